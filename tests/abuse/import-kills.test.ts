// engines: both
import { on, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportReport } from '#capabilities/imports/import-report.ts';
import { bytesInMemory } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { importFeed } from '#capabilities/imports/server/import.service.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anIdxFile, anIdxStock, type IdxValues } from '#tests/factories/idx-record.ts';
import { missingPictureFiles, shownOfAgency } from '#tests/support/market/shown-of-agency.ts';
import { KilledProcesses, type SharedDatabase, sharedDatabase } from '#tests/support/processes/killed-processes.ts';
import { listenToOffers, type OfferEventsSeen, offerEventsSeen } from '#tests/support/product/offer-events-seen.ts';

/** `IMPORT_KILLS=50 npx vitest run import-kills` kills more often. */
const KILLS = Number(process.env.IMPORT_KILLS ?? 3);
/** Each import is for another agency. This agency stays untouched: the results of the others are compared with it. */
const UNDISTURBED = 'Ruhe AG';
const KILLED = Array.from({ length: KILLS }, (_, index) => `Abbruch ${index + 1} AG`);
/** A kill comes this long after a statement at the most, milliseconds: a picture takes about as long. */
const LONGEST_PAUSE_MS = 50;

/** Flats 1 to 40, then without the last four: those have been missing once. */
const OLD = [anIdxStock(40), anIdxStock(36)];
/** The four are missing again, ten are changed, twenty are new, and two of those have a picture. */
const NEW: IdxValues[] = anIdxStock(60).flatMap((flat, index) => {
  if (index >= 36 && index < 40) return [];
  const change = index < 10 && { object_title: 'Frisch renoviert', rent_net: '1700', selling_price: '1900' };
  const picture = index >= 58 && { picture_1_filename: `${index}.png`, picture_1_title: 'Ansicht' };
  return [{ ...flat, ...change, ...picture }];
});
const CARRIED_OUT = { read: 56, created: 20, updated: 10, unchanged: 26, withdrawn: 4, missing: 0 };
const NOTHING_NEW = { read: 56, created: 0, updated: 0, unchanged: 56, withdrawn: 0, missing: 0 };

const files = mkdtempSync(join(tmpdir(), 'lares-feeds-'));
const store = join(files, 'store');
const folderOf = (agencyName: string): string => join(files, agencyName);
let place: SharedDatabase;
let importers: KilledProcesses;

beforeAll(async () => {
  place = await sharedDatabase();
  importers = new KilledProcesses('feed-importer.ts', place.environment);
  for (const [number, agencyName] of [UNDISTURBED, ...KILLED].entries()) await writeFeed(agencyName, number);
});
afterAll(async () => {
  await importers.killAll();
  await place.close();
  rmSync(files, { recursive: true });
});

/** The new feed of an agency, with pictures that no other agency has. */
async function writeFeed(agencyName: string, number: number): Promise<void> {
  mkdirSync(folderOf(agencyName));
  writeFileSync(join(folderOf(agencyName), 'feed.txt'), anIdxFile(...NEW));
  for (const [r, { picture_1_filename: name }] of NEW.entries()) {
    if (!name) continue;
    const picture = sharp({ create: { width: 500, height: 400, channels: 3, background: { r, g: number, b: 99 } } });
    await picture.png().toFile(join(folderOf(agencyName), name));
  }
}

const deliver = (db: Db, agencyName: string, flats: readonly IdxValues[]): Promise<ImportReport> =>
  importFeed(
    { db, store: new FolderStore(store) },
    {
      agencyName,
      feed: bytesInMemory(anIdxFile(...flats)),
      picturesDir: folderOf(agencyName),
      dryRun: false,
      confirm: false,
      now: new Date(),
    },
  );

/** Imports the new feed of an agency in a process. Returns the number of its progress messages. */
async function importUndisturbed(agencyName: string): Promise<number> {
  const importer = importers.start(agencyName, folderOf(agencyName), store);
  let announced = 0;
  importer.on('message', () => (announced += 1));
  await once(importer, 'exit');
  return announced;
}

