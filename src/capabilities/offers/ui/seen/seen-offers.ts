import { createChanges } from '#kit/changes.ts';
import { SEEN_KEY } from './has-seen-offers.ts';

/** Number of homes stored, the latest ones. */
const MOST = 500;

const NONE: ReadonlySet<number> = new Set();
const changes = createChanges();
let parsed: { text: string | null; ids: ReadonlySet<number> } = { text: null, ids: NONE };

/** Parses the stored ids; other content is dropped. */
export function readSeen(text: string | null): number[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((id) => Number.isSafeInteger(id)).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** The list after one more view, as text: the home comes last, once. */
export const writeSeen = (ids: readonly number[], id: number): string =>
  JSON.stringify([...ids.filter((other) => other !== id), id].slice(-MOST));

/** Homes viewed on this device. Not read during hydration: the server has no such list. */
export const seenOffers = {
  ids(): ReadonlySet<number> {
    const text = readStored();
    if (text !== parsed.text) parsed = { text, ids: new Set(readSeen(text)) };
    return parsed.ids;
  },
  onServer: (): ReadonlySet<number> => NONE,
  add(id: number): void {
    try {
      localStorage.setItem(SEEN_KEY, writeSeen(readSeen(readStored()), id));
    } catch {
      // Without storage no home counts as seen.
    }
    changes.emit();
  },
  /** Adds homes viewed elsewhere, the latest first, as seen before all those viewed here. */
  merge(others: readonly number[]): void {
    const here = readSeen(readStored());
    const missing = others.filter((id) => !here.includes(id));
    if (missing.length === 0) return;
    try {
      localStorage.setItem(SEEN_KEY, JSON.stringify([...missing.toReversed(), ...here].slice(-MOST)));
    } catch {
      // Without storage no home counts as seen.
    }
    changes.emit();
  },
  subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', listener);
    };
  },
};

function readStored(): string | null {
  try {
    return localStorage.getItem(SEEN_KEY);
  } catch {
    return null;
  }
}
