import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { EndAlertMailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Ends mails of one search, or all about homes, by the link of such a mail. @param secret of that link */
export function EndAlertMailPage({ secret, what }: { secret: string; what: 'one' | 'all' }) {
  const { text, locale } = useLocale();
  const toAlerts = (
    <LinkButton href={buildPath('myAlerts', locale)} variant="secondary">
      {text('delay.end.toAlerts')}
    </LinkButton>
  );
  return (
    <MailLinkAction
      title={text(`delay.end.${what}Title`)}
      button={{ children: text('account.unsubscribe.submit') }}
      run={() => execute(EndAlertMailDocument, { id: secret })}
      done={
        <AccountCard key="done" title={text('account.unsubscribe.done')} isNews>
          <p>{text(`delay.end.${what}Done`)}</p>
          {toAlerts}
        </AccountCard>
      }
      renewal={
        <>
          <p>{text('delay.end.renew')}</p>
          {toAlerts}
        </>
      }
    >
      <p>{text(`delay.end.${what}Text`)}</p>
    </MailLinkAction>
  );
}
