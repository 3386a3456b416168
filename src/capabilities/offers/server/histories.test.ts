import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OfferStatus, PriceType } from '#capabilities/offers/offer.ts';
import type { ActiveOffer } from '#generated/db.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const LISTINGS = 300;

test('the histories of many listings are written in time that grows with their number, independent of the session', async () => {
  const { db } = database;
  const first = await anActiveOffer(db);
  await sql`
    insert into active_offer (status, source_id, offer_type, category, title, city, price)
    select status, source_id, offer_type, category, title, city, price from active_offer, generate_series(2, ${LISTINGS})
    where id = ${first}`.execute(db);
  const plans = await db.transaction().execute(async (tx) => {
    // The first update of a session decides how its triggers execute all later ones.
    await sql`update active_offer set title = 'Erste' where id = ${first}`.execute(tx);
    await sql`update active_offer set status = ${OfferStatus.HiddenOnSource}, price = price + 1`.execute(tx);
    return sql<{ function: string; settings: string[] | null }>`
      select proname as function, proconfig as settings from pg_proc
      where proname in ('record_offer_update', 'record_active_offer_update') order by 1`.execute(tx);
  });
  expect(plans.rows).toEqual([
    { function: 'record_active_offer_update', settings: ['enable_nestloop=off'] },
    { function: 'record_offer_update', settings: ['enable_nestloop=off'] },
  ]);
  const { rows } = await sql<{ steps: number; prices: number }>`
    select (select count(*)::int from active_offer_status_history where from_status = ${OfferStatus.Active}) as steps,
      (select count(*)::int from active_offer_price_history) as prices`.execute(db);
  expect(rows).toEqual([{ steps: LISTINGS, prices: 2 * LISTINGS }]);
});

describe('the day a listing was updated', () => {
  const EARLIER = new Date('2026-01-02T03:04:05Z');
  const updatedAfter = async (change: Updateable<ActiveOffer>): Promise<Date> => {
    const { db } = database;
    const id = await anActiveOffer(db, { updatedAt: EARLIER });
    await db.updateTable('activeOffer').set(change).where('id', '=', id).execute();
    const { updatedAt } = await db
      .selectFrom('activeOffer')
      .select('updatedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return updatedAt;
  };

  test.each<[string, Updateable<ActiveOffer>]>([
    ['an amount', { price: 1_800 }],
    ['on request', { price: null }],
    ['another period', { priceType: PriceType.Weekly }],
    ['another currency', { currency: 'EUR' }],
  ])('moves when the price becomes %s, by any writer', async (_name, change) => {
    expect((await updatedAfter(change)).getTime()).toBeGreaterThan(EARLIER.getTime());
  });

  test('is the one that a delivery names', async () => {
    const delivered = new Date('2026-02-03T04:05:06Z');
    expect(await updatedAfter({ price: 1_800, updatedAt: delivered })).toEqual(delivered);
  });

  test('stays when what changes is not the price', async () => {
    expect(await updatedAfter({ missedRuns: 1, status: OfferStatus.Paused })).toEqual(EARLIER);
  });

  test('moves on the record of the owner as well', async () => {
    const { id } = await database.db
      .insertInto('offer')
      .values({ offerType: 1, category: 1, price: 1_950, updatedAt: EARLIER })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db.updateTable('offer').set({ price: 1_800 }).where('id', '=', id).execute();
    const row = await database.db
      .selectFrom('offer')
      .select('updatedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.updatedAt.getTime()).toBeGreaterThan(EARLIER.getTime());
  });
});
