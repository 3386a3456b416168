import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { type PictureContext, removePictureFiles, storePicture } from './picture.service.ts';
import { masterName, pictureKey, sizeName } from './picture-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());

let colour = 0;
/** A unique picture of a width and height in pixels. */
const aPicture = (width: number, height: number): Sharp => {
  colour += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: colour, g: 90, b: 40 } } });
};

const context = (): PictureContext => ({ db: app.database.db, store: app.store });

const keep = async (bytes: Buffer): Promise<string> =>
  (await storePicture(context(), bytes, { from: 'feed', isPublic: true })).hash;

const masterOf = async (hash: string): Promise<Buffer> => {
  const file = await app.store.read(masterName(hash));
  return file ? buffer(file) : Buffer.alloc(0);
};

const ask = (hash: string, file: string, address = '192.0.2.1') =>
  app.server.inject({ method: 'GET', url: `/pictures/${hash}/${file}`, remoteAddress: address });

const filesOf = async (hash: string): Promise<string[]> =>
  (await app.store.names()).filter((name) => name.includes(hash)).map((name) => name.split('/').at(-1) ?? '');

describe('a stored picture', () => {
  test('is one file, upright, no wider than the widest shown, without what the camera wrote into it', async () => {
    const turned = aPicture(3_000, 1_000).withMetadata({ orientation: 6 }).jpeg();
    const hash = await keep(await turned.toBuffer());
    expect(await filesOf(hash)).toEqual(['master.webp']);
    const { width, height, exif, orientation } = await sharp(await masterOf(hash)).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 1_000,
      height: 3_000,
      exif: undefined,
      orientation: undefined,
    });
    const wide = await keep(await aPicture(4_000, 400).png().toBuffer());
    expect((await sharp(await masterOf(wide)).metadata()).width).toBe(2_048);
  });

  test('is the same picture when the same bytes come again', async () => {
    const bytes = await aPicture(400, 300).png().toBuffer();
    const [first, second] = [
      await storePicture(context(), bytes, { from: 'feed', isPublic: true }),
      await storePicture(context(), bytes, { from: 'feed', isPublic: true }),
    ];
    expect(second).toEqual(first);
  });

  test('goes with all its sizes', async () => {
    const hash = await keep(await aPicture(700, 500).png().toBuffer());
    for (const file of ['320.avif', '640.webp']) await ask(hash, file);
    expect(await filesOf(hash)).toHaveLength(3);
    await removePictureFiles(app.store, hash);
    expect(await filesOf(hash)).toEqual([]);
  });
});

