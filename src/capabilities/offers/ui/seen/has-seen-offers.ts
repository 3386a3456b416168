import { BRAND } from '#kernel/brand.ts';

/** Storage key of the homes viewed on this device. @source docs/reference/appearance.md, "Seen homes" */
export const SEEN_KEY = `${BRAND.storagePrefix}seen_offers`;

/** Whether there may be homes to mark; false without storage. */
export function hasSeenOffers(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return false;
  }
}
