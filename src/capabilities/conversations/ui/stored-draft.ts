import { DAY_MS } from '#kernel/time.ts';
import { type DraftSchema, draftStore, guarded } from '#kit/drafts/draft-store.ts';

/** Lifetime of a draft, milliseconds. */
const LONGEST_MS = 30 * DAY_MS;

/** A stored draft and its owner, null for a visitor. */
interface OwnedDraft {
  by: number | null;
  draft: unknown;
}

/** Drafts of one kind in this browser by name, each with its owner. */
export interface OwnedDrafts<Draft> {
  /**
   * The draft, if the reader may have it. A visitor's draft passes to the member who signs in; a member's is private.
   *
   * @param by account of the reader, null for a visitor
   */
  read(name: string, by: number | null): Draft | null;
  /** All drafts with a name prefix. */
  list(start: string, by: number | null): Draft[];
  /** Stores a draft; null deletes it. Returns whether that succeeded. */
  keep(name: string, by: number | null, draft: Draft | null): boolean;
}

const isOwned = (stored: unknown): stored is OwnedDraft => {
  const owned = stored as Partial<OwnedDraft> | null;
  return typeof owned === 'object' && (owned?.by === null || typeof owned?.by === 'number');
};

/** Unsent messages and their parts. @param longestMs lifetime of a draft in milliseconds */
export function ownedDrafts<Draft>(schema: DraftSchema<Draft>, longestMs = LONGEST_MS): OwnedDrafts<Draft> {
  const store = draftStore({ prefix: 'message_', schema: guarded(isOwned), longestMs });
  const draftFor = (by: number | null, stored: OwnedDraft | null): Draft | null => {
    if (stored === null || (stored.by !== null && stored.by !== by)) return null;
    const result = schema.safeParse(stored.draft);
    return result.success ? result.data : null;
  };
  return {
    read: (name, by) => draftFor(by, store.read(name)),
    list: (start, by) =>
      store
        .list(start)
        .map((stored) => draftFor(by, stored))
        .filter((draft) => draft !== null),
    keep: (name, by, draft) => store.write(name, draft === null ? null : { by, draft }),
  };
}

/**
 * Calls `onChange` when another tab changed drafts with a name prefix, or may have changed them while this page was in the cache.
 * Returns the unsubscribe function.
 */
export function onOtherDrafts(start: string, onChange: () => void): () => void {
  const store = draftStore({ prefix: 'message_', schema: guarded(isOwned) });
  const stop = store.onOther((name) => {
    if (name === null || name.startsWith(start)) onChange();
  });
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onChange();
  };
  addEventListener('pageshow', onReturn);
  return () => {
    stop();
    removeEventListener('pageshow', onReturn);
  };
}