describe('a size of a picture', () => {
  test('is made on the first request, and stored', async () => {
    const hash = await keep(await aPicture(1_000, 800).png().toBuffer());
    const { statusCode, headers, rawPayload } = await ask(hash, '640.avif');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { width, format } = await sharp(rawPayload).metadata();
    expect({ width, format }).toEqual({ width: 640, format: 'heif' });
    expect(await filesOf(hash)).toContain('640.avif');
    expect((await ask(hash, '640.avif')).rawPayload).toEqual(rawPayload);
  });

  test('is whole for all concurrent requests', async () => {
    const hash = await keep(await aPicture(1_000, 800).png().toBuffer());
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(hash, '960.webp')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const { rawPayload } of answers) expect((await sharp(rawPayload).metadata()).width).toBe(960);
  });

  test.each(['960.webp', '2048.avif', '500.webp', '0320.webp', 'master.webp', '320.jpg', '..%2f320.webp'])(
    '%s is none of a picture 640 pixels wide',
    async (file) => {
      const hash = await keep(await aPicture(640, 480).png().toBuffer());
      const { statusCode, headers } = await ask(hash, file);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(await filesOf(hash)).toEqual(['master.webp']);
    },
  );

  test('is there at least once, however small the picture', async () => {
    const hash = await keep(await aPicture(40, 30).png().toBuffer());
    expect((await ask(hash, '320.webp')).statusCode).toBe(200);
    expect((await ask(hash, '640.webp')).statusCode).toBe(404);
  });

  test.each([
    [10, 9_000],
    [319, 16_000],
  ])('of %i by %i pixels is no wider than the picture', async (width, height) => {
    const hash = await keep(await aPicture(width, height).png().toBuffer());
    const { statusCode, rawPayload } = await ask(hash, '320.webp');
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height });
  });

  test('of a picture that is removed while it is made stays nowhere', async () => {
    const hash = await keep(await aPicture(700, 500).png().toBuffer());
    const { put } = app.store;
    const removing = vi.spyOn(app.store, 'put').mockImplementation(async (...file) => {
      await removePictureFiles(app.store, hash);
      return put.apply(app.store, file);
    });
    await ask(hash, '640.webp').finally(() => removing.mockRestore());
    expect(await filesOf(hash)).toEqual([]);
  });

  test('waits for no other network', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 12 }, async () => keep(await aPicture(2_048, 1_500).png().toBuffer())),
    );
    const done: string[] = [];
    const greedy = hashes.map((hash) => ask(hash, '2048.avif', '198.51.100.8').then(() => done.push('greedy')));
    await ask(await keep(await aPicture(700, 500).png().toBuffer()), '320.webp', '203.0.113.10');
    done.push('modest');
    await Promise.all(greedy);
    expect(done.indexOf('modest')).toBeLessThan(8);
  });

  test('is shown as it is where only sizes are stored, as earlier builds did', async () => {
    const size = { hash: await keep(await aPicture(640, 480).png().toBuffer()), width: 320, format: 'webp' } as const;
    await removePictureFiles(app.store, size.hash);
    await app.store.put(sizeName(size), await aPicture(320, 240).webp().toBuffer());
    expect((await ask(size.hash, '320.webp')).statusCode).toBe(200);
    expect((await ask(size.hash, '320.avif')).statusCode).toBe(404);
  });

  test.each([
    ['is full', new AppError('error.storage.full', { code: 507 })],
    ['may not be written to', Object.assign(new Error('EACCES'), { code: 'EACCES' })],
  ])('is shown although it cannot be stored, as the disk %s', async (_why, failure) => {
    const hash = await keep(await aPicture(700, 500).png().toBuffer());
    const broken = vi.spyOn(app.store, 'put').mockRejectedValue(failure);
    const { statusCode, rawPayload } = await ask(hash, '640.webp').finally(() => broken.mockRestore());
    expect(statusCode).toBe(200);
    expect((await sharp(rawPayload).metadata()).width).toBe(640);
    expect(await filesOf(hash)).toEqual(['master.webp']);
  });

  test('that was never requested is made only within a limit for one network; stored ones are sent', async () => {
    const hash = await keep(await aPicture(700, 500).png().toBuffer());
    await ask(hash, '320.webp');
    const stranger = '198.51.100.7';
    let refused = await ask(hash, '2048.webp', stranger);
    while (refused.statusCode === 404) refused = await ask(hash, '2048.webp', stranger);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
    expect((await ask(hash, '320.webp', stranger)).statusCode).toBe(200);
    expect((await ask(hash, '640.webp', '203.0.113.9')).statusCode).toBe(200);
  });
});

describe('an address without an ending', () => {
  const CHROME = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

  const askAs = (accept: string, name: string, width = 320) =>
    app.server.inject({ url: `/pictures/${name}/${width}`, headers: { accept } });

  test('is AVIF for clients that accept it and WebP for others, and caches know the difference', async () => {
    const name = pictureKey(await keep(await aPicture(700, 500).png().toBuffer()));
    for (const [accept, type] of [
      [CHROME, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/webp'],
    ] as const) {
      const { statusCode, headers } = await askAs(accept, name);
      expect([statusCode, headers['content-type'], headers.vary]).toEqual([200, type, 'accept']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  test('is the file that the whole hash and an ending name, as addresses once were', async () => {
    const hash = await keep(await aPicture(700, 500).png().toBuffer());
    const short = await askAs(CHROME, pictureKey(hash), 640);
    for (const name of [hash, pictureKey(hash)]) {
      const named = await ask(name, '640.avif');
      expect([named.rawPayload, named.headers.vary]).toEqual([short.rawPayload, undefined]);
    }
    expect(await filesOf(hash)).toHaveLength(2);
  });

  test.each([
    ['of nobody', `${'0'.repeat(19)}f`],
    ['too short', 'ab'.repeat(9)],
    ['in between', 'ab'.repeat(20)],
    ['no digits', 'zz'.repeat(10)],
    ['a pattern', '%25'.repeat(20)],
  ])('with a name %s is none', async (_why, name) => {
    const { statusCode, headers } = await askAs(CHROME, name);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('of a picture that was removed is none, also where its name is remembered', async () => {
    const hash = await keep(await aPicture(700, 500).png().toBuffer());
    await askAs(CHROME, pictureKey(hash));
    await removePictureFiles(app.store, hash);
    expect((await askAs(CHROME, pictureKey(hash))).statusCode).toBe(404);
  });

  test('unknown names are looked up only within a limit for one network', async () => {
    const stranger = '198.51.100.44';
    const guess = (number: number) =>
      app.server.inject({ url: `/pictures/${number.toString(16).padStart(20, '9')}/320`, remoteAddress: stranger });
    let number = 0;
    let refused = await guess(number);
    while (refused.statusCode === 404) refused = await guess(++number);
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  });
});
