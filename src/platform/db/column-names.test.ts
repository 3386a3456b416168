import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { COLUMN_NAMES, inColumns } from './column-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('every table and column of the database has a name in code that leads back to it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    union select column_name from information_schema.columns where table_schema = 'public'`.execute(database.db);
  const names = rows.map(({ name }) => name);
  expect(names).toContain('price_per_m2');
  expect(names.map((name) => COLUMN_NAMES.columnOf(COLUMN_NAMES.nameOf(name)))).toEqual(names);
});

test('a row of SQL text has the names of code, JSON inside keeps its own, and a reader without the mapping those of SQL', async () => {
  const query = sql`select 1 as place_count, json_build_object('place_id', 2) as place_data`;
  expect((await query.execute(database.db)).rows).toEqual([{ placeCount: 1, placeData: { place_id: 2 } }]);
  expect((await query.execute(database.db.withoutPlugins())).rows).toEqual([
    { place_count: 1, place_data: { place_id: 2 } },
  ]);
});

test('a record that travels as JSON has the names of columns', () => {
  expect(inColumns({ id: 1, pricePerM2: 2, facts: { cityId: 3 } })).toEqual({
    id: 1,
    price_per_m2: 2,
    facts: { cityId: 3 },
  });
});
