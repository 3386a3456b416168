import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { EmailForm } from '#capabilities/accounts/ui/EmailForm.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/MailLinkAction.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { ConfirmEmailDocument, ResendConfirmationEmailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths.ts';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Confirms the address of an account. @param secret of the mail's link */
export function ConfirmAccountPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  return (
    <MailLinkAction
      title={text('account.confirm.title')}
      button={{ children: text('account.confirm.submit') }}
      run={async () => {
        await execute(ConfirmEmailDocument, { id: secret });
        await refreshViewer();
      }}
      done={
        <AccountCard key="done" title={text('account.confirm.done')} isNews>
          <p>{text('account.confirm.doneText')}</p>
          <LinkButton href={buildPath('myAccount', locale)}>{text('account.toAccount')}</LinkButton>
        </AccountCard>
      }
      renewal={
        <EmailForm
          submitText={text('account.confirm.resend')}
          sentText={text('account.confirm.sent')}
          send={(email) => execute(ResendConfirmationEmailDocument, { email })}
        />
      }
    >
      <p>{text('account.confirm.text')}</p>
    </MailLinkAction>
  );
}
