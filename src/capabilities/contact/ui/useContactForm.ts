import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SendContactMessageDocument } from '#generated/operations.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { type ContactMessage, contactInput } from '../contact.input.ts';
import { contactDraft } from './contact-draft.ts';

const EMPTY: ContactMessage = { name: '', email: '', subject: '', message: '' };

/**
 * The form for a message to the operator, with name and address of a member filled in. Its content is stored in the browser until it is
 * sent.
 *
 * @param onSent called once the server has accepted the message
 */
export function useContactForm(onSent: () => void): SchemaForm<ContactMessage> {
  const viewer = useViewer();
  const [isRestored, setIsRestored] = useState(false);
  const form = useSchemaForm(contactInput, {
    send: async (message) => {
      if (viewer) await postGraphql(SendContactMessageDocument, message);
      else await asHuman('contact', (shown) => postGraphql(SendContactMessageDocument, message, undefined, shown));
      contactDraft.forget();
      onSent();
    },
  });
  const { control, setValue } = form;
  const values = useWatch({ control });

  // Values typed, or filled in by the browser, before hydration take precedence over the stored draft.
  useEffect(() => {
    const stored = contactDraft.read();
    const own = viewer ? { name: `${viewer.firstName} ${viewer.lastName}`.trim(), email: viewer.email } : {};
    for (const field of Object.keys(EMPTY) as (keyof ContactMessage)[]) {
      const known = stored[field] || (own as Partial<ContactMessage>)[field];
      if (known && !control._formValues[field]) setValue(field, known);
    }
    setIsRestored(true);
  }, [viewer, control, setValue]);
  useEffect(() => {
    if (isRestored) contactDraft.keep({ ...EMPTY, ...values });
  }, [isRestored, values]);
  return form;
}
