import { isSignedIn } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import { AnswerCache } from '#platform/freshness/answer-cache.ts';
import { currentVersions } from '#platform/freshness/current-versions.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import { listHiddenHomes } from './hidden-homes.queries.ts';

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();
/** Size of the cache for the ids of all members. */
const HIDDEN_HOMES_BYTES = 8 * 1_048_576;

const cacheByServices = new WeakMap<object, AnswerCache<number, ReadonlySet<number>>>();

/**
 * Homes that the member hid; none for a visitor without an account. Cached until the list changes, so that a search needs no further
 * statement.
 */
export async function hiddenHomesOf(ctx: Context): Promise<ReadonlySet<number>> {
  const { actor, db, services } = ctx;
  if (!isSignedIn(actor)) return NOTHING_HIDDEN;
  const cache =
    cacheByServices.get(services) ?? new AnswerCache<number, ReadonlySet<number>>({ room: HIDDEN_HOMES_BYTES });
  cacheByServices.set(services, cache);
  const changeLog = await currentVersions(ctx);
  const known = cache.current(actor.userId);
  if (known) return known;
  const dependency = changeLog.dependencyOn('offer_relation');
  const hidden = new Set(await listHiddenHomes(db, actor.userId));
  cache.keep(actor.userId, hidden, { dependencies: [dependency], size: heapBytes(hidden) });
  return hidden;
}
