import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { isServerTested, type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { OFFER_JOBS } from '../offer.jobs.ts';
import { hasDuePrices, refreshPlacePrices } from './place-price.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The expected price of each place, computed from all homes on offer. */
const fromAllHomes = async (): Promise<object[]> => {
  const { rows } = await sql<object>`
    select place as location_id, offer_type, category,
      (percentile_cont(0.5) within group (order by price_per_m2))::real as median_price_per_m2, count(*)::int as offers
    from offer_search cross join lateral (values (canton_id), (zone_id), (city_id)) as v (place)
    where price_per_m2 is not null and place is not null
    group by place, offer_type, category order by 1, 2, 3`.execute(database.db);
  return rows;
};

const storedPrices = (): Promise<object[]> =>
  database.db
    .selectFrom('placePrice')
    .selectAll()
    .orderBy('locationId')
    .orderBy('offerType')
    .orderBy('category')
    .execute();

const aHome = fc.record({
  price: fc.option(fc.integer({ min: 500, max: 4_000 })),
  livingSpace: fc.constantFrom(null, 40, 80),
  cityId: fc.constantFrom(LAUSANNE_ID, cityId(261), null),
  offerType: fc.constantFrom(OfferType.Rent, OfferType.Sell),
  category: fc.constantFrom(Category.Apartment, Category.House),
});
const step = fc.oneof(
  fc.record({ does: fc.constant('come' as const), home: aHome }),
  fc.record({ does: fc.constant('change' as const), home: aHome, which: fc.nat(9) }),
  fc.record({ does: fc.constantFrom('leave' as const, 'return' as const, 'vanish' as const), which: fc.nat(9) }),
);

test('the price of a place is that of all its homes, whichever came, changed or went since the last run', async () => {
  const { db } = database;
  const parts = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
  const walk = fc.asyncProperty(parts, async (runs) => {
    await db.deleteFrom('activeOffer').execute();
    const ids: number[] = [];
    for (const steps of runs) {
      for (const one of steps) {
        if (one.does === 'come') ids.push(await anActiveOffer(db, one.home));
        else await carryOut(one, ids[one.which % ids.length]);
      }
      await refreshPlacePrices(db);
      expect(await storedPrices()).toEqual(await fromAllHomes());
      expect(await hasDuePrices(db)).toBe(false);
    }
  });
  await fc.assert(walk, { numRuns: 25 });
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function carryOut(one: Exclude<Step, { does: 'come' }>, id: number | undefined): Promise<void> {
  if (id === undefined) return;
  const { db } = database;
  if (one.does === 'vanish') return void (await db.deleteFrom('activeOffer').where('id', '=', id).execute());
  const change =
    one.does === 'change'
      ? one.home
      : { status: one.does === 'leave' ? OfferStatus.HiddenOnSource : OfferStatus.Active };
  await db.updateTable('activeOffer').set(change).where('id', '=', id).execute();
}

test('a change that leaves the price makes none due', async () => {
  const { db } = database;
  const id = await anActiveOffer(db);
  await refreshPlacePrices(db);
  await db.updateTable('activeOffer').set({ title: 'Neu', floor: 4 }).where('id', '=', id).execute();
  expect(await hasDuePrices(db)).toBe(false);
});

test('ten minutes later a home that no import brought counts, however many prices are due', async () => {
  const { db } = database;
  await db.deleteFrom('activeOffer').execute();
  await anActiveOffer(db);
  await sql`insert into place_price_due select -n, 1, 1 from generate_series(1, 450) n`.execute(db);
  const job = OFFER_JOBS.find(({ kind }) => kind.name === 'offer.placePrices');
  const ctx = backgroundContext({ db, services: testServices(), requestId: 'test', now: () => new Date() });
  expect(job?.interval?.everyS).toBe(600);
  expect(await job?.interval?.isDue(ctx)).toBe(true);
  await job?.handle(ctx, {});
  expect(await storedPrices()).toEqual(await fromAllHomes());
  expect(await job?.interval?.isDue(ctx)).toBe(false);
});

test.skipIf(!isServerTested())(
  'a publication waits for no import, and prices of one place count every home',
  async () => {
    const { db } = database;
    const [worked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = db.transaction().execute(async (tx) => {
      await anActiveOffer(tx, { price: 1_000 });
      await refreshPlacePrices(tx);
      worked.resolve();
      await ended.promise;
    });
    await worked.promise;
    await anActiveOffer(db, { price: 3_000 });
    const second = refreshPlacePrices(db);
    ended.resolve();
    await Promise.all([first, second]);
    expect(await storedPrices()).toEqual(await fromAllHomes());
  },
);
