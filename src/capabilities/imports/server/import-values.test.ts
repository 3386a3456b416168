import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxLine, type IdxValues } from '#tests/factories/idx-record.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { IDX_FIELDS } from './idx/fields.ts';
import { bytesInMemory } from './idx/text/feed-bytes.ts';
import { importFeed } from './import.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const store = new FolderStore(mkdtempSync(join(tmpdir(), 'pictures-')));

test('the database takes any values that arrive', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.double().map(String),
    fc.constantFrom('1e9', '99999999999', '-0', '\u0000', '\uD800', '<br>'.repeat(9), 'Y', '0', '32768'),
  );
  const anyField = fc.constantFrom(...IDX_FIELDS.filter((field) => !field.startsWith('ref_')));
  const anyRecord = fc.dictionary(anyField, anyText, { maxKeys: 12 });
  const files = fc.sample(fc.array(anyRecord, { minLength: 100, maxLength: 100 }), { numRuns: 3, seed: 7 });
  for (const [index, records] of files.entries()) {
    const lines = records.map((record: IdxValues, at) => anIdxLine({ ...record, ref_object: `soup ${at}` }));
    const report = await importFeed(
      { db: database.db, store },
      {
        agencyName: `Suppe ${index}`,
        feed: bytesInMemory(Buffer.from(lines.join('\n'))),
        dryRun: false,
        confirm: true,
        now: new Date('2026-11-20T09:00:00Z'),
      },
    );
    expect(report.created).toBeGreaterThan(10);
  }
});
