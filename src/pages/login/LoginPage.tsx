import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { LoginPanel } from '#capabilities/accounts/ui/sign-in/LoginPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The sign-in form on a page of its own. @param onSignedIn called after sign-in */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { text } = useLocale();
  return (
    <AccountCard title={text('account.login.title')}>
      <LoginPanel onSignedIn={onSignedIn} />
    </AccountCard>
  );
}
