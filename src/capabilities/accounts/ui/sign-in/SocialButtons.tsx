import { useEffect, useState } from 'react';
import { SignInProvidersDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { isSocialProvider, PROVIDER_NAMES, type SocialProvider } from '../../account.ts';
import { TermsSentence } from '../Consents.tsx';
import type { LoginAnswer } from '../useLogin.ts';
import { useSocialSignIn } from './useSocialSignIn.ts';

type SocialButtonsProps = { onLogin: (answer: LoginAnswer) => Promise<void> };

/** One button for each configured provider, below the form; nothing without providers. */
export function SocialButtons({ onLogin }: SocialButtonsProps) {
  const { text } = useLocale();
  const providers = useSignInProviders();
  const { waitingFor, signInWith } = useSocialSignIn(onLogin);
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text('account.or')}
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          isLoading={waitingFor === provider}
          disabled={waitingFor !== null && waitingFor !== provider}
          onClick={() => void signInWith(provider)}
        >
          {text('account.social.continue', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      <p className="text-xs text-muted">
        <TermsSentence id="account.social.terms" />
      </p>
    </div>
  );
}

let known: readonly SocialProvider[] | null = null;

/** Configured providers; empty until they are loaded, and when loading fails. */
function useSignInProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState(known ?? []);
  useEffect(() => {
    if (known !== null) return;
    const ask = async (): Promise<void> => {
      const { signInProviders } = await execute(SignInProvidersDocument, {});
      known = signInProviders.filter(isSocialProvider);
      setProviders(known);
    };
    ask().catch(reportFailure);
  }, []);
  return providers;
}
