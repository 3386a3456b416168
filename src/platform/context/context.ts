import DataLoader from 'dataloader';
import { type Actor, ANONYMOUS } from '#kernel/actor.ts';
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts';
import type { Services } from '#platform/context/services.ts';
import type { Db } from '#platform/db/db.ts';
import { type DependsOn, dependsOnNothing } from '#platform/freshness/dependency.ts';
import { type BrowserCookies, NO_COOKIES } from '#platform/http/cookies/cookies.ts';
import { type RateLimiter, unlimited } from '#platform/http/limits/rate-limit.ts';

/** Loads many records by their keys at once; the result has the order and length of the keys. */
export type BatchFetch<Key, Value> = (ctx: Context, keys: readonly Key[]) => Promise<readonly Value[]>;

/** The context of a request for every service: a plain record, fresh for each request. */
export interface Context {
  db: Db;
  /** The caller. */
  actor: Actor;
  /** Network address of the caller. */
  address: string;
  /** Network under which requests of that address are counted (`addressKey`): a /48 of IPv6 counts as one. */
  network: string;
  /** User agent of the browser; empty without one. */
  userAgent: string;
  /** The browser's cookies that the server uses. */
  cookies: BrowserCookies;
  /** The browser's token of the bot check (`platform/bot-check`), or null. */
  humanToken: string | null;
  requestId: string;
  locale: Locale;
  services: Services;
  limits: RateLimiter;
  now(): Date;
  /** Aborted when no client waits for the answer any more: no resolver and no statement begins after that. */
  ending: AbortSignal;
  /** Time at which the answer was requested, by `performance.now()`; null where the answer must hold later. */
  askedAtMs: number | null;
  /** Records each public dependency of an answer before it is read, so that the answer can be cached. */
  dependsOn: DependsOn;
  /** The request's loader for a batch function: a list of n needs one statement, not n. */
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

/** The same request inside a transaction, with loaders of its own: the loaders of the request would read outside of it. */
export const withinTransaction = (ctx: Context, tx: Db): Context => createContext({ ...ctx, db: tx });

/** Facts that background work states about itself. */
type BackgroundParts = Pick<ContextParts, 'db' | 'requestId' | 'services' | 'now'> &
  Partial<Pick<ContextParts, 'locale' | 'dependsOn' | 'ending' | 'askedAtMs'>>;

/** The context of background work: it acts as a visitor without an id, without limits. */
export const backgroundContext = (parts: BackgroundParts): Context =>
  createContext({
    actor: { ...ANONYMOUS },
    address: '',
    network: '',
    userAgent: '',
    cookies: NO_COOKIES,
    humanToken: null,
    locale: DEFAULT_LOCALE,
    limits: unlimited,
    askedAtMs: null,
    dependsOn: dependsOnNothing,
    ending: new AbortController().signal,
    ...parts,
  });
