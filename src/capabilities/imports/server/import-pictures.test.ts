import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pictures } from '#platform/pictures/pictures.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { TaskTimeoutError } from '#platform/workers/worker-pool.ts';
import { anIdxFile, type IdxValues } from '#tests/factories/idx-record.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { bytesInMemory } from './idx/text/feed-bytes.ts';
import { importFeed } from './import.service.ts';
import { PictureFolder } from './picture-folder.ts';
import { AMBIGUOUS } from './picture-names.ts';

let database: TestDatabase;
let agencyName: string;
let agencyId: string;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(({ task }) => {
  agencyName = task.name;
  agencyId = task.id;
  folder = mkdtempSync(join(tmpdir(), 'feed-'));
});
afterAll(() => database.close());

const store = new FolderStore(mkdtempSync(join(tmpdir(), 'pictures-')));
const withPictures = { picture_1_filename: 'Haus 1.jpg', picture_1_title: 'Ansicht', picture_2_filename: 'bad.JPG' };

const deliver = (changes: IdxValues, picturesDir: string | null = folder) =>
  importFeed(
    { db: database.db, store },
    {
      agencyName,
      feed: bytesInMemory(anIdxFile({ agency_id: agencyId, object_street: agencyId, ...changes })),
      ...(picturesDir !== null && { picturesDir }),
      dryRun: false,
      confirm: false,
      now: new Date('2026-11-20T09:00:00Z'),
    },
  );

const paint = async (name: string, background: string): Promise<void> => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  writeFileSync(join(folder, name), await image.png().toBuffer());
};

const shown = async () =>
  (
    await sql<{ position: number; title: string | null; fileName: string; color: string }>`
      select op.position, op.title, op.file_name, p.color from active_offer_picture op
      join picture p on p.id = op.picture_id join active_offer o on o.id = op.active_offer_id
      join agency a on a.id = o.agency_id where a.name = ${agencyName} order by op.position`.execute(database.db)
  ).rows;

test('pictures come in the order of the record, also where the capitals of their files differ', async () => {
  await paint('HAUS 1.JPG', 'red');
  await paint('bad.jpg', 'blue');
  expect((await deliver(withPictures)).problems).toEqual([]);
  expect(await shown()).toMatchObject([
    { title: 'Ansicht', fileName: 'Haus 1.jpg' },
    { title: null, fileName: 'bad.JPG' },
  ]);
  expect(await deliver(withPictures)).toMatchObject({ unchanged: 1 });
});

