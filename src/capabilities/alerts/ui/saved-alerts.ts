import { useSyncExternalStore } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { createChanges } from '#kit/changes.ts';

/** Searches that were saved in this browser. The list is only a hint for the user interface; the server has the full list. */
type Remembered = readonly (readonly [id: string, question: string])[];

/** Key in the local storage. @source docs/reference/workspace.md, "Saved searches" */
const KEY = `${BRAND.storagePrefix}alerts`;
/** Most searches that are stored. */
const MOST = 20;
/** Longest stored key of a search, in characters; a search with many shapes is longer. */
const LONGEST = 2_000;

const changes = createChanges();
let remembered: Remembered | null = null;

/** The stored searches. Entries of an unexpected form, as from another build, are ignored. */
function read(): Remembered {
  if (remembered) return remembered;
  remembered = [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(stored)) remembered = stored.filter(isEntry).slice(-MOST);
  } catch {
    // Without a local storage, the list starts empty.
  }
  return remembered;
}

const isEntry = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');

function write(next: Remembered): void {
  remembered = next.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered.filter(([, searchKey]) => searchKey.length <= LONGEST)));
  } catch {
    // Without a local storage, the list lasts as long as the page.
  }
  changes.emit();
}

/** Stores that a search was saved. */
export const rememberSaved = (id: string, searchKey: string): void =>
  write([...read().filter(([, other]) => other !== searchKey), [id, searchKey]]);

/** Removes searches that were deleted. */
export const forgetSaved = (ids: readonly string[]): void => write(read().filter(([id]) => !ids.includes(id)));

function subscribe(listener: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent): void => {
    if (key !== KEY && key !== null) return;
    remembered = null;
    listener();
  };
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', onOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onOtherTab);
  };
}

/** The id of a search that was saved in this browser; null where it was not. @param question its key, see `parsedFilter` */
export const useSavedId = (searchKey: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => read().find(([, saved]) => saved === searchKey)?.[0] ?? null,
    () => null,
  );
