import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { RegisterPanel } from '#capabilities/accounts/ui/register/RegisterPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The registration form on a page of its own. @param onSignedIn called after sign-in */
export function RegisterPage({ onSignedIn }: { onSignedIn: () => void }) {
  const { text } = useLocale();
  return (
    <AccountCard title={text('account.register.title')}>
      <RegisterPanel onSignedIn={onSignedIn} />
    </AccountCard>
  );
}
