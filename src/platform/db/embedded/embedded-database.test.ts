import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabaseHandle, openInMemory } from '../db.ts';

let database: DatabaseHandle;

beforeAll(async () => {
  database = await openInMemory();
  await database.execute('create table note (text text); create table other (text text)');
});

afterAll(() => database.close());

const notes = async (): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`select text from note order by text`.execute(database.db);
  return rows.map((row) => row.text);
};

test('a statement of another request waits for the open transaction and is not undone with it', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const failing = database.db.transaction().execute(async (tx) => {
    await sql`insert into note values ('undone')`.execute(tx);
    open();
    await sql`select pg_sleep(0.05)`.execute(tx);
    throw new Error('changed my mind');
  });
  await opened;
  const other = sql`insert into note values ('kept')`.execute(database.db);
  await expect(failing).rejects.toThrow('changed my mind');
  await other;
  expect(await notes()).toEqual(['kept']);
});

test('a failing statement names the code of PostgreSQL and leaves the database usable', async () => {
  await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
  const { rows } = await sql`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});

test('counts and decimals come as numbers, days as texts, moments as dates', async () => {
  const { rows } = await sql`
    select count(*) as n, 3.5::numeric as rooms, date '2026-11-20' as day, timestamptz '2026-11-20T12:00:00Z' as at
    from generate_series(1, 3)`.execute(database.db);
  expect(rows).toEqual([{ n: 3, rooms: 3.5, day: '2026-11-20', at: new Date('2026-11-20T12:00:00Z') }]);
});

test('a long answer arrives whole, row for row, and so does what is asked after it', async () => {
  const { rows } = await sql<{ n: number; text: string }>`
    select n, repeat(chr(97 + n % 26), 1 + n % 5000) as text from generate_series(1, 1000) n`.execute(database.db);
  const isWhole = ({ n, text }: { n: number; text: string }, index: number): boolean =>
    n === index + 1 && text === String.fromCharCode(97 + (n % 26)).repeat(1 + (n % 5000));
  expect(rows.length).toBe(1000);
  expect(rows.filter((row, index) => !isWhole(row, index))).toEqual([]);
  expect((await sql`select 2 as two`.execute(database.db)).rows).toEqual([{ two: 2 }]);
});

test('an answer is not stored', async () => {
  const megabyte = () => sql`select repeat('x', 1024) as text from generate_series(1, 1024)`.execute(database.db);
  const answered = async (megabytes: number): Promise<void> => {
    for (let count = 0; count < megabytes; count += 1) await megabyte();
  };
  await answered(100);
  const before = process.memoryUsage.rss();
  await answered(500);
  expect(process.memoryUsage.rss() - before).toBeLessThan(250 * 2 ** 20);
});
