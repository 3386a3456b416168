// engines: both
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TrackedCopy } from '#platform/freshness/tracked-copy.ts';
import { openFolderCopy } from '#tests/support/product/test-database.ts';
import type { DatabaseHandle, Db } from '../db.ts';
import { EmbeddedDatabase } from '../embedded/embedded-database.ts';
import { dbUntil } from './ending-db.ts';
import { CHANGES_NOTHING, disturbanceCount } from './quiet-database.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openFolderCopy(inject('preparedFolder'));
  await database.execute('create table note (text text)');
});
afterAll(() => database.close());

const countNotes = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`${sql.raw(CHANGES_NOTHING)} select count(*) from note`.execute(db);
  return Number(rows[0]?.count);
};

/** A tracked copy of the number of notes, and the number of database looks. */
function followedNotes() {
  const look = { snapshot: '', database: 'this one' };
  let looks = 0;
  const copy = new TrackedCopy(database.db, {
    read: async (db) => ({ copy: { count: await countNotes(db) }, look }),
    changesSince: async (db) => {
      looks += 1;
      return { look, count: await countNotes(db) };
    },
    apply: (known: { count: number }, { count }: { look: typeof look; count: number }) => {
      known.count = count;
      return true;
    },
  });
  return { now: async () => (await copy.current()).count, looks: () => looks };
}

test('a copy is not looked after while nothing was asked that may change it', async () => {
  const { now, looks } = followedNotes();
  await now();
  await now();
  const before = looks();
  await Promise.all([now(), now()]);
  expect(await now()).toBe(0);
  expect(looks()).toBe(before);
});

test('a query after a change finds it, by any way of changing', async () => {
  const { now } = followedNotes();
  let count = await now();
  const ways: (() => Promise<unknown>)[] = [
    () => sql`insert into note values ('by a statement')`.execute(database.db),
    () => database.execute("select 1; insert into note values ('by a text')"),
    () => database.maintain("insert into note values ('by upkeep')"),
    () => sql`with one as (insert into note values ('in a query') returning 1) select * from one`.execute(database.db),
    () => sql`insert into note values ('for a request')`.execute(dbUntil(database.db, new AbortController().signal)),
    () => database.db.transaction().execute((tx) => sql`insert into note values ('in a transaction')`.execute(tx)),
  ];
  for (const change of ways) {
    await now();
    await change();
    count += 1;
    expect(await now()).toBe(count);
  }
});

test('a query while a transaction is open waits for its commit', async () => {
  const { now } = followedNotes();
  const before = await now();
  const open = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const changed = database.db.transaction().execute(async (tx) => {
    await sql`insert into note values ('later')`.execute(tx);
    open.resolve();
    await end.promise;
  });
  await open.promise;
  const asked = now();
  end.resolve();
  await changed;
  expect(await asked).toBe(before + 1);
});

test('another folder in its place, and a thread that ended, count as changes', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lares-quiet-'));
  const folder = join(home, 'database');
  cpSync(join(inject('preparedFolder'), 'database'), folder, { recursive: true });
  const embedded = new EmbeddedDatabase({ folder, statementTimeoutMs: 0 });
  const before = embedded.disturbances.count;
  await embedded.replaceFolder(() => renameSync(folder, folder));
  expect(embedded.disturbances.count).toBeGreaterThan(before);
  await embedded.close();
  rmSync(home, { recursive: true });
});

test('a database that others may change is never taken for quiet', () => {
  expect(disturbanceCount({} as Db)).toBeNull();
  expect(disturbanceCount(database.db)).not.toBeNull();
});
