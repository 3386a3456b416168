import { BRAND } from '#kernel/brand.ts';

/** Key of a note that the server does not have yet; logout deletes it. @source docs/reference/workspace.md, "Drafts" */
const keyOf = (accountId: number, activeOfferId: number): string =>
  `${BRAND.storagePrefix}notes_${accountId}_${activeOfferId}`;

/** The unsaved text of a note; null without any. */
export function readNoteDraft(accountId: number, activeOfferId: number): string | null {
  try {
    return localStorage.getItem(keyOf(accountId, activeOfferId));
  } catch {
    return null;
  }
}

/** Deletes a draft that was saved; text written meanwhile stays for the next save. */
export function forgetDraft(accountId: number, activeOfferId: number, saved: string): void {
  if (readNoteDraft(accountId, activeOfferId) === saved) writeNoteDraft(accountId, activeOfferId, null);
}

/** Stores the text until it is saved; null deletes it. */
export function writeNoteDraft(accountId: number, activeOfferId: number, note: string | null): void {
  try {
    if (note === null) localStorage.removeItem(keyOf(accountId, activeOfferId));
    else localStorage.setItem(keyOf(accountId, activeOfferId), note);
  } catch {
    // Without storage there are no drafts.
  }
}
