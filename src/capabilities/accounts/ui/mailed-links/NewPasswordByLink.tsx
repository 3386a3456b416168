import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { atFieldErrors } from '../at-field-errors.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { refreshViewer } from '../refresh-viewer.ts';
import { withRepeatedPassword } from '../repeated-password.ts';
import { isInvalidLink } from '../valid-link.ts';

const newPasswordForm = withRepeatedPassword({});

type NewPasswordByLinkProps = {
  submitText: string;
  /** Uses the mailed link with the new password. */
  send: (newPassword: string) => Promise<unknown>;
  onDone: () => void;
  onInvalid: () => void;
};

/** Form for a new password, by a mailed link. */
export function NewPasswordByLink({ submitText, send, onDone, onInvalid }: NewPasswordByLinkProps) {
  const { text } = useLocale();
  const form = useSchemaForm(newPasswordForm, {
    send: async ({ password }) => {
      try {
        await send(password).catch(atFieldErrors({ newPassword: 'password' }));
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
      <NewPasswordFields field={form.field} label={text('account.newPassword')} />
    </Form>
  );
}
