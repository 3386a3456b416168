import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { MailLinkAction } from '#capabilities/accounts/ui/mailed-links/MailLinkAction.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { asksToReauthenticate, ReauthenticationForm } from '#capabilities/accounts/ui/sign-in/ReauthenticationForm.tsx';
import { LinkIdentityDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Lets an account be signed in to by a provider, too. @param secret of the mail's link */
export function ConnectProviderPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const [step, setStep] = useState<'link' | 'prove' | 'done' | 'invalid'>('link');
  const toLogin = <LinkButton href={buildPath('login', locale)}>{text('account.login.title')}</LinkButton>;
  const done = (
    <AccountCard key="done" title={text('account.connect.done')} isNews>
      <p>{text('account.connect.doneText')}</p>
      {toLogin}
    </AccountCard>
  );
  const renewal = (
    <>
      <p>{text('account.connect.renew')}</p>
      {toLogin}
    </>
  );
  const run = async (): Promise<void> => {
    try {
      await execute(LinkIdentityDocument, { id: secret });
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
      <AccountCard key="prove" title={text('account.connect.title')} isNews>
        <ReauthenticationForm
          hint={text('account.connect.prove')}
          submitText={text('account.connect.submit')}
          send={(password) => execute(LinkIdentityDocument, { id: secret, password })}
          onDone={() => setStep('done')}
          onInvalid={() => setStep('invalid')}
        />
      </AccountCard>
    );
  return (
    <MailLinkAction
      title={text('account.connect.title')}
      button={{ children: text('account.connect.submit') }}
      run={run}
      done={done}
      renewal={renewal}
    >
      <p>{text('account.connect.text')}</p>
    </MailLinkAction>
  );
}
