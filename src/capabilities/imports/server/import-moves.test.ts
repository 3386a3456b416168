import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxFile, anIdxStock } from '#tests/factories/idx-record.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { bytesInMemory } from './idx/text/feed-bytes.ts';
import { type ImportOptions, importFeed } from './import.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const store = new FolderStore(mkdtempSync(join(tmpdir(), 'pictures-')));
const now = new Date('2026-11-20T09:00:00Z');

const deliver = (agencyName: string, bytes: Uint8Array, options: Partial<ImportOptions> = {}) =>
  importFeed(
    { db: database.db, store },
    { agencyName, feed: bytesInMemory(bytes), dryRun: false, confirm: false, now, ...options },
  );

const listingsOf = (agencyName: string) =>
  database.db
    .selectFrom('activeOffer as o')
    .innerJoin('agency as a', 'a.id', 'o.agencyId')
    .select(['o.id', 'o.status', 'o.title', 'o.createdAt'])
    .where('a.name', '=', agencyName)
    .orderBy('o.id')
    .execute();

describe('an object that comes under another agency_id', () => {
  const moving = (agencyId: string, count = 3) => anIdxFile(...anIdxStock(count, { agency_id: agencyId }));

  test('keeps its listing with its id and history', async () => {
    await deliver('Umzug AG', moving('alt'));
    const before = await listingsOf('Umzug AG');
    const report = await deliver('Umzug AG', moving('neu'));
    expect(report).toMatchObject({ created: 0, updated: 3, missing: 0, withdrawn: 0 });
    expect(report.problems).toMatchObject(
      [1, 2, 3].map((number) => ({ object: `10#1#${number}`, problem: 'agencyIdChanged', value: 'alt', done: 'kept' })),
    );
    expect(await listingsOf('Umzug AG')).toEqual(before);
    expect(await deliver('Umzug AG', moving('neu'))).toMatchObject({ unchanged: 3, problems: [] });
  });

  test('also from none to one and back', async () => {
    await deliver('Ohne AG', moving(''));
    const before = await listingsOf('Ohne AG');
    expect(await deliver('Ohne AG', moving('jetzt'))).toMatchObject({ updated: 3, created: 0 });
    expect(await deliver('Ohne AG', moving(''))).toMatchObject({ updated: 3, created: 0 });
    expect(await listingsOf('Ohne AG')).toEqual(before);
  });
});

test('an object that is on show under another agency is reported', async () => {
  const home = { agency_id: 'geteilt', object_street: 'Rue Partagée 1' };
  await deliver('Drei AG', anIdxFile(home));
  const seen = { object: '10#1#100', problem: 'otherAgency', value: 'Drei AG', done: 'kept' };
  expect((await deliver('Vier AG', anIdxFile(home), { dryRun: true })).problems).toMatchObject([seen]);
  expect((await deliver('Vier AG', anIdxFile(home))).problems).toMatchObject([seen]);
  const elsewhere = { ...home, agency_id: 'andere', object_street: 'Rue Seule 9' };
  expect((await deliver('Fünf AG', anIdxFile(elsewhere))).problems).toEqual([]);
});
