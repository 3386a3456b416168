import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { SendMailButton } from '#capabilities/accounts/ui/mailed-links/SendMailButton.tsx';
import { SignInFirst } from '#capabilities/accounts/ui/sign-in/SignInFirst.tsx';
import { SendChangeEmailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { NewEmail } from './NewEmail.tsx';

type ChangeEmailPageProps = {
  /** Secret of the mail's link; without one the page explains how to get it. */
  secret: string | undefined;
  /** Whether the member proves their identity by a password. */
  hasPassword: boolean;
};

/** Changes the address of an account: the link is mailed to the present one, the new one is typed here. */
export function ChangeEmailPage({ secret, hasPassword }: ChangeEmailPageProps) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  if (viewer && secret !== undefined) return <NewEmail secret={secret} viewer={viewer} hasPassword={hasPassword} />;
  return (
    <AccountCard title={text('account.changeEmail.title')}>
      {viewer ? (
        <>
          <p>{text('account.changeEmail.how', { email: viewer.email })}</p>
          <SendMailButton send={() => execute(SendChangeEmailDocument, {})}>
            {text('account.mail.sendLink')}
          </SendMailButton>
        </>
      ) : (
        <SignInFirst wanted={buildPath('changeEmail', locale, { token: secret })}>
          {text('account.changeEmail.signIn')}
        </SignInFirst>
      )}
    </AccountCard>
  );
}
