import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { anOrder } from '#tests/support/market/drawn-picture.ts';
import { type TestDatabase, testDatabase } from '#tests/support/product/test-database.ts';
import { drawSamplePicture } from './draw-picture.ts';

/** The widest takes long enough to be interrupted. */
const SIZE = { width: 2048, format: 'avif' } as const;

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), 'lares-drawings-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function anOrderedPicture(seed: number): Promise<string> {
  const drawing = anOrder('facade', { seed });
  const hash = createHash('sha256').update(drawing).digest('hex');
  const looks = { width: 2048, height: 1536, thumbHash: 'x', color: '#aaaaaa', print: 0, isPublic: true };
  await database.db
    .insertInto('picture')
    .values({ hash, drawing, ...looks })
    .execute();
  return hash;
}

/** The reader of pictures of a process of its own: with its own memory of the sizes under way. */
async function readerOfProcess(draw: DrawPicture) {
  vi.resetModules();
  const { readPicture } = await import('#capabilities/offers/server/pictures/picture-size.service.ts');
  const order = {
    beforeMaking: async () => ({ network: '192.0.2.1', db: database.db }),
    onStoringFailed: (error: unknown) => {
      throw error;
    },
    signal: new AbortController().signal,
  };
  return async (hash: string) =>
    (await readPicture({ store: new FolderStore(folder), draw }, { ...SIZE, hash }, order)) as Buffer;
}

const filesOf = async (hash: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes(`${hash}/`));

const childrenOfThis = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('tinypool'))
    .map((line) => Number.parseInt(line, 10));

test('a process that is killed while it draws fails that request alone: no file remains, and the next one is drawn', async () => {
  const hash = await anOrderedPicture(12);
  await drawSamplePicture({ drawing: anOrder(), width: 320, encoding: { format: 'png' }, withHash: false });
  // The only process so far, which gets the next task.
  const [pid = 0] = childrenOfThis();
  const begun = Promise.withResolvers<void>();
  const read = await readerOfProcess((task) => {
    const drawing = drawSamplePicture(task);
    begun.resolve();
    return drawing;
  });
  const failed = expect(read(hash)).rejects.toThrow();
  await begun.promise;
  expect(process.kill(pid, 'SIGKILL')).toBe(true);
  await failed;
  expect(await filesOf(hash)).toEqual([]);
  const drawn = await read(hash);
  expect((await readFile(join(folder, (await filesOf(hash))[0] ?? ''))).equals(drawn)).toBe(true);
});

test('two processes that draw one picture at once both answer with it, and one whole file remains', async () => {
  const hash = await anOrderedPicture(11);
  const bothDraw = Promise.withResolvers<void>();
  let drawing = 0;
  // Neither process finishes before the other one draws.
  const draw: DrawPicture = async (task) => {
    drawing += 1;
    if (drawing === 2) bothDraw.resolve();
    await bothDraw.promise;
    return drawSamplePicture(task);
  };
  const [one, other] = [await readerOfProcess(draw), await readerOfProcess(draw)];
  const [first, second] = await Promise.all([one(hash), other(hash)]);
  expect(first.equals(second)).toBe(true);
  const files = await filesOf(hash);
  expect(files).toHaveLength(1);
  expect((await readFile(join(folder, files[0] ?? ''))).equals(first)).toBe(true);
});
