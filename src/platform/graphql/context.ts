import DataLoader from 'dataloader';
import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/db/db.ts';
import type { RateLimiter } from '#platform/http/rate-limit.ts';

/** Fetches many by their keys in one go; the answer has the order and length of the keys. */
export type BatchFetch<Key, Value> = (ctx: Context, keys: readonly Key[]) => Promise<readonly Value[]>;

/** What every service is told: a plain record, fresh for each request. */
export interface Context {
  db: Db;
  /** Who asks, as far as request limits are concerned: the visitor's network address. */
  address: string;
  requestId: string;
  locale: Locale;
  limits: RateLimiter;
  now(): Date;
  /** The loader of this request for a batch function: a list of n needs one statement, not n. */
  loader<Key, Value>(fetch: BatchFetch<Key, Value>): DataLoader<Key, Value>;
}

/** A context without its loaders. */
export type ContextParts = Omit<Context, 'loader'>;

/** Adds loaders that live as long as the context. */
export function createContext(parts: ContextParts): Context {
  const loaders = new Map<unknown, DataLoader<unknown, unknown>>();
  const context: Context = {
    ...parts,
    loader<Key, Value>(fetch: BatchFetch<Key, Value>): DataLoader<Key, Value> {
      const present = loaders.get(fetch);
      if (present) return present as DataLoader<Key, Value>;
      const loader = new DataLoader<Key, Value>((keys) => fetch(context, keys) as Promise<Value[]>);
      loaders.set(fetch, loader as DataLoader<unknown, unknown>);
      return loader;
    },
  };
  return context;
}
