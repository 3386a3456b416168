import { BRAND } from '#kernel/brand.ts';
import { HOUR_MS } from '#kernel/time.ts';
import type { HomeList } from './saved-homes.ts';

/** A change of a list that a visitor requested before signing in. */
export interface WaitingAction {
  list: HomeList;
  id: number;
}

/** Key in the session storage: the action survives other pages in the same tab. @source docs/reference/workspace.md, "Favourites" */
const KEY = `${BRAND.storagePrefix}waiting_wish`;
/** Lifetime of a waiting action. */
const VALIDITY_MS = HOUR_MS;

/** Stores an action until the visitor signs in. */
export function storeWaitingAction(action: WaitingAction, nowMs = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...action, at: nowMs }));
  } catch {
    // Without a session storage, the action is lost.
  }
}

/** Whether an action waits. */
export function hasWaitingAction(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Removes and returns the waiting action; null without one, and for any other stored content. */
export function takeWaitingAction(nowMs = Date.now()): WaitingAction | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return readWaitingAction(stored, nowMs);
  } catch {
    return null;
  }
}

function readWaitingAction(stored: unknown, nowMs: number): WaitingAction | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { list, id, at } = stored as Record<string, unknown>;
  if ((list !== 'favorite' && list !== 'hidden') || !Number.isSafeInteger(id)) return null;
  if (typeof at !== 'number' || !(nowMs - at <= VALIDITY_MS)) return null;
  return { list, id: id as number };
}
