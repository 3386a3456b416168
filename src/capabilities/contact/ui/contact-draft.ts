import { DAY_MS } from '#kernel/time.ts';
import { draftStore, textFields } from '#kit/drafts/draft-store.ts';
import type { ContactMessage } from '../contact.input.ts';

/** Fields of an unfinished message. */
export type ContactDraft = Partial<ContactMessage>;

const store = draftStore<ContactDraft>({
  prefix: 'contact_',
  schema: textFields(['name', 'email', 'subject', 'message']),
  longestMs: 7 * DAY_MS,
});

/** The draft of this browser. A draft without a subject and a message is not stored. */
export const contactDraft = {
  read: (): ContactDraft => store.read('draft') ?? {},
  keep: (draft: ContactDraft): boolean => store.write('draft', draft.subject || draft.message ? draft : null),
  forget: (): boolean => store.write('draft', null),
};
