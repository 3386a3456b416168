// engines: both
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upkeep } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { answersTo, type CellScene, openCells } from '#tests/permissions/cell-answers.ts';
import { readPermissions } from '#tests/permissions/permission-table.ts';
import { testApp } from '#tests/support/product/test-app.ts';
import { isServerTested, testDatabase } from '#tests/support/product/test-database.ts';

let scene: CellScene;

beforeAll(async () => {
  scene = await openCells(await testApp());
});
afterAll(() => scene.app.close());

/** An additive migration of a newer version: a table, and a column in each existing table. */
const ADDITIONS = `
  create table of_tomorrow (id int primary key);
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' loop
      execute format('alter table %I add column of_tomorrow int not null default 7', name);
    end loop;
  end $$;`;

const database = () => scene.app.database;
const readiness = async () => {
  const answer = await scene.app.server.inject('/readyz');
  return [answer.statusCode, answer.json().database];
};

test('every operation goes on while a newer version has added to every table, on the connections there were', async () => {
  const rows = readPermissions()
    .filter(({ relation }) => relation === 'own')
    .map((row) => ({ ...row, answers: { adminGlobal: row.answers.adminGlobal } }));
  const answers = async () => {
    const given: string[] = [];
    for (const row of rows) given.push(`${row.operation} ${(await answersTo(scene, row)).adminGlobal}`);
    return given;
  };
  const before = await answers();
  await database().maintain(ADDITIONS);
  await sql`insert into schema_migration (name, compatible_from) values ('9998_of_tomorrow.sql', '')`.execute(
    database().db,
  );
  expect(await answers()).toEqual(before);
  expect(before.filter((answer) => answer.endsWith(' ok')).length).toBeGreaterThan(rows.length / 2);
  expect(await readiness()).toEqual([200, 'ok']);
  expect(await migrate(database())).toEqual([]);
});

test('a database that only newer code serves is not ready, and the older version does not start on it', async () => {
  const add = (name: string, from: string | null) =>
    sql`insert into schema_migration (name, compatible_from) values (${name}, ${from})`.execute(database().db);
  await add('9998_known_since.sql', '0068_compatible_code.sql');
  expect(await readiness()).toEqual([200, 'ok']);
  for (const from of ['9998_known_since.sql', null]) {
    await add('9999_contracted.sql', from);
    expect(await readiness()).toEqual([503, 'newer than this version']);
    await expect(migrate(database())).rejects.toThrow('prepared by a newer version (9999_contracted.sql)');
    await sql`delete from schema_migration where name = '9999_contracted.sql'`.execute(database().db);
  }
});

test.runIf(isServerTested())('a migration that waits for a long reader blocks no other request', async () => {
  const own = await testDatabase();
  await own.execute(`alter table schema_migration drop column compatible_from;
    delete from schema_migration where name >= '0068'`);
  const { promise: isRead, resolve: endReading } = Promise.withResolvers<void>();
  const reading = upkeep(own.db, async (tx) => {
    await sql`select from schema_migration`.execute(tx);
    await isRead;
  });
  const migrated = migrate(own, ['0068_compatible_code.sql']);
  let looks = 0;
  // Each has the limit of a visitor's statement; more than one wait for the lock is in this time.
  for (const endMs = performance.now() + 4_000; performance.now() < endMs; looks += 1) {
    await sql`select from schema_migration`.execute(own.db);
    await sleep(20);
  }
  expect(looks).toBeGreaterThan(10);
  endReading();
  await reading;
  expect(await migrated).toEqual(['0068_compatible_code.sql']);
  await own.close();
});
