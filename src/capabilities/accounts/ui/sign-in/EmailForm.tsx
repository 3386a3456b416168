import { useState } from 'react';
import { z } from '#kernel/schema.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { emailInput } from '../../account.input.ts';

type EmailFormProps = {
  submitText: string;
  send: (email: string) => Promise<unknown>;
  /** Text id of the confirmation, the same for addresses with and without an account. */
  sent: string;
};

/** Form for the address of a requested mail. */
export function EmailForm({ submitText, send, sent }: EmailFormProps) {
  const { text } = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm(z.object({ email: emailInput }), {
    send: async ({ email }) => {
      await send(email);
      setSentTo(email);
      toasts.show('success', 'mail', { text: sent });
    },
  });
  return (
    <>
      <div role="status">
        {sentTo !== null && (
          <p className="rounded-md bg-lake-tint px-4 py-3">{text('account.mail.sentTo', { email: sentTo })}</p>
        )}
      </div>
      <Form
        form={form}
        submitText={sentTo === null ? submitText : text('account.mail.again')}
        submitLook={{ className: 'w-full' }}
      >
        <TextField {...form.field('email')} label={text('account.email')} type="email" autoComplete="email" required />
      </Form>
    </>
  );
}
