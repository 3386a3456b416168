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
 *
 * @param by account of whoever looks, null for a visitor
 * @returns undefined where there is none; what it holds is not checked
 */
export function readKept(text: string | null, by: number | null, nowMs: number): unknown {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const ageMs = nowMs - Number(kept?.savedMs);
    if (!kept || !(ageMs >= 0 && ageMs < LONGEST_MS)) return undefined;
    return kept.by === null || kept.by === by ? kept.draft : undefined;
  } catch {
    return undefined;
  }
}

/** Drafts of this browser by name. A browser that keeps nothing has none: then the page itself still holds what was written. */
export const keptDrafts = {
  read(name: string, by: number | null): unknown {
    try {
      return readKept(localStorage.getItem(PREFIX + name), by, Date.now());
    } catch {
      return undefined;
    }
  },
  /** Keeps a draft; null forgets it. */
  keep(name: string, by: number | null, draft: object | null): void {
    try {
      const kept: Kept = { by, savedMs: Date.now(), draft };
      if (draft === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, JSON.stringify(kept));
    } catch {
      // Storage is off, or full.
    }
  },
};
