import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const MONDAY = new Date('2026-11-16T03:00:00Z');
const TUESDAY = new Date('2026-11-17T03:00:00Z');

const deliver = (agencyName: string, bytes: Uint8Array, options: Partial<ImportOptions> = {}) =>
  importFeed(
    { db: database.db, store },
    { agencyName, feed: bytesInMemory(bytes), dryRun: false, confirm: false, now: MONDAY, ...options },
  );

const feedSource = () =>
  database.db.selectFrom('source').select(['lastRunAt', 'lastErrors']).where('id', '=', 1).executeTakeFirst();

test('an operator sees when a feed was last carried out, and with how many problems', async () => {
  expect(await feedSource()).toEqual({ lastRunAt: null, lastErrors: 0 });
  const faulty = anIdxFile({ number_of_rooms: 'viele', floor: 'irgendwo' });
  expect((await deliver('Lauf AG', faulty)).problems).toHaveLength(2);
  expect(await feedSource()).toEqual({ lastRunAt: MONDAY, lastErrors: 2 });
  await deliver('Lauf AG', anIdxFile({}), { now: TUESDAY });
  expect(await feedSource()).toEqual({ lastRunAt: TUESDAY, lastErrors: 0 });
});

test('a run with nothing new is a run; a dry one and one that is held are none', async () => {
  await deliver('Still AG', anIdxFile(...anIdxStock(10)));
  await deliver('Still AG', anIdxFile(...anIdxStock(10)), { now: TUESDAY });
  expect(await feedSource()).toMatchObject({ lastRunAt: TUESDAY });
  const later = new Date('2026-11-18T03:00:00Z');
  await deliver('Still AG', anIdxFile({ floor: 'irgendwo' }), { now: later, dryRun: true });
  expect(await deliver('Still AG', Buffer.alloc(0), { now: later })).toHaveProperty('held');
  expect(await feedSource()).toEqual({ lastRunAt: TUESDAY, lastErrors: 0 });
});

test('an agency gets the contact data most of its listings name, not that of one tenant', async () => {
  const tenant = { agency_phone: '079 555 99 99', agency_email: 'tenant@example.ch', agency_city: 'Morges' };
  const [first, ...others] = anIdxStock(4);
  await deliver('Kontakt AG', anIdxFile({ ...first, ...tenant }, ...others));
  const agency = await database.db
    .selectFrom('agency')
    .select(['phone', 'email', 'city'])
    .where('name', '=', 'Kontakt AG')
    .executeTakeFirst();
  expect(agency).toEqual({ phone: '021 555 01 00', email: 'location@example.ch', city: 'Lausanne' });
});

test('an agency whose listings name no contact data has none', async () => {
  const silent = { agency_phone: '', agency_email: '', agency_street: '', agency_zip: '', agency_city: '' };
  expect(await deliver('Stumm AG', anIdxFile(silent))).toMatchObject({ created: 1 });
  const agency = await database.db
    .selectFrom('agency')
    .select(['phone', 'email', 'street', 'city'])
    .where('name', '=', 'Stumm AG')
    .executeTakeFirst();
  expect(agency).toEqual({ phone: null, email: null, street: null, city: null });
});

test("the source lists each agency's runs: done, held and refused ones", async () => {
  const stock = anIdxStock(10, { agency_id: 'laeufe' });
  await deliver('Läufe AG', anIdxFile(...stock), { fileName: 'unload.txt' });
  await deliver('Läufe AG', anIdxFile(...stock), { dryRun: true });
  await deliver('Läufe AG', anIdxFile(...stock.slice(0, 2)), { now: TUESDAY });
  await deliver('Läufe AG', Buffer.from('<html>'), { now: TUESDAY });
  const runs = await database.db
    .selectFrom('sourceRun as r')
    .innerJoin('agency as a', 'a.id', 'r.agencyId')
    .select(['r.outcome', 'r.fileName', 'r.encoding', 'r.read', 'r.created', 'r.putAside'])
    .select('r.fileDigest')
    .where('a.name', '=', 'Läufe AG')
    .orderBy('r.id')
    .execute();
  expect(runs).toMatchObject([
    { outcome: 'done', fileName: 'unload.txt', encoding: 'ISO-8859-1', read: 10, created: 10, putAside: 0 },
    { outcome: 'held', fileName: null, read: 2, created: 0 },
    { outcome: 'refused', encoding: null, read: 0 },
  ]);
  expect(new Set(runs.map(({ fileDigest }) => fileDigest.length))).toEqual(new Set([64]));
});

test('a file that is written to while it is read is not taken', async () => {
  let reads = 0;
  const feed = () => [anIdxFile(...anIdxStock(2 + reads++))];
  const options = { agencyName: 'Wachsend AG', feed, dryRun: false, confirm: false, now: MONDAY };
  await expect(importFeed({ db: database.db, store }, options)).rejects.toThrow('changed while it was read');
  const agency = await database.db.selectFrom('agency').select('id').where('name', '=', 'Wachsend AG').execute();
  expect(agency).toEqual([]);
});
