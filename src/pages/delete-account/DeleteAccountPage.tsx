import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { SendMailButton } from '#capabilities/accounts/ui/mailed-links/SendMailButton.tsx';
import { SignInFirst } from '#capabilities/accounts/ui/sign-in/SignInFirst.tsx';
import { DeleteAccountEmailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { DeletionEffects } from './DeletionEffects.tsx';

/** Explains how an account is deleted; a member has the link mailed from here. */
export function DeleteAccountPage() {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  return (
    <AccountCard title={text('account.delete.title')}>
      <DeletionEffects />
      {viewer ? (
        <>
          <p>{text('account.delete.how', { email: viewer.email })}</p>
          <SendMailButton send={() => execute(DeleteAccountEmailDocument, { id: viewer.id })}>
            {text('account.mail.sendLink')}
          </SendMailButton>
        </>
      ) : (
        <SignInFirst wanted={buildPath('deleteAccount', locale)}>{text('account.delete.signIn')}</SignInFirst>
      )}
    </AccountCard>
  );
}
