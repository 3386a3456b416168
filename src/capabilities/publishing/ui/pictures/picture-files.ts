import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { BRAND } from '#kernel/brand.ts';

/** Name of the database of waiting pictures in this browser. @source docs/reference/workspace.md, "Drafts" */
const PICTURES_DATABASE = `${BRAND.storagePrefix}pictures`;

/** Files of pictures that are not on the server yet, by hash. */
export interface PictureFiles {
  /** Stores a file. Resolves to whether it outlives the page. */
  keep(hash: string, file: Blob): Promise<boolean>;
  read(hash: string): Promise<Blob | null>;
  forget(hash: string): Promise<void>;
  /** Deletes all but some: those of other drafts share the store. */
  forgetAllBut(hashes: ReadonlySet<string>): Promise<void>;
  forgetAll(): Promise<void>;
}

/** Files in the browser's database; without one, as in some private windows, in the memory of the page. */
export function createPictureFiles(): PictureFiles {
  const memory = new Map<string, Blob>();
  const store = openStore();
  const attempt = async <Result>(work: (store: UseStore) => Promise<Result>): Promise<Result | null> => {
    try {
      return store && (await work(store));
    } catch {
      return null;
    }
  };
  return {
    keep: async (hash, file) => {
      memory.set(hash, file);
      return (await attempt(async (database) => set(hash, file, database).then(() => true))) === true;
    },
    read: async (hash) => memory.get(hash) ?? (await attempt((database) => get<Blob>(hash, database))) ?? null,
    forget: async (hash) => {
      memory.delete(hash);
      await attempt((database) => del(hash, database));
    },
    forgetAllBut: async (hashes) => {
      const isOver = (hash: IDBValidKey): boolean => !hashes.has(String(hash));
      for (const hash of [...memory.keys()].filter(isOver)) memory.delete(hash);
      await attempt(async (database) => delMany((await keys(database)).filter(isOver), database));
    },
    forgetAll: async () => {
      memory.clear();
      await attempt((database) => clear(database));
    },
  };
}

function openStore(): UseStore | null {
  try {
    return typeof indexedDB === 'undefined' ? null : createStore(PICTURES_DATABASE, 'files');
  } catch {
    return null;
  }
}
