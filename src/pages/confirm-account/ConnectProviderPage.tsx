import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/MailLinkAction.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { LinkIdentityDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths.ts';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Lets an account be signed in to by a provider, too. @param secret of the mail's link */
export function ConnectProviderPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const toLogin = <LinkButton href={buildPath('login', locale)}>{text('account.login.title')}</LinkButton>;
  return (
    <MailLinkAction
      title={text('account.connect.title')}
      button={{ children: text('account.connect.submit') }}
      run={async () => {
        await execute(LinkIdentityDocument, { id: secret });
        await refreshViewer();
      }}
      done={
        <AccountCard key="done" title={text('account.connect.done')} isNews>
          <p>{text('account.connect.doneText')}</p>
          {toLogin}
        </AccountCard>
      }
      renewal={
        <>
          <p>{text('account.connect.renew')}</p>
          {toLogin}
        </>
      }
    >
      <p>{text('account.connect.text')}</p>
    </MailLinkAction>
  );
}
