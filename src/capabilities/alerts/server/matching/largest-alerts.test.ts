import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_LIMITS } from '#capabilities/search/search.filter.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { AlertFrequency } from '../../alert.ts';
import { insertArrivals } from './home-news.queries.ts';
import { matchNews } from './matching.service.ts';

/** As many as a member of the largest tier may keep. @source docs/reference/limits.md, "Tiers" */
const ALERTS = 100;
/** Processor time of one home, milliseconds: twenty times what it was measured to take. */
const HOME_MS = 400;
const HOMES = 8;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A star with the most corners: all of them lie near, and its bounds are the whole country. */
const star = (turn: number) =>
  Array.from({ length: SEARCH_LIMITS.pointsOfShape }, (_, corner) => {
    const angle = (2 * Math.PI * (corner + turn)) / SEARCH_LIMITS.pointsOfShape;
    const length = corner % 2 === 0 ? 2 : 0.5;
    return { lat: 46.8 + 0.4 * length * Math.sin(angle), lng: 8.2 + length * Math.cos(angle) };
  });

test('the largest searches of one member cost little for a new home, and each home is kept once for each', async () => {
  const { db } = app.database;
  const { id: accountId } = await anAccount(app.database);
  const places = await db
    .selectFrom('location')
    .select('id')
    .where('lat', 'is not', null)
    .orderBy('id')
    .limit(500)
    .execute();
  const shapes = Array.from({ length: SEARCH_LIMITS.shapes }, (_, turn) => star(turn / 10));
  for (let which = 0; which < ALERTS; which++) {
    const start = (which * 4) % 400;
    const locationIds = places.slice(start, start + SEARCH_LIMITS.places).map(({ id }) => id);
    const filter = { polygons: shapes, locationIds, maxDistance: SEARCH_LIMITS.distanceKm };
    await anAlert(db, { accountId, notification: AlertFrequency.Immediately, filter, openedAt: TEST_NOW });
  }
  const ctx = backgroundContext({ db, services: app.services, requestId: 'matching', now: () => TEST_NOW });
  const homes: number[] = [];
  for (let home = 0; home < HOMES; home++) homes.push(await anActiveOffer(db, { lat: 46.8, lng: 8.2 }));
  const [first = 0, ...others] = homes;
  await matchNews(ctx, await insertArrivals(db, [first], TEST_NOW));
  const begun = process.cpuUsage();
  await matchNews(ctx, await insertArrivals(db, others, TEST_NOW));
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000 / others.length).toBeLessThan(HOME_MS);
  const kept = await db.selectFrom('alert_match').select(['alert_id', 'active_offer_id']).execute();
  expect(new Set(kept.map((match) => `${match.alert_id} ${match.active_offer_id}`)).size).toBe(kept.length);
  expect(kept.length).toBe(ALERTS * HOMES);
});
