// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { isServerTested, type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { searchTable } from './search-index.ts';

let database: TestDatabase;

/** Only a real server has a second session to commit late in. */
const ON_SERVER = isServerTested();

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const priceOf = async (id: number): Promise<number | undefined> => {
  const { columns } = await searchTable(database.db);
  const row = columns.id.findIndex((candidate, index) => candidate === id && columns.offerType[index] !== 255);
  return row === -1 ? undefined : columns.comparablePrice[row];
};

test('each query finds homes that were published, changed and withdrawn before it', async () => {
  const { db } = database;
  const before = (await searchTable(db)).count;
  const id = await anActiveOffer(db, { price: 1950 });
  expect(await priceOf(id)).toBe(1950);
  await db.updateTable('activeOffer').set({ price: 1850 }).where('id', '=', id).execute();
  expect(await priceOf(id)).toBe(1850);
  await db.updateTable('activeOffer').set({ status: OfferStatus.Paused }).where('id', '=', id).execute();
  expect(await priceOf(id)).toBeUndefined();
  await db.updateTable('activeOffer').set({ status: OfferStatus.Active }).where('id', '=', id).execute();
  expect(await priceOf(id)).toBe(1850);
  await db.deleteFrom('activeOffer').where('id', '=', id).execute();
  expect(await priceOf(id)).toBeUndefined();
  expect((await searchTable(db)).count).toBe(before);
});

test('an uncommitted home is not found, and found after the commit', async () => {
  const { db } = database;
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: written, resolve: notifyWritten } = Promise.withResolvers<number>();
  const transaction = db.transaction().execute(async (tx) => {
    notifyWritten(await anActiveOffer(tx, { price: 2100 }));
    await mayEnd;
  });
  const id = await written;
  if (database.kind === 'server') expect(await priceOf(id)).toBeUndefined();
  end();
  await transaction;
  expect(await priceOf(id)).toBe(2100);
});

test.runIf(ON_SERVER)('a change committed late, after later ones were seen, is not missed', async () => {
  const { db } = database;
  const { promise: lateMayEnd, resolve: endLate } = Promise.withResolvers<void>();
  const { promise: lateIsWritten, resolve: notifyWritten } = Promise.withResolvers<number>();
  const late = db.transaction().execute(async (tx) => {
    notifyWritten(await anActiveOffer(tx, { price: 1111 }));
    await lateMayEnd;
  });
  const lateId = await lateIsWritten;
  const earlyId = await anActiveOffer(db, { price: 2222 });
  expect(await priceOf(earlyId)).toBe(2222);
  expect(await priceOf(lateId)).toBeUndefined();
  endLate();
  await late;
  expect(await priceOf(lateId)).toBe(1111);
});

test('a rolled-back change leaves no trace', async () => {
  const { db } = database;
  let id = 0;
  await expect(
    db.transaction().execute(async (tx) => {
      id = await anActiveOffer(tx);
      throw new Error('never mind');
    }),
  ).rejects.toThrow('never mind');
  expect(await priceOf(id)).toBeUndefined();
});

test('many who ask at once cost one or two statements', async () => {
  await searchTable(database.db);
  database.takeStatements();
  await Promise.all(Array.from({ length: 50 }, () => searchTable(database.db)));
  expect(database.takeStatements().length).toBeLessThanOrEqual(2);
});

test('when nothing has changed, nothing is read', async () => {
  const { version } = await searchTable(database.db);
  expect((await searchTable(database.db)).version).toBe(version);
});

test('a failing database fails the question, and the next one is answered', async () => {
  await anActiveOffer(database.db);
  await sql`alter table offer_search rename to offer_search_away`.execute(database.db);
  await expect(searchTable(database.db)).rejects.toThrow();
  await sql`alter table offer_search_away rename to offer_search`.execute(database.db);
  await expect(searchTable(database.db)).resolves.toBeDefined();
});

/** Slows every read and write of a public listing, except by upkeep, whose limit is an hour. */
const SLOW = `
  create function takes_time() returns boolean language plpgsql volatile as $$ begin
    if current_setting('statement_timeout') <> '1h' then perform pg_sleep(1); end if;
    return true;
  end $$;
  alter table offer_search rename to offer_search_itself;
  create view offer_search as select * from offer_search_itself where takes_time()`;
const QUICK = `
  drop view offer_search;
  drop function takes_time;
  alter table offer_search_itself rename to offer_search`;

test('the listings are read, and read anew after a large change, however far that goes over the limit', async () => {
  const id = await anActiveOffer(database.db, { price: 2650 });
  await sql`update offer_search set changed = '9000000000'::xid8 where id = ${id}`.execute(database.db);
  await database.execute(SLOW);
  await underLimit(500, async (db) => {
    const before = (await searchTable(db)).count;
    expect(before).toBeGreaterThan(0);
    await database.execute(`update offer_search_itself set changed = pg_current_xact_id(), price = 2750`);
    const { columns, count } = await searchTable(db);
    expect(count).toBe(before);
    expect(columns.comparablePrice[columns.id.indexOf(id)]).toBe(2750);
  });
  await database.execute(QUICK);
});

/** Runs work in a session with a statement time-out: the only session of the embedded database, or a new one on a server. */
async function underLimit(timeoutMs: number, work: (db: TestDatabase['db']) => Promise<void>): Promise<void> {
  const limit = (db: TestDatabase['db']) => sql`set statement_timeout = ${sql.lit(timeoutMs)}`.execute(db);
  if (ON_SERVER) {
    await database.db.connection().execute(async (one) => {
      await limit(one);
      await work(one);
      await sql`reset statement_timeout`.execute(one);
    });
    return;
  }
  await limit(database.db);
  await work(database.db.withSchema('public'));
}

test('transaction numbers of another server are made our own when an index is loaded', async () => {
  const { db } = database;
  const id = await anActiveOffer(db);
  await sql`update offer_search set changed = '9000000000'::xid8 where id = ${id}`.execute(db);
  const fresh = db.withSchema('public');
  const { version } = await searchTable(fresh);
  expect((await searchTable(fresh)).version).toBe(version);
  const { rows } = await sql<{ ahead: number }>`select count(*)::int as ahead from offer_search
    where changed >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  expect(rows).toEqual([{ ahead: 0 }]);
});
