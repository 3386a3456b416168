import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAreaFile } from '#capabilities/locations/server/areas/area-file.ts';
import { importAreas } from '#capabilities/locations/server/areas/import-areas.service.ts';
import { placeAreas } from '#capabilities/locations/server/areas/placed-areas.ts';
import { Category, OfferStatus } from '#capabilities/offers/offer.ts';
import { announceOffers } from '#capabilities/offers/server/announce-offers.ts';
import { findOffers } from '#capabilities/search/server/search.service.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { anAreaFile } from '#tests/support/input/area-file.ts';
import { ALERT_RUNS, anyCriteria } from '#tests/support/market/alert-criteria.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import type { Criteria } from '#tests/support/market/searched-market.ts';
import { doJobsOf } from '#tests/support/product/do-jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { MatchReason } from '../../alert.ts';
import { MATCHING_JOBS, MATCHING_LISTENERS } from './matching.jobs.ts';

/** Number of homes: all fit on one page of a search. */
const HOMES = 100;

let app: TestApp;
let accountId: number;
let areaIds: number[];
let agencies: { id: number; name: string }[];
let matchCount = 0;

beforeAll(async () => {
  app = await testApp();
  const { db } = app.database;
  await withSampleMarket(db, HOMES);
  const squares = [
    { properties: { name: 'Arc lémanique', id: '1' }, square: { lat: 46.3, lng: 6.1, side: 0.8 } },
    { properties: { name: 'Unterland', id: '2' }, square: { lat: 47.2, lng: 8.2, side: 0.7 } },
  ];
  await importAreas(db, placeAreas(readAreaFile(anAreaFile(...squares))).areas, false);
  areaIds = (await db.selectFrom('area').select('id').execute()).map(({ id }) => id);
  agencies = await db.selectFrom('agency').select(['id', 'name']).execute();
  accountId = (await anAccount(app.database)).id;
});
afterAll(async () => {
  await app.close();
  // With fewer matches, the test would prove nothing.
  expect(matchCount).toBeGreaterThan(500);
});

const ctx = () =>
  backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => TEST_NOW });

const found = async (criteria: Criteria): Promise<number[]> => {
  const { found: homes } = await findOffers(ctx(), { ...criteria, pageNumber: 1, pageSize: 100 });
  return homes.pageIds().sort((a, b) => a - b);
};
const foundByEach = async (criteriaList: readonly Criteria[]): Promise<number[][]> => {
  const all: number[][] = [];
  for (const criteria of criteriaList) all.push(await found(criteria));
  return all;
};

/** Stores searches as alerts of a member. @returns their ids */
async function keep(criteriaList: readonly Criteria[]): Promise<number[]> {
  await app.database.execute('delete from alert');
  const ids: number[] = [];
  for (const { order: _order, ...filter } of criteriaList)
    ids.push(
      await anAlert(app.database.db, {
        accountId,
        notification: 3,
        filter: { locationIds: [], category: Category.None, ...filter },
      }),
    );
  return ids;
}

async function alerted(alertIds: readonly number[]): Promise<{ home: number; reason: number }[][]> {
  await doJobsOf([...MATCHING_LISTENERS.map(({ job }) => job), ...MATCHING_JOBS], app);
  const { rows } = await sql<{ alert: number; home: number; reason: number }>`
    select alert_id as alert, active_offer_id as home, case when is_change then 4 else reason end as reason
    from alert_match order by 1, 2`.execute(app.database.db);
  matchCount += rows.length;
  const byAlert = Map.groupBy(rows, ({ alert }) => alert);
  return alertIds.map((id) => (byAlert.get(id) ?? []).map(({ home, reason }) => ({ home, reason })));
}

const write = (change: string, ids: readonly number[], wasPublic: boolean, isPublic: boolean): Promise<void> =>
  app.database.db.transaction().execute(async (tx) => {
    await sql`update active_offer set ${sql.raw(change)} where id = any(${[...ids]}::int[])`.execute(tx);
    await announceOffers(
      tx,
      ids.map((id) => ({ id, wasPublic, isPublic })),
    );
  });

