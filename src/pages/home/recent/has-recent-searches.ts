import { BRAND } from '#kernel/brand.ts';

/** Whether this browser may have stored searches; false without storage. */
export function hasRecentSearches(): boolean {
  try {
    return localStorage.getItem(`${BRAND.storagePrefix}recent_searches`) !== null;
  } catch {
    return false;
  }
}
