import { SendContactMessageDocument } from '#generated/operations.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { useFormDraft } from '#kit/forms/useFormDraft.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { type ContactMessage, contactInput } from '../contact.input.ts';
import { contactDraft } from './contact-draft.ts';

/**
 * The form for a message to the operator, with name and address of a member filled in. Its content is stored in the browser until it is
 * sent.
 *
 * @param onSent called once the server has accepted the message
 */
export function useContactForm(onSent: () => void): SchemaForm<ContactMessage> {
  const viewer = useViewer();
  const form = useSchemaForm(contactInput, {
    send: async (message) => {
      if (viewer) await postGraphql(SendContactMessageDocument, message);
      else await asHuman('contact', (shown) => postGraphql(SendContactMessageDocument, message, undefined, shown));
      forgetDraft();
      onSent();
    },
  });
  const forgetDraft = useFormDraft(form, contactDraft, known);
  return form;
}

const known = ({ firstName, lastName, email }: Viewer) => ({ name: `${firstName} ${lastName}`.trim(), email });
