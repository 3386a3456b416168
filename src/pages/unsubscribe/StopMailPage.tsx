import { type ReactNode, useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { UnsubscribeDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Stops all mail to the address of a stop link, and allows it again. @param secret of that link */
export function StopMailPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const [isAllowed, setAllowed] = useState(false);
  const allow = (label: string): ReactNode => (
    <AllowMail secret={secret} onAllowed={() => setAllowed(true)}>
      {label}
    </AllowMail>
  );
  if (isAllowed)
    return (
      <AccountCard key="allowed" title={text('account.stop.resumed')} isNews>
        <p>{text('account.stop.resumedText')}</p>
      </AccountCard>
    );
  return (
    <MailLinkAction
      title={text('account.stop.title')}
      button={{
        children: text('account.stop.submit'),
        below: (
          <>
            <p>{text('account.stop.keep')}</p>
            {allow(text('account.stop.allow'))}
          </>
        ),
      }}
      run={() => execute(UnsubscribeDocument, { id: secret })}
      done={
        <AccountCard key="done" title={text('account.stop.done')} isNews>
          <p>{text('account.stop.doneText')}</p>
          {allow(text('account.stop.resume'))}
        </AccountCard>
      }
      renewal={
        <>
          <p>{text('account.stop.renew')}</p>
          <LinkButton href={buildPath('contact', locale)} variant="secondary">
            {text('account.contact')}
          </LinkButton>
        </>
      }
    >
      <p>{text('account.stop.text')}</p>
    </MailLinkAction>
  );
}

type AllowMailProps = { secret: string; children: ReactNode; onAllowed: () => void };

/** The button that allows mail again: the link was mailed to the address, so its owner uses it. */
function AllowMail({ secret, children, onAllowed }: AllowMailProps) {
  const { text } = useLocale();
  const isReady = useHydrated();
  const [state, setState] = useState<{ isWorking: boolean; failure: string }>({ isWorking: false, failure: '' });
  const run = async (): Promise<void> => {
    setState({ isWorking: true, failure: '' });
    try {
      await execute(UnsubscribeDocument, { id: secret, undo: true });
      onAllowed();
    } catch (error) {
      setState({ isWorking: false, failure: failureText(text, error) });
    }
  };
  return (
    <>
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {state.failure}
      </p>
      <Button variant="secondary" isLoading={state.isWorking} disabled={!isReady} onClick={() => void run()}>
        {children}
      </Button>
    </>
  );
}
