import { AppError } from '#kernel/app-error.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { addToDataLayer } from '#kit/consent/data-layer.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { postRest } from '#kit/graphql/rest.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { userLanguageOf } from '../../account.ts';
import type { RegisterInput } from './register-form.ts';

/** Whether an error is a failure of the server, not of the input. */
const isOurFault = ({ code }: AppError): boolean => code >= 500;

/**
 * Creates an account and signs it in.
 *
 * @returns a function that throws AppError: `error.account.exists`, `error.validation` or another failure
 * @source docs/reference/screens.md, "Registration"; docs/reference/errors.md, "Messages on pages"
 */
export function useRegister(): (input: RegisterInput) => Promise<void> {
  const { locale } = useLocale();
  return async ({ firstName, lastName, email, password, phone, newsletter }) => {
    const body = { firstName, lastName, email, password, phone, newsletter, uiLang: userLanguageOf(locale) };
    try {
      const { id } = await asHuman('register', (shown) => postRest<{ id: number }>('/register', body, shown));
      addToDataLayer('account-created', { userId: id });
    } catch (cause) {
      const error = namedFailure(cause);
      if (isOurFault(error)) toasts.show('error', 'sign-in', failureToast(error));
      throw error;
    }
  };
}

/** Replaces an unexpected error by `account.register.failed`. */
function namedFailure(cause: unknown): AppError {
  if (cause instanceof AppError && cause.messageId !== 'error.internal') return cause;
  return new AppError('account.register.failed', { code: 500, cause });
}
