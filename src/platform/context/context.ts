import DataLoader from 'dataloader';
import { type Actor, NOBODY } from '#kernel/actor.ts';
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts';
import type { Services } from '#platform/context/services.ts';
import type { Db } from '#platform/db/db.ts';
import { type DependsOn, dependsOnNothing } from '#platform/freshness/dependency.ts';
import { type BrowserCookies, NO_COOKIES } from '#platform/http/cookies/cookies.ts';
import { type RateLimiter, unlimited } from '#platform/http/limits/rate-limit.ts';

/** Fetches many by their keys in one go; the answer has the order and length of the keys. */
export type BatchFetch<Key, Value> = (ctx: Context, keys: readonly Key[]) => Promise<readonly Value[]>;

/** What every service is told: a plain record, fresh for each request. */
export interface Context {
  db: Db;
  /** Who asks. */
  actor: Actor;
  /** From which network address. */
  address: string;
  /** What requests of that address are counted under (`addressKey`): a /48 of IPv6 counts as one. */
  network: string;
  /** What the browser calls itself; empty when it says nothing. */
  userAgent: string;
  /** The browser's own cookies, as far as the server keeps any there. */
  cookies: BrowserCookies;
  /** What the browser shows for not being a robot (`platform/bot-check`), or null. */
  humanToken: string | null;
  requestId: string;
  locale: Locale;
  services: Services;
  limits: RateLimiter;
  now(): Date;
  /** Aborted when nobody waits for the answer any more: no resolver and no statement begins after that. */
  ending: AbortSignal;
  /** When the answer was asked for that is made here, by `performance.now()`; null where it has to say what is true later. */
  askedAtMs: number | null;
  /** Told, before it is read, of what an answer is made from that everybody may know: so answers can be kept. */
  dependsOn: DependsOn;
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

/** The same request inside a transaction, with loaders of its own: those of the request would read beside it. */
export const withinTransaction = (ctx: Context, tx: Db): Context => createContext({ ...ctx, db: tx });

/** What work has to say of itself that nobody in particular set off. */
type BackgroundParts = Pick<ContextParts, 'db' | 'requestId' | 'services' | 'now'> &
  Partial<Pick<ContextParts, 'locale' | 'dependsOn' | 'ending' | 'askedAtMs'>>;

/** What work is told that nobody in particular set off: it acts as nobody, without limits. */
export const backgroundContext = (parts: BackgroundParts): Context =>
  createContext({
    actor: { ...NOBODY },
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
