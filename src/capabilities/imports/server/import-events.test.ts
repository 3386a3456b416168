import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { OFFERS_PER_EVENT } from '#capabilities/offers/server/announce-offers.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxFile, anIdxStock, type IdxValues } from '#tests/factories/idx-record.ts';
import { listenToOffers, NO_EVENTS_SEEN, offerEventsSeen } from '#tests/support/product/offer-events-seen.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { bytesInMemory } from './idx/text/feed-bytes.ts';
import { type ImportOptions, importFeed } from './import.service.ts';

let database: TestDatabase;
let agencies = 0;
let agencyName: string;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => {
  agencies += 1;
  agencyName = `Agentur ${agencies} AG`;
});
afterAll(() => database.close());

/** Imports these flats of the test's agency. */
const deliver = (flats: readonly IdxValues[], options: Partial<ImportOptions> = {}) =>
  importFeed(
    { db: database.db, store: new FolderStore('/nowhere') },
    {
      agencyName,
      feed: bytesInMemory(anIdxFile(...flats)),
      dryRun: false,
      confirm: true,
      now: new Date(0),
      ...options,
    },
  );

/** Ids of the agency's listings in the order of their references. */
async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from active_offer o join agency a on a.id = o.agency_id where a.name = ${agencyName}
    order by length(external_id), external_id`.execute(database.db);
  return rows.map(({ id }) => id);
}

const waitingJobs = async (): Promise<number | undefined> =>
  (await sql<{ count: number }>`select count(*) as count from pgboss.job`.execute(database.db)).rows[0]?.count;

test('while no listener exists, a delivery writes nothing for listeners', async () => {
  await database.execute('delete from pgboss.subscription');
  await deliver(anIdxStock(3));
  expect(await waitingJobs()).toBe(0);
  await listenToOffers(database);
});

test('a home that comes online, changes, goes and comes back is announced each time, the others never', async () => {
  const flats = anIdxStock(3);
  await deliver(flats);
  const [one, two, three] = (await ids()) as [number, number, number];
  expect(await offerEventsSeen(database)).toEqual({ ...NO_EVENTS_SEEN, published: [[one, two, three]] });
  const changed = flats.with(0, { ...flats[0], object_title: 'Frisch renoviert' });
  await deliver([...changed, { ref_object: '4' }]);
  const four = (await ids()).at(-1);
  expect(await offerEventsSeen(database)).toEqual({ published: [[four]], changed: [[one]], left: [] });
  const withoutTwo = [changed[0], changed[2], { ref_object: '4' }].flatMap((flat) => flat ?? []);
  await deliver(withoutTwo);
  expect(await offerEventsSeen(database)).toEqual(NO_EVENTS_SEEN);
  await deliver(withoutTwo);
  expect(await offerEventsSeen(database)).toEqual({ ...NO_EVENTS_SEEN, left: [[two]] });
  await deliver([...changed, { ref_object: '4' }]);
  expect(await offerEventsSeen(database)).toEqual({ ...NO_EVENTS_SEEN, published: [[two]] });
});

test('a delivery without changes, a dry run and a held run announce nothing', async () => {
  const flats = anIdxStock(10);
  await deliver(flats);
  await offerEventsSeen(database);
  await deliver(flats);
  await deliver(anIdxStock(12), { dryRun: true });
  expect((await deliver(anIdxStock(2), { confirm: false })).held).not.toBeNull();
  expect(await offerEventsSeen(database)).toEqual(NO_EVENTS_SEEN);
});

test('a home at an unknown place is announced once the place is known', async () => {
  const nowhere = { object_zip: '9999', object_city: 'Nirgendwo' };
  await deliver([nowhere]);
  expect(await offerEventsSeen(database)).toEqual(NO_EVENTS_SEEN);
  await deliver([{}]);
  expect(await offerEventsSeen(database)).toEqual({ ...NO_EVENTS_SEEN, published: [await ids()] });
});

test('a home that was hidden by hand is never announced, neither by its agency nor when it goes', async () => {
  await deliver([{}]);
  await offerEventsSeen(database);
  const hidden = { status: OfferStatus.HiddenPermanently };
  await database.db
    .updateTable('activeOffer')
    .set(hidden)
    .where('id', 'in', await ids())
    .execute();
  await deliver([{ object_title: 'Neu' }]);
  await deliver([]);
  await deliver([]);
  expect(await offerEventsSeen(database)).toEqual(NO_EVENTS_SEEN);
});

test('a large delivery is announced in events of a thousand homes at most', async () => {
  const count = OFFERS_PER_EVENT + 5;
  await deliver(anIdxStock(count));
  const { published } = await offerEventsSeen(database);
  expect(published.map(({ length }) => length).sort()).toEqual([OFFERS_PER_EVENT, 5]);
  expect(published.flat().toSorted((a, b) => a - b)).toEqual((await ids()).toSorted((a, b) => a - b));
  await deliver([]);
  await deliver([]);
  const { left } = await offerEventsSeen(database);
  expect(left.map(({ length }) => length).sort()).toEqual([OFFERS_PER_EVENT, 5]);
  expect(left.flat()).toHaveLength(count);
});
