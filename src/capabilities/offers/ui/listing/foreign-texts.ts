import { BRAND } from '#kernel/brand.ts';

/** Storage key: `hidden` on a device whose reader collapsed a foreign text; absent on others. */
const KEY = `${BRAND.storagePrefix}foreign_texts`;

/**
 * Collapses a text where the reader collapsed another one before, and stores their choice for this one.
 *
 * @returns a function that stops storing
 */
export function storeFolding(folding: HTMLDetailsElement | null): () => void {
  if (folding === null) return () => {};
  if (areHidden()) folding.open = false;
  const onToggle = (): void => setHidden(!folding.open);
  folding.addEventListener('toggle', onToggle);
  return () => folding.removeEventListener('toggle', onToggle);
}

function areHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === 'hidden';
  } catch {
    return false;
  }
}

/** Without storage the next text is shown again. */
function setHidden(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(KEY, 'hidden');
    else localStorage.removeItem(KEY);
  } catch {}
}
