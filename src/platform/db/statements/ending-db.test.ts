// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { dbUntil, sharedDb } from './ending-db.ts';
import { OutsideTransactionError, outsideTransactions } from './open-transaction.ts';

let database: TestDatabase;
let end: AbortController;
const gone = new Error('nobody waits');

beforeAll(async () => {
  database = await testDatabase();
  await database.execute('create table note (id int)');
});
beforeEach(async () => {
  end = new AbortController();
  await database.execute('truncate note');
  database.takeStatements();
});
afterAll(() => database.close());

const add = (id: number) => sql`insert into note values (${id})`;
const notes = async () =>
  (await sql<{ id: number }>`select id from note`.execute(database.db)).rows.map(({ id }) => id);

test('answers like the database it is, and every statement is reported once', async () => {
  const db = dbUntil(database.db, end.signal);
  await add(1).execute(db);
  await db.transaction().execute((tx) => add(2).execute(tx));
  expect(await notes()).toEqual([1, 2]);
  const inserts = database.takeStatements().filter((statement) => statement.sql.startsWith('insert'));
  expect(inserts).toHaveLength(2);
});

test('begins no statement after the caller left', async () => {
  const db = dbUntil(database.db, end.signal);
  end.abort(gone);
  await expect(add(1).execute(db)).rejects.toBe(gone);
  expect(await notes()).toEqual([]);
});

test('gives up a statement that waited for a connection meanwhile, and the connection is free for others', async () => {
  const db = dbUntil(database.db, end.signal);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const most = database.kind === 'embedded' ? 1 : 10;
  const holders = Array.from({ length: most }, () => database.db.connection().execute(() => held));
  const waiting = Array.from({ length: 5 }, (_, id) => add(id).execute(db));
  end.abort(gone);
  release();
  expect(await Promise.allSettled(waiting)).toEqual(waiting.map(() => ({ status: 'rejected', reason: gone })));
  await Promise.all(holders);
  expect(await notes()).toEqual([]);
});

test('takes back a transaction that is open when its request ends', async () => {
  const db = dbUntil(database.db, end.signal);
  const transaction = db.transaction().execute(async (tx) => {
    await add(1).execute(tx);
    end.abort(gone);
    await add(2).execute(tx);
  });
  await expect(transaction).rejects.toBe(gone);
  expect(await notes()).toEqual([]);
});

test('data that is cached for others is read from the database that all share', () => {
  expect(sharedDb(dbUntil(database.db, end.signal))).toBe(database.db);
  expect(sharedDb(database.db)).toBe(database.db);
});

test('refuses work of a transaction that would wait for the transaction itself', async () => {
  const db = dbUntil(database.db, end.signal);
  const lost = db.transaction().execute(async (tx) => {
    await add(1).execute(tx);
    await add(2).execute(database.db);
  });
  await expect(lost).rejects.toThrow(OutsideTransactionError);
  const nested = db.transaction().execute(() => db.transaction().execute(async () => {}));
  await expect(nested).rejects.toThrow(OutsideTransactionError);
  const busy = db.transaction().execute(async () => outsideTransactions(() => 'a long text'));
  await expect(busy).rejects.toThrow(OutsideTransactionError);
  expect(outsideTransactions(() => 'a long text')).toBe('a long text');
  expect(await notes()).toEqual([]);
});

test('lets what a transaction set off ask on its own once the transaction has ended', async () => {
  const { promise: ended, resolve: reportEnd } = Promise.withResolvers<void>();
  const later = await database.db.transaction().execute(async (tx) => {
    await add(1).execute(tx);
    return { done: ended.then(() => add(2).execute(database.db)) };
  });
  reportEnd();
  await later.done;
  expect(await notes()).toEqual([1, 2]);
});
