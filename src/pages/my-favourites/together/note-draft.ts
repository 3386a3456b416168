import { draftStore, guarded } from '#kit/drafts/draft-store.ts';

/** Texts of notes that the server does not have yet, by member and home. */
const store = draftStore<string>({
  prefix: 'notes_',
  schema: guarded((stored) => typeof stored === 'string'),
  format: 'text',
});

const nameOf = (accountId: number, activeOfferId: number): string => `${accountId}_${activeOfferId}`;

/** The unsaved text of a note; null without any. */
export const readNoteDraft = (accountId: number, activeOfferId: number): string | null =>
  store.read(nameOf(accountId, activeOfferId));

/** Deletes a draft that was saved; text written meanwhile stays for the next save. */
export function forgetDraft(accountId: number, activeOfferId: number, saved: string): void {
  if (readNoteDraft(accountId, activeOfferId) === saved) store.write(nameOf(accountId, activeOfferId), null);
}

/** Stores the text until it is saved. */
export const writeNoteDraft = (accountId: number, activeOfferId: number, note: string): boolean =>
  store.write(nameOf(accountId, activeOfferId), note);
