import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { COMPLETENESS_PERCENT, freshnessAfter, plausibilityAt } from './score-curves.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('freshness halves every two weeks', () => {
  expect([0, 14, 28].map(freshnessAfter)).toEqual([1, 0.5, 0.25]);
});

test('the points of a complete listing are a hundred', () => {
  expect(Object.values(COMPLETENESS_PERCENT).reduce((sum, points) => sum + points, 0)).toBe(100);
});

test('prices are drawn as the database judges them', async () => {
  for (const times of [0.2, 0.5, 0.9, 1, 1.4, 3]) {
    const { rows } = await sql<{ plausibility: number }>`
      select price_plausibility(${times}::real, 1::real) as plausibility`.execute(database.db);
    expect(plausibilityAt(times)).toBeCloseTo(rows[0]?.plausibility ?? 0, 4);
  }
});
