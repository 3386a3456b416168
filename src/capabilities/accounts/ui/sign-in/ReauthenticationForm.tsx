import { AppError } from '#kernel/app-error.ts';
import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { atFieldErrors } from '../at-field-errors.ts';
import { refreshViewer } from '../refresh-viewer.ts';
import { isInvalidLink } from '../valid-link.ts';
import { reauthenticationForm } from './reauthentication-form.ts';

/** Whether an error requires a reauthentication. */
export const asksToReauthenticate = (error: unknown): boolean =>
  error instanceof AppError && error.messageId === 'error.auth.reauth';

type ReauthenticationFormProps = {
  /** Explains which password is meant, and why it is required. */
  hint: string;
  submitText: string;
  /** Uses the mailed link with the password. */
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  onInvalid: () => void;
};

/** Form for the account's password, which a mailed link requires. */
export function ReauthenticationForm({ hint, submitText, send, onDone, onInvalid }: ReauthenticationFormProps) {
  const { text } = useLocale();
  const form = useSchemaForm(reauthenticationForm, {
    defaultValues: { password: '' },
    send: async ({ password }) => {
      try {
        await send(password).catch(atFieldErrors({ proof: 'password' }));
      } catch (error) {
        if (isInvalidLink(error)) return onInvalid();
        throw error;
      }
      await refreshViewer();
      onDone();
    },
  });
  return (
    <Form form={form} submitText={submitText} submitLook={{ className: 'w-full' }}>
      <PasswordField
        label={text('account.password')}
        hint={hint}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
    </Form>
  );
}
