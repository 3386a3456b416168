import { LoginDocument, type LoginMutation, type LoginMutationVariables } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loginFailure } from './login-failure.ts';

/** Answer to a right first factor. */
export type LoginAnswer = LoginMutation['login'];

/**
 * Signs in by password or by a provider. A failure also shows a toast.
 *
 * @returns a function that throws AppError, as `loginFailure` names it
 * @source docs/reference/errors.md, "Messages on pages"
 */
export function useLogin(): (factor: LoginMutationVariables) => Promise<LoginAnswer> {
  const { text } = useLocale();
  return async (factor) => {
    try {
      return (await execute(LoginDocument, factor)).login;
    } catch (cause) {
      const error = loginFailure(text, cause);
      toasts.show('error', 'sign-in', failureToast(error));
      throw error;
    }
  };
}
