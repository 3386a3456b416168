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
 * The form for a message to the operator. What is written is kept in the browser until it was sent; members find their name
 * and address filled in.
 *
 * @param onSent called once the house has the message
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

  // What somebody typed, or the browser filled in, before the scripts came is worth more than what was kept.
  useEffect(() => {
    const kept = contactDraft.read();
    const own = viewer ? { name: `${viewer.firstName} ${viewer.lastName}`.trim(), email: viewer.email } : {};
    for (const field of Object.keys(EMPTY) as (keyof ContactMessage)[]) {
      const known = kept[field] || (own as Partial<ContactMessage>)[field];
      if (known && !control._formValues[field]) setValue(field, known);
    }
    setIsRestored(true);
  }, [viewer, control, setValue]);
  useEffect(() => {
    if (isRestored) contactDraft.keep({ ...EMPTY, ...values });
  }, [isRestored, values]);
  return form;
}
