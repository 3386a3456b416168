import { AppError, type ErrorValues } from '#kernel/app-error.ts';
import { DatabaseAwayError, isConflict, isDatabaseAway } from '#platform/db/statements/database-away.ts';
import { englishText } from '#platform/i18n/messages.ts';

/** Public form of an error. @source docs/reference/errors.md, "Shape" */
export interface PublicError {
  message: string;
  extensions: { messageId: string; code: number; values: ErrorValues };
}

/** Receives an error that is no `AppError`, for the log. */
export type ReportDefect = (error: unknown) => void;

/** Time after which a caller may retry, seconds. */
const RETRY_AFTER_S = 5;

/** The public form of any thrown value. A defect is reported in full and shown as `error.internal` with the id of the request. */
export function publicError(thrown: unknown, requestId: string, report: ReportDefect): PublicError {
  const error = rootOf(thrown);
  if (error instanceof AppError) {
    const values = error.code >= 500 ? { ...error.values, requestId } : error.values;
    return described(error.messageId, error.code, values);
  }
  const { extensions, code } = error as { extensions?: { tooComplex?: string }; code?: unknown };
  if (extensions?.tooComplex) return described('error.request.tooComplex', 400, { limit: extensions.tooComplex });
  if (isDocumentFault(error)) return described('error.request.malformed', 400, unknownName(error));
  // A known outage was logged when it began.
  if (!(error instanceof DatabaseAwayError)) report(error);
  if (isDatabaseAway(error) || isConflict(error) || code === 'FST_ERR_HANDLER_TIMEOUT')
    return described('error.unavailable', 503, { requestId, retryAfter: RETRY_AFTER_S });
  return described('error.internal', 500, { requestId });
}

/** No or another session, forbidden, hidden, an invalid link, too frequent, or a malicious document. */
const SUSPICIOUS_CODES: readonly number[] = [401, 403, 404, 405, 410, 413, 415, 429];

/** Whether a refusal may answer an attempt at another person's records: those are written to the security log. */
export const isSuspicious = ({ extensions: { code, messageId } }: PublicError): boolean =>
  SUSPICIOUS_CODES.includes(code) || messageId.startsWith('error.request.');

function described(messageId: string, code: number, values: ErrorValues): PublicError {
  return { message: englishText(messageId, values), extensions: { messageId, code, values } };
}

/** GraphQL wraps errors of resolvers. */
function rootOf(error: unknown): unknown {
  const original = (error as { originalError?: unknown } | null)?.originalError;
  return original === undefined ? error : rootOf(original);
}

/** GraphQL's messages about names that the schema lacks; the first group is the name, the second its type. */
const UNKNOWN_NAMES: readonly RegExp[] = [
  /^Cannot query field "(\w{1,80})" on type "(\w{1,80})"/,
  /^Unknown argument "(\w{1,80})" on field "([\w.]{1,160})"/,
  /^Unknown type "(\w{1,80})"/,
  /Field "(\w{1,80})" is not defined by type "(\w{1,80})"/,
  /Value "(\w{1,80})" does not exist in "(\w{1,80})" enum/,
];

/** The unknown name, as `Type.name`; known names are public, in `schema.graphql`. GraphQL's suggestions are left out. */
function unknownName(error: unknown): ErrorValues {
  const { message = '' } = error as { message?: string };
  const [, name, owner] = UNKNOWN_NAMES.map((pattern) => pattern.exec(message)).find((found) => found !== null) ?? [];
  if (name === undefined) return {};
  return { unknown: owner === undefined ? name : `${owner}.${name}` };
}

/** Syntax, unknown fields and wrong variables: found by GraphQL itself, before any resolver ran. */
function isDocumentFault(error: unknown): boolean {
  return (
    (error as Error | null)?.name === 'GraphQLError' ||
    (error as { code?: string } | null)?.code === 'MER_ERR_GQL_VALIDATION'
  );
}
