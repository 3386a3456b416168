import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { UnsubscribeDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Ends the mails of the kind that a link was mailed with. @param secret of that link */
export function UnsubscribePage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const toPreferences = (
    <LinkButton href={`${buildPath('myAccount', locale)}?section=preferences`} variant="secondary">
      {text('account.unsubscribe.preferences')}
    </LinkButton>
  );
  return (
    <MailLinkAction
      title={text('account.unsubscribe.title')}
      button={{ children: text('account.unsubscribe.submit') }}
      run={() => execute(UnsubscribeDocument, { id: secret })}
      done={
        <AccountCard key="done" title={text('account.unsubscribe.done')} isNews>
          <p>{text('account.unsubscribe.doneText')}</p>
          {toPreferences}
        </AccountCard>
      }
      renewal={
        <>
          <p>{text('account.unsubscribe.renew')}</p>
          {toPreferences}
        </>
      }
    >
      <p>{text('account.unsubscribe.text')}</p>
    </MailLinkAction>
  );
}
