import { sql } from 'kysely';
import { offersChanged, offersLeft, offersPublished } from '#capabilities/offers/server/offer.events.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { listensTo } from '#platform/events/event.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { QUEUES } from '../../../src/product/modules.ts';
import { doJobsOf } from './do-jobs.ts';
import { testServices } from './test-services.ts';

/** Received events of offers: the ids of each event, in their order. */
export interface OfferEventsSeen {
  published: number[][];
  changed: number[][];
  left: number[][];
}

const LISTENERS = Object.entries({ published: offersPublished, changed: offersChanged, left: offersLeft }).map(
  ([what, event]) =>
    listensTo(event, 'test', async ({ db }, { activeOfferIds }) => {
      await sql`insert into heard_offer (what, ids) values (${what}, ${[...activeOfferIds]}::int[])`.execute(db);
    }),
);

/** From now on a listener receives events of offers. */
export async function listenToOffers(database: DatabaseHandle): Promise<void> {
  await database.execute('create table heard_offer (what text not null, ids int[] not null)');
  const subscriptions = LISTENERS.map(({ event, job }) => ({ event: event.name, queue: job.kind.name }));
  await prepareJobs(database, {
    kinds: [...QUEUES.kinds, ...LISTENERS.map(({ job }) => job.kind)],
    subscriptions: [...(QUEUES.subscriptions ?? []), ...subscriptions],
  });
}

/** Events of offers since the last call. */
export async function offerEventsSeen(database: DatabaseHandle): Promise<OfferEventsSeen> {
  const definitions = LISTENERS.map(({ job }) => job);
  await doJobsOf(definitions, { database, services: testServices() });
  const { rows } = await sql<{ what: keyof OfferEventsSeen; ids: number[] }>`
    delete from heard_offer returning what, (select array_agg(id order by id) from unnest(ids) as id) as ids`.execute(
    database.db,
  );
  const of = (wanted: keyof OfferEventsSeen): number[][] =>
    rows
      .filter(({ what }) => what === wanted)
      .map(({ ids }) => ids)
      .sort(([one = 0], [other = 0]) => one - other);
  return { published: of('published'), changed: of('changed'), left: of('left') };
}

/** The value without events. */
export const NO_EVENTS_SEEN: OfferEventsSeen = { published: [], changed: [], left: [] };