/** The same, but the process is killed soon after so many progress messages. */
async function importKilled(agencyName: string, last: number): Promise<void> {
  const importer = importers.start(agencyName, folderOf(agencyName), store);
  let announced = 0;
  for await (const _ of on(importer, 'message', { close: ['exit'] })) if (++announced === last) break;
  await sleep(Math.random() * LONGEST_PAUSE_MS);
  await importers.killAll();
}

/** The new feed's runs that an agency's list has, in their order. */
const newRunsOf = (db: Db, agencyName: string): Promise<object[]> =>
  db
    .selectFrom('sourceRun')
    .select(['read', 'created', 'updated', 'unchanged', 'withdrawn', 'missing'])
    .where('agencyName', '=', agencyName)
    .where('outcome', '=', 'done')
    .orderBy('id')
    .offset(OLD.length)
    .execute();

/** Looks at an agency whose import was killed, then imports again. Returns whether the killed one was carried out. */
async function findWhole(db: Db, agencyName: string, { before, after }: Record<'before' | 'after', unknown>) {
  const found = await shownOfAgency(db, agencyName);
  expect([before, after]).toContainEqual(found);
  expect(await missingPictureFiles(db, agencyName, store)).toEqual([]);
  const [run] = await newRunsOf(db, agencyName);
  expect(found).toEqual(run ? after : before);
  const next = run ? NOTHING_NEW : CARRIED_OUT;
  expect(await deliver(db, agencyName, NEW)).toMatchObject(next);
  expect(await newRunsOf(db, agencyName)).toEqual(run ? [CARRIED_OUT, next] : [next]);
  expect(await shownOfAgency(db, agencyName)).toEqual(after);
  expect(await missingPictureFiles(db, agencyName, store)).toEqual([]);
  return run !== undefined;
}

/** Numbers of events for each listing: that it came online, and that it left. */
const announcedEach = ({ published, left }: OfferEventsSeen): Record<'came' | 'went', object> => {
  const timesOfEach = (ids: readonly number[]) =>
    Object.fromEntries([...Map.groupBy(ids, (id) => id)].map(([id, times]) => [id, times.length]));
  return { came: timesOfEach(published.flat()), went: timesOfEach(left.flat()) };
};

/** The same, by the history that the database keeps itself. */
async function comingsAndGoings(db: Db): Promise<Record<'came' | 'went', object> | undefined> {
  const { rows } = await sql<Record<'came' | 'went', object>>`
    select jsonb_object_agg(id, came) filter (where came > 0) as came, jsonb_object_agg(id, went) filter (where went > 0) as went
    from (
      select active_offer_id as id, count(*) filter (where to_status = ${OfferStatus.Active}) as came,
        count(*) filter (where from_status = ${OfferStatus.Active}) as went
      from active_offer_status_history group by active_offer_id
    ) each`.execute(db);
  return rows[0];
}

test(`an import killed at ${KILLS} moments leaves the old or the new listings, and the next one brings the new; each is announced once`, async () => {
  const before = await place.withDatabase(async (database) => {
    const { db } = database;
    await listenToOffers(database);
    for (const agencyName of [UNDISTURBED, ...KILLED]) for (const flats of OLD) await deliver(db, agencyName, flats);
    return shownOfAgency(db, UNDISTURBED);
  });
  const all = await importUndisturbed(UNDISTURBED);
  for (const [index, agencyName] of KILLED.entries())
    await importKilled(agencyName, Math.ceil(((index + Math.random()) / KILLS) * all));
  await place.withDatabase(async (database) => {
    const { db } = database;
    const after = await shownOfAgency(db, UNDISTURBED);
    expect([before, after]).toMatchObject([
      { listings: 40, active: 40, searched: 40, pictures: 0 },
      { listings: 60, active: 56, searched: 56, pictures: 2 },
    ]);
    let carriedOut = 0;
    for (const agencyName of KILLED) carriedOut += Number(await findWhole(db, agencyName, { before, after }));
    expect(announcedEach(await offerEventsSeen(database))).toEqual(await comingsAndGoings(db));
    console.info(`${KILLS} kills within ${all} statements: ${carriedOut} of the imports had been carried out.`);
  });
}, 900_000);
