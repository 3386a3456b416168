import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { comparedMigrations } from '#platform/db/migrate.ts';
import { emptyDatabase, isServerTested, serverUrlOf } from '#tests/support/product/test-database.ts';
import { prepareDatabase } from '../../src/product/prepare.ts';

/** `DOUBLE_STARTS=20 npx vitest run double-starts` starts more often. */
const ENQUIRY_KINDS = Number(process.env.DOUBLE_STARTS ?? 2);

/** A second connection to the database of the first, as another process has it. */
async function beside(one: DatabaseHandle): Promise<DatabaseHandle> {
  return openDatabase({ databaseUrl: await serverUrlOf(one), dataDir: '' });
}

async function placesOf({ db }: DatabaseHandle): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from location`.execute(db);
  return rows[0]?.count ?? 0;
}

describe.skipIf(!isServerTested())('two processes that start at once on an empty server', () => {
  test.each(Array.from({ length: ENQUIRY_KINDS }, (_, index) => index + 1))('both find it whole, time %i', async () => {
    const one = await emptyDatabase('server');
    const other = await beside(one);
    try {
      await Promise.all([prepareDatabase(one), prepareDatabase(other)]);
      for (const handle of [one, other]) {
        expect(await comparedMigrations(handle.db)).toEqual({ missing: [], incompatible: [] });
        expect(await placesOf(handle)).toBeGreaterThan(5_000);
      }
    } finally {
      await other.close();
      await one.close();
    }
  });
});