test('pictures whose names differ only in capitals are distinguished by the exact name, else not at all', async () => {
  const solid = async (color: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
      .png()
      .toBuffer();
  const spell = fc.constantFrom('haus.jpg', 'Haus.jpg', 'HAUS.JPG', 'haus.JPG');
  const colors = { 'haus.jpg': 'red', 'Haus.jpg': 'lime', 'HAUS.JPG': 'blue', 'haus.JPG': 'black' } as const;
  const files = fc.uniqueArray(spell, { maxLength: 3 });
  const names = fc.array(spell, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(files, names, async (inFolder, inFeed) => {
      const dir = mkdtempSync(join(tmpdir(), 'feed-'));
      for (const file of inFolder) writeFileSync(join(dir, file), await solid(colors[file]));
      const folder = await PictureFolder.open(dir);
      for (const name of inFeed) folder.expect(name);
      for (const name of inFeed) {
        const free = inFolder.filter((file) => !inFeed.includes(file));
        const inexact = new Set(inFeed.filter((one) => !inFolder.includes(one)));
        const isClear = inFolder.includes(name) || (free.length === 1 && inexact.size === 1);
        const hash = await folder.hashOf(name);
        const meant = inFolder.includes(name) ? name : free[0];
        if (isClear && meant) expect(await folder.read(name)).toEqual(await solid(colors[meant]));
        else expect(hash).toBe(free.length === 0 ? null : AMBIGUOUS);
      }
      rmSync(dir, { recursive: true });
    }),
    { numRuns: 60 },
  );
});

test('a home shows no photograph of another: the run reports names that differ only in capitals', async () => {
  const two = (first: string, second: string) =>
    anIdxFile(
      ...[first, second].map((picture_1_filename, index) => ({
        agency_id: agencyId,
        object_street: agencyId,
        ref_object: String(index + 1),
        picture_1_filename,
      })),
    );
  const run = (first: string, second: string) =>
    importFeed(
      { db: database.db, store },
      {
        agencyName,
        dryRun: false,
        confirm: false,
        picturesDir: folder,
        now: new Date('2026-11-20T09:00:00Z'),
        feed: bytesInMemory(two(first, second)),
      },
    );
  await paint('Haus.jpg', 'red');
  await paint('haus.jpg', 'blue');
  expect((await run('Haus.jpg', 'haus.jpg')).problems).toEqual([]);
  const before = await shown();
  expect(new Set(before.map(({ color }) => color)).size).toBe(2);

  rmSync(join(folder, 'haus.jpg'));
  expect(await run('Haus.jpg', 'haus.jpg')).toMatchObject({ unchanged: 2, problems: [] });
  await paint('haus.jpg', 'blue');
  const unclear = { record: 2, object: '10#1#2', field: 'picture_1_filename', value: 'HAUS.jpg', done: 'dropped' };
  await paint('hAUS.jpg', 'green');
  expect((await run('Haus.jpg', 'HAUS.jpg')).problems).toEqual([{ ...unclear, problem: 'pictureAmbiguous' }]);
  expect((await shown()).map(({ fileName }) => fileName)).toEqual(['Haus.jpg']);
});

test('a picture that was sent once stays when its file is gone', async () => {
  await paint('haus 1.jpg', 'red');
  await paint('bad.jpg', 'blue');
  await deliver(withPictures);
  rmSync(join(folder, 'bad.jpg'));
  expect(await deliver(withPictures)).toMatchObject({ unchanged: 1, problems: [] });
  expect(await deliver(withPictures, null)).toMatchObject({ unchanged: 1, problems: [] });
  await deliver({ ...withPictures, object_title: 'Neuer Titel' }, null);
  expect(await shown()).toHaveLength(2);
});

test('the same name with other bytes is another picture', async () => {
  await paint('haus 1.jpg', 'red');
  await deliver({ picture_1_filename: 'haus 1.jpg' });
  const before = await shown();
  await paint('haus 1.jpg', 'blue');
  expect(await deliver({ picture_1_filename: 'haus 1.jpg' })).toMatchObject({ updated: 1 });
  expect(await shown()).not.toEqual(before);
});

test('a picture that is not there, or is none, is a warning, and the next one becomes the cover', async () => {
  writeFileSync(join(folder, 'bad.jpg'), 'no picture at all');
  await paint('garten.jpg', 'green');
  const report = await deliver({ ...withPictures, picture_3_filename: 'garten.jpg' });
  expect(report).toMatchObject({ created: 1 });
  expect(report.problems.map(({ problem, value, done }) => [problem, value, done])).toEqual([
    ['pictureMissing', 'Haus 1.jpg', 'dropped'],
    ['pictureUnreadable', 'bad.JPG', 'dropped'],
  ]);
  expect(await shown()).toMatchObject([{ position: 1, fileName: 'garten.jpg' }]);
});

test('a picture that cannot be read is reported each time, until it can', async () => {
  writeFileSync(join(folder, 'bad.jpg'), 'no picture at all');
  await paint('haus 1.jpg', 'red');
  const unreadable = { object: '10#1#100', problem: 'pictureUnreadable', value: 'bad.JPG', done: 'dropped' };
  expect(await deliver(withPictures)).toMatchObject({ created: 1, problems: [unreadable] });
  expect(await deliver(withPictures)).toMatchObject({ unchanged: 1, problems: [unreadable] });
  expect(await deliver(withPictures)).toMatchObject({ unchanged: 1, problems: [unreadable] });
  await paint('bad.jpg', 'blue');
  expect(await deliver(withPictures)).toMatchObject({ updated: 1, problems: [] });
  expect(await shown()).toHaveLength(2);
});

test.each([
  ['decoding it', 'encodePicture', 2],
  ['its placeholder', 'placeholderOf', 1],
] as const)(
  'a picture for which the machine had no time is tried again by the next run: %s',
  async (_what, task, tries) => {
    await paint('haus 1.jpg', 'red');
    await paint('bad.jpg', task === 'encodePicture' ? 'navy' : 'teal');
    const run = pictures.run.bind(pictures);
    let left: number = tries;
    const slow = vi.spyOn(pictures, 'run').mockImplementation((name, ...rest) => {
      if (name !== task || left === 0) return run(name, ...rest);
      left -= 1;
      return Promise.reject(new TaskTimeoutError(name));
    });
    const delivered = { picture_1_filename: 'bad.JPG', picture_2_filename: 'Haus 1.jpg' };
    const tooSlow = { object: '10#1#100', problem: 'pictureTooSlow', value: 'bad.JPG', done: 'dropped' };
    expect(await deliver(delivered)).toMatchObject({ created: 1, problems: [tooSlow] });
    expect((await shown()).map(({ fileName }) => fileName)).toEqual(['Haus 1.jpg']);
    slow.mockRestore();
    expect(await deliver(delivered)).toMatchObject({ updated: 1, problems: [] });
    expect((await shown()).map(({ fileName }) => fileName)).toEqual(['bad.JPG', 'Haus 1.jpg']);
    expect(await deliver(delivered)).toMatchObject({ unchanged: 1, problems: [] });
  },
);

test('pictures without a folder are one warning for the file', async () => {
  expect((await deliver(withPictures, null)).problems).toEqual([
    { record: 0, field: '', problem: 'pictureFolderMissing', value: '2', done: 'dropped' },
  ]);
});

test('a store that fails takes the whole run back', async () => {
  await paint('haus 1.jpg', 'yellow');
  const broken = new FolderStore('/dev/null/pictures');
  const feed = bytesInMemory(anIdxFile(withPictures));
  const options = { agencyName, feed, picturesDir: folder, dryRun: false, confirm: false };
  await expect(importFeed({ db: database.db, store: broken }, { ...options, now: new Date() })).rejects.toThrow();
  const { rows } = await sql`select id from agency where name = ${agencyName}`.execute(database.db);
  expect(rows).toEqual([]);
});
