// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { currentVersions } from './current-versions.ts';
import type { Dependency } from './dependency.ts';

let database: TestDatabase;
let home: number;

beforeAll(async () => {
  database = await testDatabase();
  home = await anActiveOffer(database.db);
});
afterAll(() => database.close());

const now = () => currentVersions({ db: database.db, askedAtMs: null });

/** Whether each dependency is stale once a statement has run and the versions are read again. */
async function isStaleAfter(statement: string, ...names: readonly string[]): Promise<boolean[]> {
  const changeLog = await now();
  const dependencies: Dependency[] = names.map((name) => changeLog.dependencyOn(name));
  await database.execute(statement);
  await now();
  return dependencies.map((dependency) => dependency.isStale());
}

test('the versions of a listing and of all listings change with it, without any search', async () => {
  const names = [`offer ${home}`, 'offers', `offer ${home + 1}`, 'source'];
  expect(await isStaleAfter(`update active_offer set price = price + 10 where id = ${home}`, ...names)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(await isStaleAfter(`delete from active_offer where id = ${home}`, ...names)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the version of a table changes with it alone', async () => {
  const names = ['source', 'agency', 'offers'];
  expect(await isStaleAfter(`update source set name = name || '.'`, ...names)).toEqual([true, false, false]);
});

test('many calls at once cost one or two statements', async () => {
  await now();
  await database.execute('select 1');
  database.takeStatements();
  await Promise.all(Array.from({ length: 50 }, now));
  expect(database.takeStatements().length).toBeLessThanOrEqual(2);
});

test('a failing database fails the call, and the next one sees what changed meanwhile', async () => {
  const dependency = (await now()).dependencyOn('source');
  await sql`alter view data_version rename to data_version_away`.execute(database.db);
  await expect(now()).rejects.toThrow();
  await database.execute(`update source set name = name || '.'`);
  await sql`alter view data_version_away rename to data_version`.execute(database.db);
  await now();
  expect(dependency.isStale()).toBe(true);
});

test('stamps of another server are deleted when the versions are read first', async () => {
  const { db } = database;
  await sql`insert into stamp (name, changed) values ('source', '9000000000'::xid8)`.execute(db);
  const fresh = db.withSchema('public');
  const dependency = (await currentVersions({ db: fresh, askedAtMs: null })).dependencyOn('source');
  await database.execute('select 1');
  await currentVersions({ db: fresh, askedAtMs: null });
  expect(dependency.isStale()).toBe(false);
});
