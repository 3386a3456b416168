import { BRAND } from '#kernel/brand.ts';

/** Where messages are kept that were not sent yet; they go with a logout. @source docs/reference/workspace.md, "Drafts" */
const PREFIX = `${BRAND.storagePrefix}message_`;

/** A draft older than this is nobody's any more, milliseconds. */
const LONGEST_MS = 30 * 86_400_000;

/** A draft as it is kept: whose it is, null for a visitor, and when it was written. */
interface Kept {
  by: number | null;
  savedMs: number;
  draft: unknown;
}

/**
 * The draft in a stored text, for whoever looks. That of a visitor goes on with whoever signs in; that of a member is theirs alone.
 * A clock that was set back since does not hide it.
 *
 * @param by account of whoever looks, null for a visitor
 * @returns undefined where there is none; what it holds is not checked
 */
export function readStored(
  text: string | null,
  { by, nowMs, longestMs = LONGEST_MS }: { by: number | null; nowMs: number; longestMs?: number },
): unknown {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    if (!kept || !(Math.abs(nowMs - Number(kept.savedMs)) < longestMs)) return undefined;
    return kept.by === null || kept.by === by ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of this browser by name. A browser that keeps nothing has none: then the page itself still holds what was written. */
export const storedDrafts = {
  read(name: string, by: number | null): unknown {
    try {
      return readStored(localStorage.getItem(PREFIX + name), { by, nowMs: Date.now() });
    } catch {
      return undefined;
    }
  },
  /** All whose names begin so. @param longestMs older ones are nobody's */
  list(start: string, by: number | null, longestMs = LONGEST_MS): unknown[] {
    try {
      const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX + start));
      const looker = { by, nowMs: Date.now(), longestMs };
      return names.map((name) => readStored(localStorage.getItem(name), looker)).filter((draft) => draft !== undefined);
    } catch {
      return [];
    }
  },
  /** Keeps a draft; null forgets it. Returns whether that was done. */
  keep(name: string, by: number | null, draft: object | null): boolean {
    try {
      const kept: Kept = { by, savedMs: Date.now(), draft };
      if (draft === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, JSON.stringify(kept));
      return true;
    } catch {
      // Storage is off, or full.
      return false;
    }
  },
  /** Told when another tab changed what is kept under names that begin so, or may have, while this page was put away. Returns how to stop. */
  onOther(start: string, heard: () => void): () => void {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(PREFIX + start)) heard();
    };
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) heard();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onReturn);
    };
  },
};
