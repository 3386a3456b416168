import { isSignedIn } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import { KeptAnswers } from '#platform/freshness/kept-answers.ts';
import { stampsOf } from '#platform/freshness/stamps.ts';
import { listHiddenHomes } from './hidden-homes.queries.ts';

const NOTHING_HIDDEN: ReadonlySet<number> = new Set();
/** Ids of all members together that a process remembers: some 40 bytes each. */
const MOST_IDS = 200_000;

const keptByServices = new WeakMap<object, KeptAnswers<number, ReadonlySet<number>>>();

/**
 * Homes that whoever asks does not want to see: nobody's but a member's own. Kept while no list changed, as of the last look at
 * the database (`searchTable`), so that a search costs no statement more.
 */
export async function hiddenHomesOf(ctx: Context): Promise<ReadonlySet<number>> {
  const { actor, db, services } = ctx;
  if (!isSignedIn(actor)) return NOTHING_HIDDEN;
  const kept = keptByServices.get(services) ?? new KeptAnswers<number, ReadonlySet<number>>({ room: MOST_IDS });
  keptByServices.set(services, kept);
  const known = kept.current(actor.userId);
  if (known) return known;
  const reading = stampsOf(db).reading('offer_relation');
  const hidden = new Set(await listHiddenHomes(db, actor.userId));
  kept.keep(actor.userId, hidden, { readings: [reading], size: hidden.size + 10 });
  return hidden;
}
