import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { EmailForm } from '#capabilities/accounts/ui/sign-in/EmailForm.tsx';
import { asksToReauthenticate } from '#capabilities/accounts/ui/sign-in/ReauthenticationForm.tsx';
import { ConfirmEmailDocument, ResendConfirmationEmailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { ReauthenticateToConfirm } from './ReauthenticateToConfirm.tsx';

/** Confirms the address of an account. @param secret of the mail's link */
export function ConfirmAccountPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const [step, setStep] = useState<'link' | 'prove' | 'done' | 'invalid'>('link');
  const done = (
    <AccountCard key="done" title={text('account.confirm.done')} isNews>
      <p>{text('account.confirm.doneText')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={buildPath('home', locale)}>{text('account.toSearch')}</LinkButton>
        <LinkButton href={buildPath('myAccount', locale)} variant="secondary">
          {text('account.toAccount')}
        </LinkButton>
      </div>
    </AccountCard>
  );
  const renewal = (
    <EmailForm
      submitText={text('account.confirm.resend')}
      sent="account.confirm.sent"
      send={(email) => execute(ResendConfirmationEmailDocument, { email })}
    />
  );
  const run = async (): Promise<void> => {
    try {
      await execute(ConfirmEmailDocument, { id: secret });
      await refreshViewer();
      setStep('done');
    } catch (error) {
      if (!asksToReauthenticate(error)) throw error;
      setStep('prove');
    }
  };
  if (step === 'done') return done;
  if (step === 'invalid') return <InvalidLink>{renewal}</InvalidLink>;
  if (step === 'prove')
    return (
      <ReauthenticateToConfirm secret={secret} onDone={() => setStep('done')} onInvalid={() => setStep('invalid')} />
    );
  return (
    <MailLinkAction
      title={text('account.confirm.title')}
      button={{ children: text('account.confirm.submit') }}
      run={run}
      done={done}
      renewal={renewal}
    >
      <p>{text('account.confirm.text')}</p>
    </MailLinkAction>
  );
}