const marketIds = async (): Promise<number[]> =>
  (await app.database.db.selectFrom('offerSearch').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Ids of the homes with a price of more than one franc: 30 % less is then a lower price in whole francs. */
const pricedAmong = async (ids: readonly number[]): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from active_offer where id = any(${[...ids]}::int[]) and price > 1`.execute(app.database.db);
  return new Set(rows.map(({ id }) => id));
};

/** Changes of each fact that searches go by, so that about half of the homes get another value. */
const ANY_CHANGE = [
  'rooms = rooms + case when id % 2 = 0 then 2 else -1 end',
  'living_space = coalesce(living_space, 20) + case when id % 2 = 0 then 60 else -5 end',
  'floor = case when id % 2 = 0 then 0 else coalesce(floor, 0) + 2 end',
  'features = case when id % 2 = 0 then 2147483647 else features & 15 end',
  'sub_category = case when id % 2 = 0 then 2147483647 else 0 end',
  'category = case when category = 1 then 2 else 1 end',
  'offer_type = 1 - offer_type',
  "available_from = date '2026-01-01' + id % 300",
  'agency_id = case when id % 2 = 0 then null else agency_id end',
  'lat = lat + 0.05, lng = lng + 0.05',
  '(city_id, city, postal_code) = (select city_id, city, postal_code from active_offer o where o.id <> active_offer.id order by id limit 1)',
];

const without = (ids: readonly number[], others: readonly number[] | undefined): number[] =>
  ids.filter((id) => !others?.includes(id));

describe('a saved search is alerted exactly for the homes', () => {
  test('it newly finds when homes come', async () => {
    const all = await marketIds();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCriteria({ areaIds, agencies }), { minLength: 30, maxLength: 40 }),
        fc.subarray(all, { minLength: 5 }),
        async (criteriaList, coming) => {
          await write(`status = ${OfferStatus.Paused}`, coming, true, false);
          const alertIds = await keep(criteriaList);
          const before = await foundByEach(criteriaList);
          await write(`status = ${OfferStatus.Active}`, coming, false, true);
          const after = await foundByEach(criteriaList);
          const alertedHomes = await alerted(alertIds);
          expect(alertedHomes.map((homes) => homes.map(({ home }) => home))).toEqual(
            after.map((homes, index) => without(homes, before[index])),
          );
        },
      ),
      { numRuns: ALERT_RUNS },
    );
  });

  test('it newly finds, or finds cheaper, when prices change', async () => {
    const all = await marketIds();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCriteria({ areaIds, agencies }), { minLength: 30, maxLength: 40 }),
        fc.subarray(all, { minLength: 10, maxLength: 60 }),
        async (criteriaList, changing) => {
          const [falling, rising] = [changing.filter((id) => id % 2 === 0), changing.filter((id) => id % 2 === 1)];
          const priced = await pricedAmong(falling);
          const alertIds = await keep(criteriaList);
          const before = await foundByEach(criteriaList);
          await write('price = greatest(1, price * 0.7)', falling, true, true);
          await write('price = case when id % 3 = 0 then null else coalesce(price, 800) * 1.4 end', rising, true, true);
          const after = await foundByEach(criteriaList);
          const alertedHomes = await alerted(alertIds);
          for (const [index, homes] of alertedHomes.entries()) {
            const of = (reason: number): number[] =>
              homes.filter((one) => one.reason === reason).map(({ home }) => home);
            const now = after[index] ?? [];
            expect(of(MatchReason.Cheaper)).toEqual(now.filter((id) => priced.has(id)));
            expect(of(MatchReason.Changed)).toEqual(without(now, before[index]).filter((id) => !priced.has(id)));
          }
        },
      ),
      { numRuns: ALERT_RUNS },
    );
  });

  test.each(ANY_CHANGE)('it newly finds when homes change: %s', async (change) => {
    const all = await marketIds();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyCriteria({ areaIds, agencies }), { minLength: 30, maxLength: 40 }),
        fc.subarray(all, { minLength: 10, maxLength: 60 }),
        async (criteriaList, changing) => {
          const alertIds = await keep(criteriaList);
          const before = await foundByEach(criteriaList);
          await write(change, changing, true, true);
          const after = await foundByEach(criteriaList);
          const alertedHomes = await alerted(alertIds);
          for (const [index, homes] of alertedHomes.entries()) {
            expect(homes.every(({ reason }) => reason === MatchReason.Changed)).toBe(true);
            expect(homes.map(({ home }) => home)).toEqual(without(after[index] ?? [], before[index]));
          }
        },
      ),
      { numRuns: Math.ceil(ALERT_RUNS / ANY_CHANGE.length) },
    );
  });
});
