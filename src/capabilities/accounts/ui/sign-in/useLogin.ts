import { LoginDocument, type LoginMutation, type LoginMutationVariables } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureWords } from '#kit/forms/form-texts.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Translator } from '#kit/i18n/translator.ts';

/** What a first factor that was right leads to. */
export type LoginAnswer = LoginMutation['login'];

/**
 * Signs in, by password or by a provider. A failure is told by a toast, too.
 *
 * @returns a function that throws AppError; what was not expected is `error.auth.failed`
 * @source docs/reference/errors.md, "What pages say"
 */
export function useLogin(): (factor: LoginMutationVariables) => Promise<LoginAnswer> {
  const { text } = useLocale();
  return async (factor) => {
    try {
      return (await execute(LoginDocument, factor)).login;
    } catch (cause) {
      const error = namedFailure(text, cause);
      toasts.show('error', 'sign-in', failureWords(error));
      throw error;
    }
  };
}

function namedFailure(text: Translator['text'], cause: unknown): AppError {
  if (!(cause instanceof AppError)) {
    reportFailure(cause);
    return new AppError('error.auth.failed', { code: 401, cause });
  }
  const { messageId, code, values } = cause;
  if (messageId !== 'error.auth.provider') return cause;
  // The server names the reason, the reader wants its words.
  return new AppError(messageId, { code, values: { reason: text(`account.signIn.fault.${values.reason}`) }, cause });
}
