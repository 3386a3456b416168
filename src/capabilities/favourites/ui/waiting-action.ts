import { BRAND } from '#kernel/brand.ts';
import { HOUR_MS } from '#kernel/time.ts';
import type { HomeList } from './saved-homes.ts';

/** What a visitor wished for a home before signing in. */
export interface WaitingAction {
  list: HomeList;
  id: number;
}

/** Kept for this tab alone, so that it outlives the way over another page. @source docs/reference/workspace.md, "Favourites" */
const KEY = `${BRAND.storagePrefix}waiting_wish`;
/** Whoever comes back later than this has something else in mind. */
const HOLDS_MS = HOUR_MS;

/** Remembers a wish until somebody signs in. */
export function storeWaitingAction(action: WaitingAction, nowMs = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...action, at: nowMs }));
  } catch {
    // A browser that keeps nothing forgets it.
  }
}

/** Whether a wish waits. */
export function hasWaitingAction(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The wish that waits, which waits no longer; null without one, and for whatever else is kept there. */
export function takeWaitingAction(nowMs = Date.now()): WaitingAction | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return readWaitingAction(kept, nowMs);
  } catch {
    return null;
  }
}

function readWaitingAction(kept: unknown, nowMs: number): WaitingAction | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { list, id, at } = kept as Record<string, unknown>;
  if ((list !== 'favorite' && list !== 'hidden') || !Number.isSafeInteger(id)) return null;
  if (typeof at !== 'number' || !(nowMs - at <= HOLDS_MS)) return null;
  return { list, id: id as number };
}
