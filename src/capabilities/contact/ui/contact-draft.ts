import { formDraft } from '#kit/drafts/form-draft.ts';

/** The unsent message of this browser. A draft without a subject and a message is not stored. */
export const contactDraft = formDraft({
  prefix: 'contact_',
  fields: ['name', 'email', 'subject', 'message'],
  content: ['subject', 'message'],
});
