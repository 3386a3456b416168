import { Button } from '#kit/design/buttons/Button.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PROVIDER_NAMES } from '../../account.ts';
import { TermsSentence } from '../Consents.tsx';
import type { LoginAnswer } from '../useLogin.ts';
import { useSignInProviders } from './useSignInProviders.ts';
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
