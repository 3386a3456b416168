import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { NewPasswordByLink } from '#capabilities/accounts/ui/mailed-links/NewPasswordByLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { ResetPasswordDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Sets a new password by the link of a mail. @param secret of that link */
export function ResetPasswordPage({ secret }: { secret: string }) {
  const { text, locale } = useLocale();
  const [step, setStep] = useState<'ready' | 'done' | 'invalid'>('ready');
  if (step === 'done') {
    return (
      <AccountCard key="done" title={text('account.reset.doneTitle')} isNews>
        <p>{text('account.reset.doneText')}</p>
        <LinkButton href={buildPath('login', locale)}>{text('account.login.title')}</LinkButton>
      </AccountCard>
    );
  }
  if (step === 'invalid') {
    return (
      <InvalidLink>
        <LinkButton href={buildPath('forgotPassword', locale)}>{text('account.link.renew')}</LinkButton>
      </InvalidLink>
    );
  }
  const reset = async (newPassword: string): Promise<void> => {
    await execute(ResetPasswordDocument, { id: secret, newPassword });
    toasts.show('success', 'account', { text: 'account.reset.done' });
  };
  return (
    <AccountCard title={text('account.reset.title')}>
      <p>{text('account.reset.text')}</p>
      <NeedsScript />
      <NewPasswordByLink
        submitText={text('account.reset.submit')}
        send={reset}
        onDone={() => setStep('done')}
        onInvalid={() => setStep('invalid')}
      />
    </AccountCard>
  );
}
