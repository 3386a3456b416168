import { useSyncExternalStore } from 'react';
import { BRAND } from '#kernel/brand.ts';

/** What this browser remembers of searches that were saved in it: a hint for its own screens, no list of what is kept. */
type Remembered = readonly (readonly [id: string, question: string])[];

/** @source docs/reference/workspace.md, "Saved searches" */
const KEY = `${BRAND.storagePrefix}alerts`;
/** As many as one browser looks back on. */
const MOST = 20;
/** A search with many shapes is not worth the room. */
const LONGEST = 2_000;

const listeners = new Set<() => void>();
let remembered: Remembered | null = null;

/** Searches saved here; what another build or a stranger left there counts for nothing. */
function read(): Remembered {
  if (remembered) return remembered;
  remembered = [];
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(kept)) remembered = kept.filter(isEntry).slice(-MOST);
  } catch {
    // A browser that keeps nothing remembers nothing.
  }
  return remembered;
}

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function write(next: Remembered): void {
  remembered = next.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered.filter(([, question]) => question.length <= LONGEST)));
  } catch {
    // It is known until the page goes.
  }
  for (const listener of listeners) listener();
}

/** Remembers that a search was saved. */
export const rememberSaved = (id: string, question: string): void =>
  write([...read().filter(([, other]) => other !== question), [id, question]]);

/** Forgets saved searches. */
export const forgetSaved = (ids: readonly string[]): void => write(read().filter(([id]) => !ids.includes(id)));

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent): void => {
    if (key !== KEY && key !== null) return;
    remembered = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onOtherTab);
  };
}

/** The id under which a search was saved in this browser; null where it was not. */
export const useSavedId = (question: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read().find(([, saved]) => saved === question)?.[0] ?? null,
    () => null,
  );
