import { DRAFT_DATABASES, DRAFT_KEYS } from '#generated/draft-keys.ts';
import { BRAND } from '#kernel/brand.ts';

const isDraft = (key: string): boolean => DRAFT_KEYS.some((name) => key.startsWith(BRAND.storagePrefix + name));

/**
 * Removes what capabilities store of the member in this browser, by their manifests: drafts with their pictures, and homes that were
 * seen, which by then are the account's. All else stays.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isDraft(key)) localStorage.removeItem(key);
    }
    // At once, or as soon as no page has it open any more.
    if (typeof indexedDB !== 'undefined')
      for (const name of DRAFT_DATABASES) indexedDB.deleteDatabase(BRAND.storagePrefix + name);
  } catch {
    // Without storage there are no drafts.
  }
}
