import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const LISTINGS = 300;

test('the histories of many listings are written in time that grows with their number, whatever the session did before', async () => {
  const { db } = database;
  const first = await anActiveOffer(db);
  await sql`
    insert into active_offer (status, source_id, offer_type, category, title, city, price)
    select status, source_id, offer_type, category, title, city, price from active_offer, generate_series(2, ${LISTINGS})
    where id = ${first}`.execute(db);
  const plans = await db.transaction().execute(async (tx) => {
    // The first update of a session decides how its triggers go about all later ones.
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
