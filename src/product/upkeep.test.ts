// engines: both
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backgroundContext } from '#platform/context/context.ts';
import { deleteReceipts } from '#platform/events/event-receipt.queries.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { testServices } from '#tests/support/product/test-services.ts';
import { JOBS, PERSONAL_RECORDS } from './modules.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

/** The table of docs/reference/growth.md: each table, and the job that trims it. */
const rows = [...readFileSync('docs/reference/growth.md', 'utf8').matchAll(/^\| `(\w+)` \|.*\| (.*?) \|$/gm)].map(
  ([, table = '', trimmedBy = '']) => ({ table, trimmedBy }),
);

test('every table of the database is in the table of what grows, and what trims it is a job', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`.execute(database.db);
  expect(rows.map(({ table }) => table)).toEqual(tables.map(({ name }) => name).sort());
  const jobs = new Set(JOBS.map(({ kind }) => `\`${kind.name}\``));
  expect(rows.filter(({ trimmedBy }) => trimmedBy !== '–' && !jobs.has(trimmedBy))).toEqual([]);
});

test('any job that deletes or changes rows by the clock works on a bounded number of rows in a statement', async () => {
  const ctx = backgroundContext({
    ...{ db: database.db, services: testServices({ personalRecords: PERSONAL_RECORDS }) },
    ...{ requestId: 'test', now: () => new Date('2026-11-20T03:00:00Z') },
  });
  const found: string[] = [];
  for (const { kind, cron, handle } of JOBS) {
    if (cron === undefined) continue;
    database.takeStatements();
    await handle(ctx, {});
    const written = database
      .takeStatements()
      .filter(({ sql: text }) => /^\s*(with\b.*)?\b(delete|update)\b/is.test(text));
    // Bounded by a limit, or by the ids of its input.
    const boundless = written.filter(({ sql: text }) => !/\blimit (\$|\d)|= any\(\$\d+::/.test(text));
    found.push(...boundless.map(({ sql: text }) => `${kind.name}: ${text}`));
  }
  expect(found).toEqual([]);
});

test('more old rows than a statement may delete are gone after one night', async () => {
  // Simulates a server's statement limit by a number of rows.
  await database.execute(`
    insert into event_receipt (listener, event_id, heard_at)
      select 'test', gen_random_uuid(), timestamptz '2026-01-01' from generate_series(1, 3000);
    insert into event_receipt (listener, event_id, heard_at) values ('test', gen_random_uuid(), '2026-11-20');
    create function refuse_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 700 then raise 'statement timeout' using errcode = '57014'; end if;
      return null;
    end $$;
    create trigger refuse_many after delete on event_receipt referencing old table as gone
      for each statement execute function refuse_many()`);
  await deleteReceipts(database.db, new Date('2026-11-01'));
  expect(await database.db.selectFrom('eventReceipt').select('eventId').execute()).toHaveLength(1);
});
