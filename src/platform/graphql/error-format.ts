import { AppError, type ErrorValues } from '#kernel/app-error.ts';
import { englishText } from '#platform/i18n/messages.ts';

/** How an error looks to the caller. @source rules §7 */
export interface PublicError {
  message: string;
  extensions: { messageId: string; code: number; values: ErrorValues };
}

/** What the log hears of an error that is no `AppError`. */
export type ReportDefect = (error: unknown) => void;

const POSTGRES = { queryCanceled: '57014', tooManyConnections: '53300', adminShutdown: '57P01' };
const UNAVAILABLE_CODES: readonly unknown[] = [...Object.values(POSTGRES), 'ECONNREFUSED', 'ECONNRESET', '57P03'];

/**
 * Turns whatever was thrown into what the caller may know. A defect is reported in full and shown as
 * `error.internal` with the id of the request.
 */
export function publicError(thrown: unknown, requestId: string, report: ReportDefect): PublicError {
  const error = rootOf(thrown);
  if (error instanceof AppError) return described(error.messageId, error.code, error.values);
  const { extensions, code } = error as { extensions?: { tooComplex?: string }; code?: unknown };
  if (extensions?.tooComplex) return described('error.request.tooComplex', 400, { limit: extensions.tooComplex });
  if (isDocumentFault(error)) return described('error.request.malformed', 400, {});
  report(error);
  if (UNAVAILABLE_CODES.includes(code)) return described('error.unavailable', 503, { requestId });
  return described('error.internal', 500, { requestId });
}

function described(messageId: string, code: number, values: ErrorValues): PublicError {
  return { message: englishText(messageId, values), extensions: { messageId, code, values } };
}

/** GraphQL wraps what resolvers throw. */
function rootOf(error: unknown): unknown {
  const original = (error as { originalError?: unknown } | null)?.originalError;
  return original === undefined ? error : rootOf(original);
}

/** Syntax, unknown fields and wrong variables: found by GraphQL itself, before any resolver ran. */
function isDocumentFault(error: unknown): boolean {
  return (
    (error as Error | null)?.name === 'GraphQLError' ||
    (error as { code?: string } | null)?.code === 'MER_ERR_GQL_VALIDATION'
  );
}
