import { useState } from 'react';
import type { ToastWords } from '#kit/design/feedback/toast-store.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { LoginProvider, type SocialProvider } from '../../account.ts';
import { type LoginAnswer, useLogin } from '../useLogin.ts';
import { askProvider, missingTokenText } from './social-popup.ts';

/** A sign-in by a provider; `waitingFor` is the provider whose popup is open. */
interface SocialSignIn {
  waitingFor: SocialProvider | null;
  signInWith: (provider: SocialProvider) => Promise<void>;
}

/**
 * Signs in by a provider's popup. Every failure shows a toast, except that the user closed the popup.
 *
 * @source docs/reference/screens.md, "Sign-in by a provider"; docs/reference/errors.md, "Messages on pages"
 */
export function useSocialSignIn(onLogin: (answer: LoginAnswer) => Promise<void>): SocialSignIn {
  const { text } = useLocale();
  const login = useLogin();
  const [waitingFor, setWaitingFor] = useState<SocialProvider | null>(null);
  const fail = (words: ToastWords): void => toasts.show('error', 'sign-in', words);

  const ask = async (provider: SocialProvider): Promise<void> => {
    const answer = await askProvider(provider);
    if (answer === null) return;
    if (answer === 'blocked') return fail({ text: 'account.social.blocked' });
    if ('error' in answer) {
      if (provider === LoginProvider.Apple && answer.error === 'cancelled') return;
      return fail({ text: 'error.auth.provider', values: { reason: text(`account.signIn.fault.${answer.error}`) } });
    }
    const { token, firstName, lastName } = answer;
    if (token === null) return fail({ text: missingTokenText(provider) });
    // `login` has shown its failure already.
    const accepted = await login({ token, provider, firstName, lastName }).catch(() => null);
    if (accepted) await onLogin(accepted);
  };
  return {
    waitingFor,
    signInWith: async (provider) => {
      setWaitingFor(provider);
      await ask(provider).finally(() => setWaitingFor(null));
    },
  };
}
