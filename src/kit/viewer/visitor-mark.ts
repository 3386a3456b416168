import { BRAND } from '#kernel/brand.ts';

/** Whether the server stores data for the visitor of this browser that can cause events: a search was saved here. */
export function hasVisitorData(): boolean {
  try {
    return localStorage.getItem(`${BRAND.storagePrefix}visitor`) !== null;
  } catch {
    return false;
  }
}
