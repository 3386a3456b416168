import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Category } from '#capabilities/offers/offer.ts';
import { MatchableHomes } from '#capabilities/search/server/index/matchable-homes.ts';
import { publicHomes } from '#capabilities/search/server/search-matching.service.ts';
import { backgroundContext, type Context } from '#platform/context/context.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { MIDDLE, MOST_SEARCHES, memberWithLargestSearches } from '#tests/support/scenes/largest-searches.ts';
import { alertTable } from './alert-index.ts';
import { listFilters } from './alert-match.queries.ts';
import { candidatesFor } from './candidates.ts';
import { filtersInParts } from './filters-in-parts.queries.ts';
import { insertArrivals } from './home-news.queries.ts';
import { matchNews } from './matching.service.ts';

/** Limit of processor time for one home, in milliseconds: twenty times the measured value. */
const HOME_MS = 400;
const HOMES = 8;
/** Most filters of the largest searches in one statement. */
const MOST_READ = 30;

let app: TestApp;
let ctx: Context;
beforeAll(async () => {
  app = await testApp();
  const { db } = app.database;
  ctx = backgroundContext({ db, services: app.services, requestId: 'matching', now: () => TEST_NOW });
  await memberWithLargestSearches(app.database, 0);
});
afterAll(() => app.close());

async function newsOfHomes(count: number): Promise<number[]> {
  const homes: number[] = [];
  for (let home = 0; home < count; home++) homes.push(await anActiveOffer(app.database.db, MIDDLE));
  return insertArrivals(app.database.db, homes, TEST_NOW);
}

test('the largest searches of one member cost little for a new home, and each home is stored once for each', async () => {
  const [first = 0, ...others] = await newsOfHomes(HOMES);
  await matchNews(ctx, [first]);
  const begun = process.cpuUsage();
  await matchNews(ctx, others);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1_000 / others.length).toBeLessThan(HOME_MS);
  const stored = await app.database.db.selectFrom('alertMatch').select(['alertId', 'activeOfferId']).execute();
  expect(new Set(stored.map((match) => `${match.alertId} ${match.activeOfferId}`)).size).toBe(stored.length);
  expect(stored.length).toBe(MOST_SEARCHES * HOMES);
});

test('others have their turn between two searches that took their time', async () => {
  const news = await newsOfHomes(1);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const now = performance.now.bind(performance);
  const began: number[] = [];
  const { foundBy } = MatchableHomes.prototype;
  vi.spyOn(MatchableHomes.prototype, 'foundBy').mockImplementation(function (this: MatchableHomes, ...asked) {
    began.push(turns);
    return foundBy.apply(this, asked);
  });
  // The faked clock shows ten milliseconds for each search.
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 10 * began.length);
  await matchNews(ctx, news);
  clearImmediate(counting);
  expect(began).toHaveLength(MOST_SEARCHES);
  expect(new Set(began).size).toBe(MOST_SEARCHES);
});

test('the largest searches are followed when all of them change, by several small statements', async () => {
  const { db } = app.database;
  const { homes } = await publicHomes(ctx, [await anActiveOffer(db, MIDDLE)]);
  const fitting = async () => candidatesFor(ctx, await alertTable(db), homes, { isEvenUnsent: false });
  const { length } = await fitting();
  expect(length).toBe(MOST_SEARCHES);
  await sql`update alert set filter = jsonb_set(filter, '{category}', ${Category.Land}::text::jsonb)`.execute(db);
  app.database.takeStatements();
  expect([...(await fitting())]).toEqual([]);
  const read = app.database.takeStatements().filter((statement) => statement.sql.includes('pg_column_size'));
  expect(read.length).toBeGreaterThan(MOST_SEARCHES / MOST_READ);
  await sql`delete from alert where id = (select min(id) from alert)`.execute(db);
  await sql`update alert set filter = jsonb_set(filter, '{category}', '0')`.execute(db);
  expect(await fitting()).toHaveLength(MOST_SEARCHES - 1);
});

test('of the largest searches few are read at once, of others many, and each of them once', async () => {
  const { db } = app.database;
  const rows = await db.selectFrom('alert').select('id').orderBy('id').execute();
  const ids = rows.map(({ id }) => id);
  const gone = ids.toSpliced(1, 0, 999_999_999).sort((one, other) => one - other);
  const parts: number[][] = [];
  for await (const part of filtersInParts(gone, (some) => listFilters(db, some))) parts.push(part.map(({ id }) => id));
  expect(parts.flat()).toEqual(ids);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(MOST_READ);
  await db
    .updateTable('alert')
    .set({ filter: JSON.stringify({ offerType: 1, category: 3 }) })
    .execute();
  const small: number[] = [];
  for await (const part of filtersInParts(ids, (some) => listFilters(db, some))) small.push(part.length);
  expect(small).toEqual([ids.length]);
});
