import { AppError } from '#kernel/app-error.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import type { Translator } from '#kit/i18n/translator.ts';

/**
 * The error to show for a failed login: the one of the server, `account.login.unknown` where the server gave none, or `error.auth.failed`
 * for a failure in the browser.
 *
 * @source docs/reference/errors.md, "Messages on pages"
 */
export function loginFailure(text: Translator['text'], cause: unknown): AppError {
  if (!(cause instanceof AppError)) {
    reportFailure(cause);
    return new AppError('error.auth.failed', { code: 401, cause });
  }
  const { messageId, code, values } = cause;
  if (messageId === 'error.internal') return new AppError('account.login.unknown', { code, values, cause });
  if (messageId !== 'error.auth.provider') return cause;
  // The server sends a code of the reason, which is shown as its text.
  return new AppError(messageId, { code, values: { reason: text(`account.signIn.fault.${values.reason}`) }, cause });
}
