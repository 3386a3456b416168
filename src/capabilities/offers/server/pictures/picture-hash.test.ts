import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pictures } from '#platform/pictures/pictures.ts';
import { TaskTimeoutError } from '#platform/workers/worker-pool.ts';
import { aDrawnPicture } from '#tests/support/market/drawn-picture.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { masterName } from './picture-files.ts';
import { hashOldPictures } from './picture-hash.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const pictureHashOf = async (picture: Buffer): Promise<bigint> => BigInt(await pictures.run('pictureHashOf', picture));
const differentBits = (one: bigint, other: bigint): number =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length;

test('a picture made smaller, encoded anew and tinted looks like itself, and not like another', async () => {
  const picture = await aDrawnPicture(0);
  const copy = await sharp(picture).resize(500).modulate({ brightness: 1.05 }).jpeg({ quality: 60 }).toBuffer();
  const pictureHash = await pictureHashOf(picture);
  expect(differentBits(pictureHash, await pictureHashOf(copy))).toBeLessThanOrEqual(7);
  expect(differentBits(pictureHash, await pictureHashOf(await aDrawnPicture(40)))).toBeGreaterThan(7);
});

test('a plain picture has no picture hash', async () => {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#d8d0c0' } });
  expect(await pictureHashOf(await plain.png().toBuffer())).toBe(0n);
});

test('older pictures get their picture hash by a job; an unreadable one has none, one that took too long waits', async () => {
  const { db } = app.database;
  const rows = ['a', 'b'].map((letter) => ({ hash: letter.repeat(64), width: 1200, height: 900, ...LOOKS }));
  await db.insertInto('picture').values(rows).execute();
  await app.store.put(masterName('a'.repeat(64)), await aDrawnPicture(1));
  const slow = vi.spyOn(pictures, 'run').mockRejectedValueOnce(new TaskTimeoutError('pictureHashOf'));
  expect(await hashOldPictures({ db, store: app.store })).toBe(1);
  slow.mockRestore();
  expect(await hashOldPictures({ db, store: app.store })).toBe(1);
  expect(await hashOldPictures({ db, store: app.store })).toBe(0);
  const printed = await app.database.execute('select hash, print <> 0 as "isHashed" from picture order by hash');
  expect(printed).toEqual([
    { hash: 'a'.repeat(64), isHashed: true },
    { hash: 'b'.repeat(64), isHashed: false },
  ]);
});

const LOOKS = { thumbHash: 'x', color: '#aaaaaa' };
