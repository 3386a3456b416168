import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { SignInFirst } from '#capabilities/accounts/ui/sign-in/SignInFirst.tsx';
import { DeleteAccountDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { DeletionEffects } from './DeletionEffects.tsx';

/** Deletes the account of the signed-in member. @param secret of the mail's link */
export function ConfirmDeletionPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  const [isDone, setIsDone] = useState(false);
  if (!viewer && !isDone) {
    return (
      <AccountCard title={text('account.delete.title')}>
        <DeletionEffects />
        <SignInFirst wanted={buildPath('deleteAccount', locale, { token: secret })}>
          {text('account.delete.signInFirst')}
        </SignInFirst>
      </AccountCard>
    );
  }
  return (
    <MailLinkAction
      title={text('account.delete.title')}
      button={{ children: text('account.delete.submit'), variant: 'danger' }}
      run={async () => {
        await execute(DeleteAccountDocument, { id: secret });
        setIsDone(true);
        await refreshViewer();
      }}
      done={
        <AccountCard key="done" title={text('account.delete.done')} isNews>
          <p>{text('account.delete.doneText')}</p>
          <LinkButton href={buildPath('home', locale)}>{text('notFound.home')}</LinkButton>
        </AccountCard>
      }
      renewal={<LinkButton href={buildPath('deleteAccount', locale)}>{text('account.link.renew')}</LinkButton>}
    >
      <DeletionEffects />
    </MailLinkAction>
  );
}
