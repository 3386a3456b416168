import { useState } from 'react';
import { AccountCard } from '#capabilities/accounts/ui/AccountCard.tsx';
import { atFieldErrors } from '#capabilities/accounts/ui/at-field-errors.ts';
import { InvalidLink } from '#capabilities/accounts/ui/mailed-links/InvalidLink.tsx';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { refreshViewer } from '#capabilities/accounts/ui/refresh-viewer.ts';
import { isInvalidLink } from '#capabilities/accounts/ui/valid-link.ts';
import { ChangeEmailDocument } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { newEmailInput } from './new-email-input.ts';

type NewEmailProps = { secret: string; viewer: Viewer; hasPassword: boolean };

/** Takes the new address, by the link that was mailed to the present one. */
export function NewEmail({ secret, viewer, hasPassword }: NewEmailProps) {
  const { text, locale } = useLocale();
  const [step, setStep] = useState<'ready' | 'invalid' | { changedTo: string }>('ready');
  if (step === 'invalid') {
    return (
      <InvalidLink>
        <LinkButton href={buildPath('changeEmail', locale)}>{text('account.link.renew')}</LinkButton>
      </InvalidLink>
    );
  }
  if (step !== 'ready') {
    return (
      <AccountCard key="done" title={text('account.changeEmail.done')} isNews>
        <p>{text('account.changeEmail.doneText', { email: step.changedTo })}</p>
        <LinkButton href={buildPath('myAccount', locale)}>{text('account.toAccount')}</LinkButton>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={text('account.changeEmail.title')}>
      <p>{text('account.changeEmail.text')}</p>
      <NeedsScript />
      <NewEmailForm
        change={{ id: secret, oldEmail: viewer.email }}
        hasPassword={hasPassword}
        onDone={(changedTo) => setStep({ changedTo })}
        onInvalid={() => setStep('invalid')}
      />
    </AccountCard>
  );
}

type NewEmailFormProps = {
  change: { id: string; oldEmail: string };
  hasPassword: boolean;
  onDone: (newEmail: string) => void;
  onInvalid: () => void;
};

function NewEmailForm({ change, hasPassword, onDone, onInvalid }: NewEmailFormProps) {
  const { text } = useLocale();
  const form = useSchemaForm(newEmailInput(hasPassword), {
    send: async ({ newEmail, password }) => {
      const input = { ...change, newEmail, password: password ?? null };
      const proof = hasPassword ? { proof: 'password' } : {};
      try {
        await execute(ChangeEmailDocument, input).catch(atFieldErrors({ ...proof, email: 'newEmail' }));
      } catch (error) {
        if (isInvalidLink(error)) return onInvalid();
        throw error;
      }
      toasts.show('success', 'account', { text: 'account.changeEmail.changed' });
      onDone(newEmail);
      await refreshViewer();
    },
  });
  return (
    <Form form={form} submitText={text('account.changeEmail.submit')}>
      <TextField
        {...form.field('newEmail')}
        label={text('account.newEmail')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...form.field('newEmailAgain')}
        label={text('account.newEmailAgain')}
        type="email"
        autoComplete="email"
        required
      />
      {hasPassword ? (
        <PasswordField
          {...form.field('password')}
          label={text('account.password')}
          autoComplete="current-password"
          required
        />
      ) : (
        <p className="text-muted">{text('account.changeEmail.noPassword')}</p>
      )}
    </Form>
  );
}
