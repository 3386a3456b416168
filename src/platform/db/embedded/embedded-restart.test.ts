import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type DatabaseHandle, type Db, liftStatementLimit, openDatabase } from '../db.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'lares-restart-'));
let database: DatabaseHandle;

beforeAll(async () => {
  cpSync(inject('preparedFolder'), dataDir, { recursive: true });
  database = await openDatabase({ databaseUrl: null, dataDir });
  await database.execute('create table note (text text primary key); create table bulk (n bigint, text text)');
});
beforeEach(() => limitTo(500));
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Holds for the current session: a new thread has the usual limit of three seconds. */
const limitTo = (timeoutMs: number) => database.execute(`set statement_timeout = ${timeoutMs}`);

/** Each kind of statement once: the end of a thread and a new start cost seconds of processor time. */
const ROUNDS = 4;
const TIMED_OUT = { code: '57014' };
const endless = (db: Db) => sql`select count(*) from generate_series(1, 1000000000000)`.execute(db);
const insert = (db: Db, text: string) => sql`insert into note values (${text})`.execute(db);

async function notes(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from note`.execute(database.db);
  return rows.map(({ text }) => text);
}

test('a statement over its limit is cut off, and what waited for it is answered', async () => {
  const cutOff = expect(endless(database.db)).rejects.toMatchObject(TIMED_OUT);
  const waited = sql`select 1 as one`.execute(database.db);
  await cutOff;
  expect((await waited).rows).toEqual([{ one: 1 }]);
});

test('upkeep takes its time, and so does a transaction that says so; afterwards the limit holds again', async () => {
  await database.maintain('select pg_sleep(0.8)');
  await limitTo(500);
  await database.db.transaction().execute(async (tx) => {
    await liftStatementLimit(tx);
    await sql`select pg_sleep(0.8)`.execute(tx);
  });
  await expect(endless(database.db)).rejects.toMatchObject(TIMED_OUT);
  expect(await database.execute('show statement_timeout')).toEqual([{ statement_timeout: '3s' }]);
});

test('a notification is received after the thread was replaced, too', async () => {
  const events = Promise.withResolvers<string>();
  const listening = await database.listen('news', { onMessage: events.resolve, onBegin: () => {} });
  await expect(endless(database.db)).rejects.toMatchObject(TIMED_OUT);
  await sql`select pg_notify('news', 'again')`.execute(database.db);
  expect(await events.promise).toBe('again');
  await listening.close();
});

/** Statements that exceed their limit, at reading and at every kind of writing. */
const TOO_LONG: ((tx: Db) => Promise<unknown>)[] = [
  endless,
  (tx) => sql`insert into bulk select n, repeat('x', 100) from generate_series(1, 100000000) n`.execute(tx),
  (tx) =>
    sql`do 'begin for n in 1..1000000000 loop insert into note values (''lost'' || n); end loop; end'`.execute(tx),
  (tx) => sql`create table copy as select n, md5(n::text) from generate_series(1, 100000000) n`.execute(tx),
];

test(`over ${ROUNDS} ends of the thread nothing acknowledged is lost and nothing undone comes back`, async () => {
  const acknowledged: string[] = [];
  const inDoubt: string[] = [];
  const write = (name: string): Promise<void> =>
    insert(database.db, name).then(
      () => void acknowledged.push(name),
      () => void inDoubt.push(name), // a busy machine took its time
    );
  for (let round = 0; round < ROUNDS; round++) {
    await limitTo(500);
    const before = [write(`${round} a`), write(`${round} b`)];
    const cutOff = database.db.transaction().execute(async (tx) => {
      await insert(tx, `lost ${round}`);
      await TOO_LONG[round % TOO_LONG.length]?.(tx);
    });
    await Promise.all([...before, expect(cutOff).rejects.toThrow(), write(`${round} c`)]);
  }
  await database.close();
  database = await openDatabase({ databaseUrl: null, dataDir });
  const found = await notes();
  expect(acknowledged.length).toBeGreaterThan(2 * ROUNDS);
  expect(acknowledged.filter((name) => !found.includes(name))).toEqual([]);
  expect(found.filter((name) => !acknowledged.includes(name) && !inDoubt.includes(name))).toEqual([]);
  expect(await database.execute('select * from bulk')).toEqual([]);
}, 180_000);
