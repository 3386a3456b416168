import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { atFields } from '#capabilities/accounts/ui/at-fields.ts';
import { InvalidLink, isInvalidLink } from '#capabilities/accounts/ui/InvalidLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { NewPasswordFields } from '#capabilities/accounts/ui/NewPasswordFields.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { withRepeatedPassword } from '#capabilities/accounts/ui/repeated-password.ts';
import { ResetPasswordDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths.ts';
import { LinkButton } from '#kit/design/LinkButton.tsx';
import { toasts } from '#kit/design/useToasts.ts';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

const newPasswordForm = withRepeatedPassword({});

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
  return (
    <AccountCard title={text('account.reset.title')}>
      <p>{text('account.reset.text')}</p>
      <NeedsScript />
      <NewPasswordForm secret={secret} onDone={() => setStep('done')} onInvalid={() => setStep('invalid')} />
    </AccountCard>
  );
}

type NewPasswordFormProps = { secret: string; onDone: () => void; onInvalid: () => void };

function NewPasswordForm({ secret, onDone, onInvalid }: NewPasswordFormProps) {
  const { text } = useLocale();
  const form = useSchemaForm(newPasswordForm, {
    send: async ({ password }) => {
      try {
        const wish = { id: secret, newPassword: password };
        await execute(ResetPasswordDocument, wish).catch(atFields({ newPassword: 'password' }));
      } catch (error) {
        if (isInvalidLink(error)) return onInvalid();
        throw error;
      }
      toasts.show('success', text('account.reset.done'));
      await refreshViewer();
      onDone();
    },
  });
  return (
    <Form form={form} submitText={text('account.reset.submit')}>
      <NewPasswordFields field={form.field} label={text('account.newPassword')} />
    </Form>
  );
}
