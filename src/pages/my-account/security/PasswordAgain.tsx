import { atFieldErrors } from '#capabilities/accounts/ui/at-field-errors.ts';
import { reauthenticationForm } from '#capabilities/accounts/ui/sign-in/reauthentication-form.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useAccountRefresh } from '../data/useAccountChange.ts';

type PasswordAgainProps = {
  /** The purpose of the password. */
  hint: string;
  submitText: string;
  /** Id of the text that confirms the act. */
  done: string;
  send: (password: string) => Promise<unknown>;
  onCancel: () => void;
};

/** Asks for the password before a way to sign in is removed. */
export function PasswordAgain({ hint, submitText, done, send, onCancel }: PasswordAgainProps) {
  const { text } = useLocale();
  const refresh = useAccountRefresh();
  const form = useSchemaForm(reauthenticationForm, {
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await send(password).catch(atFieldErrors({ proof: 'password' }));
      toasts.show('success', 'account', { text: done });
      await refresh();
    },
  });
  return (
    <Form
      form={form}
      submitText={submitText}
      submitLook={{ variant: 'danger' }}
      beside={
        <Button variant="quiet" onClick={onCancel}>
          {text('workspace.cancel')}
        </Button>
      }
    >
      <PasswordField
        label={text('workspace.password.old')}
        hint={hint}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
    </Form>
  );
}
