import { BRAND } from '#kernel/brand.ts';

/** Where this device remembers which homes were looked at. @source docs/reference/appearance.md, "Seen homes" */
export const SEEN_KEY = `${BRAND.storagePrefix}seen_offers`;

/** Whether there may be homes to mark; one that keeps nothing has seen nothing. */
export function hasSeenOffers(): boolean {
  try {
    return localStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return false;
  }
}
