import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxFile, anIdxStock } from '#tests/factories/idx-record.ts';
import { listenToOffers } from '#tests/support/product/offer-events-seen.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { bytesInMemory } from './idx/text/feed-bytes.ts';
import { importFeed } from './import.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await listenToOffers(database);
});
afterAll(() => database.close());

const store = new FolderStore(mkdtempSync(join(tmpdir(), 'pictures-')));
const OLD = anIdxFile(...anIdxStock(10));
/** One changed, one new, one missing for the second time, one under another agency_id. */
const NEW = anIdxFile(
  { ref_object: '1', object_title: 'Neu' },
  ...anIdxStock(9).slice(1, 8),
  { ref_object: '9', agency_id: 'andere' },
  { ref_object: '11' },
);

/** Fails the statement of that number, counted from the first of the run, as a lost connection would. */
function failingAt(fatal: number): { plugin: KyselyPlugin; ran: () => number } {
  let ran = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      ran += 1;
      if (ran === fatal) throw new Error('connection lost');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { plugin, ran: () => ran };
}

const deliver = (bytes: Uint8Array, plugin?: KyselyPlugin) =>
  importFeed(
    { db: plugin ? database.db.withPlugin(plugin) : database.db, store },
    { agencyName: 'Abbruch AG', feed: bytesInMemory(bytes), dryRun: false, confirm: true, now: new Date(0) },
  );

/** All rows that a run writes. */
const state = async (): Promise<unknown> =>
  Promise.all(
    [
      'agency',
      'active_offer',
      'offer_search',
      'active_offer_status_history',
      'place_price',
      'source',
      'source_run',
      'pgboss.job',
    ].map(
      async (table) =>
        (
          await sql`select md5(string_agg(t::text, ' ' order by t::text)) as rows from ${sql.table(table)} t`.execute(
            database.db,
          )
        ).rows,
    ),
  );

test('a run that ends at any of its statements leaves everything as it was', async () => {
  await deliver(OLD);
  await deliver(anIdxFile(...anIdxStock(9)));
  const before = await state();
  let fatal = 0;
  for (let isDone = false; !isDone; ) {
    fatal += 1;
    const { plugin, ran } = failingAt(fatal);
    const failure = await deliver(NEW, plugin).then(
      () => null,
      (error: unknown) => error,
    );
    isDone = ran() < fatal;
    if (isDone) expect(failure).toBeNull();
    else expect([fatal, failure, await state()]).toEqual([fatal, new Error('connection lost'), before]);
  }
  expect(fatal).toBeGreaterThan(20);
  expect(await state()).not.toEqual(before);
});
