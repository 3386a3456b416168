import { BRAND } from '#kernel/brand.ts';

/**
 * Beginnings of the keys of drafts: listings for sale and for rent, estimates, messages to the house, problems with listings,
 * notes to homes, and messages to people; and the homes that were seen, which by then are the account's.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
const DRAFT_PREFIXES = ['quotes_', 'estimate_', 'contact_', 'report_', 'notes_', 'message_', 'seen_offers'].map(
  (name) => BRAND.storagePrefix + name,
);

/** The database of pictures that wait for their listing to be sent. @source docs/reference/workspace.md, "Drafts" */
const PICTURES_DATABASE = `${BRAND.storagePrefix}pictures`;

/**
 * Takes the drafts of whoever was signed in out of this browser, with their pictures; all else that it keeps stays.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (DRAFT_PREFIXES.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key);
    }
    // At once, or as soon as no page has it open any more.
    if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(PICTURES_DATABASE);
  } catch {
    // A browser that keeps nothing has no drafts.
  }
}
