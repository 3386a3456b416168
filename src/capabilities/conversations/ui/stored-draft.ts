import { BRAND } from '#kernel/brand.ts';
import { DAY_MS } from '#kernel/time.ts';

/** Storage key prefix of unsent messages; a logout clears them. @source docs/reference/workspace.md, "Drafts" */
const PREFIX = `${BRAND.storagePrefix}message_`;

/** Lifetime of a draft, milliseconds. */
const LONGEST_MS = 30 * DAY_MS;

/** A stored draft: its owner, null for a visitor, and the time of writing. */
interface Kept {
  by: number | null;
  savedMs: number;
  draft: unknown;
}

/**
 * The draft in a stored text, if the reader may have it. A visitor's draft passes to the member who signs in; a member's is private.
 *
 * The draft is also returned when the clock was set back after it was stored.
 *
 * @param by account of the reader, null for a visitor
 * @returns undefined where there is none; its content is not validated
 */
export function readStored(
  text: string | null,
  { by, nowMs, longestMs = LONGEST_MS }: { by: number | null; nowMs: number; longestMs?: number },
): unknown {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!stored || !(Math.abs(nowMs - Number(stored.savedMs)) < longestMs)) return undefined;
    return stored.by === null || stored.by === by ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of this browser by name. Without a local storage no draft is stored, and only the page holds the text. */
export const storedDrafts = {
  read(name: string, by: number | null): unknown {
    try {
      return readStored(localStorage.getItem(PREFIX + name), { by, nowMs: Date.now() });
    } catch {
      return undefined;
    }
  },
  /** All drafts with a name prefix. @param longestMs lifetime of a draft in milliseconds */
  list(start: string, by: number | null, longestMs = LONGEST_MS): unknown[] {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + start));
      const looker = { by, nowMs: Date.now(), longestMs };
      return names.map((name) => readStored(localStorage.getItem(name), looker)).filter((draft) => draft !== undefined);
    } catch {
      return [];
    }
  },
  /** Stores a draft; null deletes it. Returns whether that succeeded. */
  keep(name: string, by: number | null, draft: object | null): boolean {
    try {
      const stored: Kept = { by, savedMs: Date.now(), draft };
      if (draft === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, JSON.stringify(stored));
      return true;
    } catch {
      // Storage is disabled, or full.
      return false;
    }
  },
  /**
   * Calls `onChange` when another tab changed drafts with a name prefix, or may have changed them while this page was in the cache.
   * Returns the unsubscribe function.
   */
  onOther(start: string, onChange: () => void): () => void {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(PREFIX + start)) onChange();
    };
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) onChange();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onReturn);
    };
  },
};
