import { BRAND } from '#kernel/brand.ts';

/** Holds `hidden` on a device whose reader folded a foreign text away; nothing on others. */
const KEY = `${BRAND.storagePrefix}foreign_texts`;

/**
 * Folds a text away where its reader did so with another one, and remembers what they do with this one.
 *
 * @returns what ends the remembering
 */
export function rememberFolding(folding: HTMLDetailsElement | null): () => void {
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

/** A browser that keeps nothing shows the next text again. */
function setHidden(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(KEY, 'hidden');
    else localStorage.removeItem(KEY);
  } catch {}
}
