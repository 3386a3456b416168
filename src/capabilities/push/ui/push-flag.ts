import { BRAND } from '#kernel/brand.ts';

/** Whose devices this browser is one of, so that pages need not ask; cleared with all else that a browser keeps of us. */
const KEY = `${BRAND.storagePrefix}push`;

/** The account that is told things on this browser, or null. */
export function pushAccount(): number | null {
  try {
    return Number(localStorage.getItem(KEY)) || null;
  } catch {
    // A browser that keeps nothing has no subscription either.
    return null;
  }
}

/** Remembers who is told things on this browser; null: nobody. */
export function rememberPushAccount(accountId: number | null): void {
  try {
    if (accountId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(accountId));
  } catch {
    // Then it is not renewed by itself, and works until the browser's service changes its address.
  }
}
