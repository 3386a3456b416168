import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { removePicturesFiles, turnStoredPicture } from './picture.service.ts';
import { pictureKey, sizeName } from './picture-files.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const draw = vi.fn<DrawPicture>(async () => ({ bytes: PNG, print: '77' }));

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ draw });
});
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
  draw.mockReset().mockImplementation(async () => ({ bytes: PNG, print: '77' }));
});

let orders = 0;
/** Stores a public picture; by default one that is ordered, and not drawn yet. */
async function aPicture(facts: { drawing?: string | null } = {}): Promise<string> {
  orders += 1;
  const drawing = `facade ${orders}`;
  const hash = createHash('sha256').update(drawing).digest('hex');
  const looks = { width: 2048, height: 1536, thumbHash: 'x', color: '#aaaaaa', print: 0, isPublic: true };
  await app.database.db
    .insertInto('picture')
    .values({ hash, drawing, ...looks, ...facts })
    .execute();
  return hash;
}

const ask = (hash: string, file = '720.webp') =>
  app.server.inject({ method: 'GET', url: `/pictures/${pictureKey(hash)}/${file}` });
const stored = (hash: string) => app.store.has(sizeName({ hash, width: 720, format: 'webp' }));

test('an ordered picture is drawn once for all who ask at the same time, stored, and hashed', async () => {
  const hash = await aPicture();
  const answers = await Promise.all([ask(hash), ask(hash), ask(hash), ask(hash)]);
  expect(answers.map(({ statusCode, rawPayload }) => [statusCode, rawPayload.equals(PNG)])).toEqual(
    Array(4).fill([200, true]),
  );
  expect((await ask(hash)).statusCode).toBe(200);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(draw.mock.calls[0]?.[0]).toMatchObject({ drawing: `facade ${orders}`, width: 720 });
  expect(await app.database.execute(`select print::text as print from picture where hash = '${hash}'`)).toEqual([
    { print: '77' },
  ]);
});

test('a drawing outlives the request that began it: another that waits gets it, and it is stored and hashed', async () => {
  const hash = await aPicture();
  const finish = Promise.withResolvers<void>();
  draw.mockImplementation(() => finish.promise.then(() => ({ bytes: PNG, print: '77' })));
  const address = `${await app.server.listen({ port: 0, host: '127.0.0.1' })}/pictures/${pictureKey(hash)}/720.webp`;
  const first = get(address, { agent: false }).on('error', () => {});
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1));
  const second = fetch(address);
  await vi.waitFor(async () => expect(await connections()).toBe(2));
  first.destroy();
  await vi.waitFor(async () => expect(await connections()).toBe(1));
  finish.resolve();
  expect((await second).status).toBe(200);
  expect(await stored(hash)).toBe(true);
  expect(await app.database.execute(`select print::text as print from picture where hash = '${hash}'`)).toEqual([
    { print: '77' },
  ]);
});

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('a picture that a person uploaded is never drawn, even where its files are lost', async () => {
  const hash = await aPicture({ drawing: null });
  expect((await ask(hash)).statusCode).toBe(404);
  expect(draw).not.toHaveBeenCalled();
});

test('a drawing that fails gives its slot back, and the next request draws again', async () => {
  const hash = await aPicture();
  draw.mockRejectedValue(new AppError('error.unavailable', { code: 503 }));
  const failed = await Promise.all([ask(hash), ask(hash, '960.webp'), ask(hash, '320.webp')]);
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  draw.mockImplementation(async () => ({ bytes: PNG, print: '0' }));
  expect((await ask(hash)).statusCode).toBe(200);
});

test('a full disk shows the drawing, and stores nothing', async () => {
  const hash = await aPicture();
  vi.spyOn(app.store, 'put').mockRejectedValue(new AppError('error.storage.full', { code: 507 }));
  expect((await ask(hash)).rawPayload.equals(PNG)).toBe(true);
  expect(await stored(hash)).toBe(false);
});

test('a picture hash that the database refuses costs only itself: the drawing is shown and stored', async () => {
  await app.database.execute('alter table picture add constraint refused check (print <> 78)');
  draw.mockImplementation(async () => ({ bytes: PNG, print: '78' }));
  const hash = await aPicture();
  expect((await ask(hash)).rawPayload.equals(PNG)).toBe(true);
  expect(await stored(hash)).toBe(true);
  await app.database.execute('alter table picture drop constraint refused');
});

test('only a picture without a picture hash is drawn with it', async () => {
  const hash = await aPicture();
  for (const file of ['320.webp', '960.avif']) expect((await ask(hash, file)).statusCode).toBe(200);
  expect(draw.mock.calls.map(([{ withHash }]) => withHash)).toEqual([true, false]);
});

test('a drawing of a home that was removed meanwhile leaves no file behind', async () => {
  const hash = await aPicture();
  draw.mockImplementation(async () => {
    await app.database.db.deleteFrom('picture').where('hash', '=', hash).execute();
    await removePicturesFiles(app.store, new Set([hash]));
    return { bytes: PNG, print: '77' };
  });
  expect((await ask(hash)).statusCode).toBe(200);
  expect(await stored(hash)).toBe(false);
});

test('its owner can turn a picture that was never drawn', async () => {
  const hash = await aPicture();
  const turned = await turnStoredPicture({ db: app.database.db, store: app.store, draw }, hash);
  expect(turned).not.toBeNull();
  expect(draw).toHaveBeenCalledTimes(1);
});
