// engines: both
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { type BatchPace, inBatches } from './in-batches.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.execute(`
    delete from used_proof;
    insert into used_proof (id, expires_at) select number::text, '2026-01-01' from generate_series(1, 10) as number`);
});

const PACE: BatchPace = { firstRows: 2, mostRows: 4, runMs: 60_000 };

const clean = (pace: BatchPace): Promise<number> => {
  const rows = { table: 'usedProof', where: sql<boolean>`expires_at < '2026-02-01'` } as const;
  return inBatches(database.db, rows, (picked) => sql`delete from used_proof where ${picked}`, pace);
};

const left = async (): Promise<number> => (await database.db.selectFrom('usedProof').select('id').execute()).length;

test('no statement takes more rows than it may', async () => {
  database.takeStatements();
  expect(await clean(PACE)).toBe(10);
  const limits = database.takeStatements().map(({ parameters }) => Number(parameters.at(-1)));
  expect(limits.length).toBeGreaterThan(3);
  expect(Math.max(...limits)).toBeLessThanOrEqual(4);
  expect(await left()).toBe(0);
});

test('a run whose time is over stops, and the next one goes on where it stopped', async () => {
  expect(await clean({ ...PACE, runMs: 0 })).toBe(2);
  expect(await left()).toBe(8);
  expect(await clean(PACE)).toBe(8);
});

test('a batch that takes too long is tried again with fewer rows; other failures are thrown', async () => {
  await database.execute(`
    create function refuse_more() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 1 then raise 'statement timeout' using errcode = '57014'; end if;
      return null;
    end $$;
    create trigger refuse_more after delete on used_proof referencing old table as gone
      for each statement execute function refuse_more()`);
  expect(await clean(PACE)).toBe(10);
  await database.execute('drop trigger refuse_more on used_proof');
  const rows = { table: 'usedProof', where: sql<boolean>`true` } as const;
  await expect(inBatches(database.db, rows, () => sql`delete from nowhere`)).rejects.toThrow('nowhere');
});
