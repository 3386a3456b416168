import { BRAND } from '#kernel/brand.ts';

const KEY = `${BRAND.storagePrefix}map_moves`;

/** Whether map moves update the search; stored on this device, on by default. */
export function movesSearch(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

/** Stores the choice where the browser allows. */
export function chooseMovesSearch(searches: boolean): void {
  try {
    localStorage.setItem(KEY, String(searches));
  } catch {
    // Without storage the choice lasts for this page only.
  }
}
