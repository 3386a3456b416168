import { BRAND } from '#kernel/brand.ts';

/** Whether something is kept for the visitor of this browser, who may hear of it: a search was saved here. */
export function keepsForVisitor(): boolean {
  try {
    return localStorage.getItem(`${BRAND.storagePrefix}visitor`) !== null;
  } catch {
    return false;
  }
}
