import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aBomb, aHeicPicture, aPhonePicture, redAndBlue } from '#tests/factories/upload.ts';
import { aBrowser, refusalOf, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { cleanUpAccounts } from '../erasure/erasure.service.ts';
import { pictureFile } from './account-picture.ts';

const PICTURE = /^\/account-pictures\/([0-9a-f]{64})\.webp$/;
const READ = '{ profile { picture } }';
const MB = 1024 * 1024;

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const member = async (where = app) => {
  const account = await anAccount(where.database);
  return { ...account, browser: await signedInBrowser(where, account.email) };
};

interface Sending {
  id: number | string;
  type?: string;
  files?: readonly (Buffer | File)[];
  field?: string;
  headers?: Record<string, string>;
}

/** Uploads files like a page. @returns code and name of the error, or the URL of the picture */
async function send(browser: TestBrowser, { id, type = 'User', files = [], field = 'files', headers }: Sending) {
  const form = new FormData();
  for (const file of files)
    form.append(field, file instanceof File ? file : new File([new Uint8Array(file)], 'me.jpg'));
  const body = new Response(form);
  const { statusCode, body: answer } = await browser.request({
    method: 'POST',
    url: `/public/uploadfiles?id=${id}&type=${type}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { picture, messageId } = JSON.parse(answer) as { picture?: string; messageId?: string };
  return picture ?? `${statusCode} ${messageId}`;
}

const aPicture = (width?: number): Promise<Buffer> => redAndBlue(width).jpeg().toBuffer();
const shownBy = async (browser: TestBrowser): Promise<string | null> =>
  ((await browser.run(READ)).data as { profile: { picture: string | null } }).profile.picture;
const isStored = (address: string): Promise<boolean> => app.store.has(pictureFile(PICTURE.exec(address)?.[1] ?? ''));

describe('a member’s picture', () => {
  test.each([
    ['of a phone', aPhonePicture],
    ['of a newer phone', async () => aHeicPicture()],
    ['smaller than it is kept', () => aPicture(20)],
  ])('%s is stored as a square without metadata, and is shown', async (_name, make) => {
    const { id, browser } = await member();
    const address = await send(browser, { id, files: [await make()] });
    expect(address).toMatch(PICTURE);
    expect(await shownBy(browser)).toBe(address);
    const { statusCode, headers, rawPayload } = await app.server.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['set-cookie']).toBeUndefined();
    const stored = await sharp(rawPayload).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
  });

  test('takes the place of the one before, whose file goes with the last account that has it', async () => {
    const [one, other] = [await member(), await member()];
    const first = await send(one.browser, { id: one.id, files: [await aPicture(300)] });
    expect(await send(other.browser, { id: other.id, files: [await aPicture(300)] })).toBe(first);
    const second = await send(one.browser, { id: one.id, files: [await aPicture(301)] });
    expect(second).not.toBe(first);
    expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
    expect(await other.browser.run('mutation { removePicture }')).toMatchObject({ data: { removePicture: true } });
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    expect(await shownBy(other.browser)).toBeNull();
    expect((await app.server.inject(first)).statusCode).toBe(404);
  });

  test('is still there when the same one is sent again', async () => {
    const { id, browser } = await member();
    const picture = await aPicture(310);
    const first = await send(browser, { id, files: [picture] });
    expect(await send(browser, { id, files: [picture] })).toBe(first);
    expect(await isStored(first)).toBe(true);
  });

  test('is the last of many that are sent at once, and no other file stays', async () => {
    const { id, browser } = await member();
    const pictures = await Promise.all([320, 340, 360, 380].map(aPicture));
    const addresses = await Promise.all(pictures.map((picture) => send(browser, { id, files: [picture] })));
    const shown = await shownBy(browser);
    const stored = await Promise.all(addresses.map(isStored));
    expect(addresses.filter((_address, index) => stored[index])).toEqual([shown]);
  });

  test('can be removed twice, which the log records once', async () => {
    const { id, browser } = await member();
    await send(browser, { id, files: [await aPicture()] });
    for (const _time of [1, 2]) await browser.run('mutation { removePicture }');
    const acts = await app.database.db.selectFrom('auditEntry').select('act').where('objectId', '=', id).execute();
    const names = acts.map(({ act }) => act).filter((act) => act.startsWith('picture'));
    expect(names).toEqual(['picture.changed', 'picture.removed']);
  });

  test('is forgotten with the person, a day later when the store is away', async () => {
    const { id, browser } = await member();
    const address = await send(browser, { id, files: [await aPicture(400)] });
    const removed = { status: 99, removedAt: new Date('2026-01-01') };
    await app.database.db.updateTable('account').set(removed).where('id', '=', id).execute();
    const { database, services } = app;
    const parts = { db: database.db, services, requestId: 'clean', now: () => TEST_NOW };
    const remove = vi.spyOn(app.store, 'remove').mockRejectedValueOnce(new Error('The store is away.'));
    await expect(cleanUpAccounts(backgroundContext(parts))).rejects.toThrow('could not be removed');
    remove.mockRestore();
    expect(await isStored(address)).toBe(true);
    await cleanUpAccounts(backgroundContext(parts));
    expect(await isStored(address)).toBe(false);
    const erased = app.database.db.selectFrom('account').select('picture').where('id', '=', id);
    expect(await erased.executeTakeFirst()).toEqual({ picture: null });
  });

  test('abuse 60: is never called what the file is', async () => {
    const { id, browser } = await member();
    const picture = new Uint8Array(await aPicture());
    const names = ['../../etc/passwd', 'me.jpg\0.svg', '..\\..\\me.exe', 'a'.repeat(5_000), 'me"; filename="x.svg'];
    for (const name of names) {
      const file = new File([picture], name, { type: 'image/svg+xml' });
      expect(await send(browser, { id, files: [file] })).toMatch(PICTURE);
    }
  });
});

describe('an upload', () => {
  test('abuse 1: without a session is refused', async () => {
    const { id } = await member();
    for (const type of ['User', 'Offer', 'Agency'])
      expect(await send(aBrowser(app), { id, type, files: [await aPicture()] })).toBe('401 error.auth.required');
    expect(refusalOf(await aBrowser(app).run('mutation { removePicture }'))).toBe('401 error.auth.required');
  });

  test('abuse 59: for another, or for a listing that is not theirs, is not found', async () => {
    const [me, other] = [await member(), await member()];
    const files = [await aPicture()];
    expect(await send(me.browser, { id: other.id, files })).toBe('404 error.notFound');
    expect(await send(me.browser, { id: 999_999_999, files })).toBe('404 error.notFound');
    expect(await send(me.browser, { id: me.id, type: 'Offer', files })).toBe('404 error.notFound');
    expect(await shownBy(other.browser)).toBeNull();
  });

  test('of a suspended member is refused', async () => {
    const { id, browser } = await member();
    await app.database.db.updateTable('account').set({ status: 0 }).where('id', '=', id).execute();
    expect(await send(browser, { id, files: [await aPicture()] })).toBe('403 error.auth.suspended');
  });

  test.each([
    ['another type', { type: 'Agency' }],
    ['two types', { type: 'User&type=Offer' }],
    ['no number', { id: '1e1' }],
    ['a negative number', { id: '-1' }],
    ['too large a number', { id: '99999999999' }],
    ['no file', { files: [] }],
  ])('that names %s is refused', async (_name, wrong) => {
    const { id, browser } = await member();
    expect(await send(browser, { id, files: [await aPicture()], ...wrong })).toBe('400 error.validation');
  });

  test('abuse 60: of what is no picture, or none we keep, changes nothing', async () => {
    const { id, browser } = await member();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const jpeg = await aPicture(600);
    const refusals: [readonly Buffer[], string][] = [
      [[svg], '415 error.upload.type'],
      [[html], '415 error.upload.type'],
      [[Buffer.alloc(0)], '415 error.upload.type'],
      [[aBomb()], '422 error.upload.pixels'],
      [[jpeg.subarray(0, jpeg.length / 2)], '422 error.upload.image'],
      [[jpeg, jpeg], '413 error.upload.tooMany'],
      [[Buffer.concat([jpeg, Buffer.alloc(15 * MB - jpeg.length + 1)])], '413 error.upload.tooLarge'],
      [[Buffer.alloc(16 * MB)], '413 error.upload.tooLarge'],
    ];
    for (const [files, refusal] of refusals) expect(await send(browser, { id, files })).toBe(refusal);
    expect(await shownBy(browser)).toBeNull();
  });

  test('of just 15 MB is read', async () => {
    const { id, browser } = await member();
    const jpeg = await aPicture();
    const largest = Buffer.concat([jpeg, Buffer.alloc(15 * MB - jpeg.length)]);
    expect(await send(browser, { id, files: [largest] })).toMatch(PICTURE);
  });

  test('that has no end is refused as soon as it is too large', async () => {
    const { id, browser } = await member();
    const pieces = async function* (): AsyncGenerator<string | Buffer> {
      yield '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n';
      for (let piece = 0; piece < 40; piece += 1) yield setImmediate(Buffer.alloc(MB));
    };
    const { statusCode } = await browser.request({
      method: 'POST',
      url: `/public/uploadfiles?id=${id}&type=User`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
      payload: Readable.from(pieces()),
    });
    expect(statusCode).toBe(413);
  });

  test.each([
    ['that ends in the middle', '--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\nabc'],
    ['without a beginning', 'abc'],
    ['that reaches for the prototype', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n'],
  ])('by a form %s cannot be read', async (_name, payload) => {
    const { id, browser } = await member();
    const url = `/public/uploadfiles?id=${id}&type=User`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { statusCode, body } = await browser.request({ method: 'POST', url, headers, payload });
    expect([statusCode, JSON.parse(body).messageId]).toEqual([400, 'error.request.malformed']);
    expect(await send(browser, { id, field: 'file', files: [await aPicture()] })).toBe('400 error.request.malformed');
    expect(await send(browser, { id, headers: { 'content-type': 'multipart/form-data' } })).toMatch(/^400 /);
  });

  test('abuse 35: by a page of another site, or not by a form, is refused; other methods are none', async () => {
    const { id, browser } = await member();
    const files = [await aPicture()];
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'application/json' },
      { 'content-type': 'text/plain' },
    ])
      expect(await send(browser, { id, files, headers })).toBe('403 error.csrf');
    const own = { host: 'lares.example', origin: 'http://lares.example', 'sec-fetch-site': 'same-origin' };
    expect(await send(browser, { id, files, headers: own })).toMatch(PICTURE);
    const { statusCode, headers } = await browser.request({ method: 'GET', url: '/public/uploadfiles' });
    expect([statusCode, headers.allow]).toEqual([405, 'POST']);
  });

  test('of a sixty-first within half an hour has to wait', async () => {
    const limited = await testApp({ limited: true });
    const { id, browser } = await member(limited);
    for (let time = 1; time <= 60; time += 1)
      expect(await send(browser, { id, files: [Buffer.from('x')] })).toBe('415 error.upload.type');
    expect(await send(browser, { id, files: [Buffer.from('x')] })).toBe('429 error.rateLimit');
    await limited.close();
  });

  test('that finds no room leaves everything as it was', async () => {
    const { id, browser } = await member();
    const before = await send(browser, { id, files: [await aPicture(500)] });
    const full = new AppError('error.storage.full', { code: 507 });
    const put = vi.spyOn(app.store, 'put').mockRejectedValueOnce(full);
    expect(await send(browser, { id, files: [await aPicture(501)] })).toBe('507 error.storage.full');
    put.mockRestore();
    expect(await shownBy(browser)).toBe(before);
    expect(await isStored(before)).toBe(true);
  });
});

test.each(['x.webp', `${'a'.repeat(64)}.webp`, `${'a'.repeat(64)}.svg`, '..%2f..%2fpackage.json', '%00.webp'])(
  'nothing else is served among the pictures: %s',
  async (file) => {
    const { statusCode, headers } = await app.server.inject(`/account-pictures/${file}`);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  },
);
