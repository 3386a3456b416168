import { BRAND } from '#kernel/brand.ts';

/** Words of a note that the server does not have yet; they go with a logout. @source docs/reference/workspace.md, "Drafts" */
const keyOf = (accountId: number, activeOfferId: number): string =>
  `${BRAND.storagePrefix}notes_${accountId}_${activeOfferId}`;

/** What somebody wrote and nobody saved; null without anything. */
export function readNoteDraft(accountId: number, activeOfferId: number): string | null {
  try {
    return localStorage.getItem(keyOf(accountId, activeOfferId));
  } catch {
    return null;
  }
}

/** Forgets words that were saved; what was written meanwhile waits for its own turn. */
export function forgetDraft(accountId: number, activeOfferId: number, saved: string): void {
  if (readNoteDraft(accountId, activeOfferId) === saved) writeNoteDraft(accountId, activeOfferId, null);
}

/** Keeps what is written until it is saved; null forgets it. */
export function writeNoteDraft(accountId: number, activeOfferId: number, note: string | null): void {
  try {
    if (note === null) localStorage.removeItem(keyOf(accountId, activeOfferId));
    else localStorage.setItem(keyOf(accountId, activeOfferId), note);
  } catch {
    // A browser that keeps nothing keeps no drafts.
  }
}
