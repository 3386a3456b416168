import { AppError } from '#kernel/app-error.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Translator } from '#kit/i18n/translator.ts';

/**
 * How a failed login is told: as the server names it; `account.login.unknown` where it names nothing; `error.auth.failed` for what
 * failed in the browser.
 *
 * @source docs/reference/errors.md, "What pages say"
 */
export function loginFailure(text: Translator['text'], cause: unknown): AppError {
  if (!(cause instanceof AppError)) {
    reportFailure(cause);
    return new AppError('error.auth.failed', { code: 401, cause });
  }
  const { messageId, code, values } = cause;
  if (messageId === 'error.internal') return new AppError('account.login.unknown', { code, values, cause });
  if (messageId !== 'error.auth.provider') return cause;
  // The server names the reason, the reader wants its words.
  return new AppError(messageId, { code, values: { reason: text(`account.signIn.fault.${values.reason}`) }, cause });
}
