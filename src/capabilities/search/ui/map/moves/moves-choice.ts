import { BRAND } from '#kernel/brand.ts';

const KEY = `${BRAND.storagePrefix}map_moves`;

/** Whether moving the map searches what it shows then; remembered on this device, on unless switched off. */
export function movesSearch(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

/** Remembers the choice where the browser allows. */
export function chooseMovesSearch(searches: boolean): void {
  try {
    localStorage.setItem(KEY, String(searches));
  } catch {
    // A browser that keeps nothing forgets this, too.
  }
}
