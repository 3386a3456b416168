import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { UndoEmailChangeDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Reverts a change of the address. @param secret of the mail's link */
export function UndoEmailChangePage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  return (
    <MailLinkAction
      title={text('account.undoEmail.title')}
      button={{ children: text('account.undoEmail.submit') }}
      run={async () => {
        await execute(UndoEmailChangeDocument, { id: secret });
        await refreshViewer();
      }}
      done={
        <AccountCard key="done" title={text('account.undoEmail.done')} isNews>
          <p>{text('account.undoEmail.doneText')}</p>
          <LinkButton href={buildPath('forgotPassword', locale)}>{text('account.forgot.title')}</LinkButton>
        </AccountCard>
      }
      renewal={
        <>
          <p>{text('account.undoEmail.renew')}</p>
          <LinkButton href={buildPath('contact', locale)}>{text('account.contact')}</LinkButton>
        </>
      }
    >
      <p>{text('account.undoEmail.text')}</p>
    </MailLinkAction>
  );
}
