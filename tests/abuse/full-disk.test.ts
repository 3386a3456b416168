// engines: both
import { cpSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#platform/db/db.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aLargePicture } from '#tests/factories/upload.ts';
import { canMount, type SmallDisk, smallDisk } from '#tests/support/neighbours/small-disk.ts';
import { aBrowser, signedInBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { isServerTested, openOwnDatabase } from '#tests/support/product/test-database.ts';

const PICTURE = '{ profile { picture } }';
/** Too little for a picture, and for what a few people write who register. */
const LITTLE_ROOM = 16 * 1024;
/** Enough for many people, but not for another part of the log, which takes 16 MB. */
const LESS_THAN_A_LOG = 4 * 1024 * 1024;
/** Registrations fail long before, however much room there was in existing files. */
const MOST_PEOPLE = 60;

let disk: SmallDisk;
let app: TestApp;
afterEach(() => disk.unmount());

describe.runIf(canMount())('on a disk that fills up', () => {
  test('a picture is refused with 507, leaves nothing behind, and is taken once there is room', async () => {
    disk = smallDisk('size=2m');
    app = await testApp({ picturesDir: disk.folder });
    const { id, email } = await anAccount(app.database);
    const browser = await signedInBrowser(app, email);
    disk.fill(LITTLE_ROOM);
    expect(await sendPicture(browser, id)).toEqual([507, expect.objectContaining({ messageId: 'error.storage.full' })]);
    expect((await browser.run(PICTURE)).data).toEqual({ profile: { picture: null } });
    expect(filesOn(disk)).toEqual(['filler']);
    disk.makeRoom();
    const [status, answer] = await sendPicture(browser, id);
    expect([status, (await browser.run(PICTURE)).data]).toEqual([200, { profile: answer }]);
    await app.close();
  });

  test.runIf(!isServerTested())(
    'the embedded database keeps all that it acknowledged, and comes back by itself',
    async () => {
      disk = smallDisk('size=160m');
      cpSync(inject('preparedFolder'), disk.folder, { recursive: true });
      app = await testApp({ database: await openOwnDatabase({ databaseUrl: null, dataDir: disk.folder }) });
      const acknowledged = [...(await withoutRoomForRows()), ...(await withoutRoomForTheLog())];
      await app.close();
      const database = await openDatabase({ databaseUrl: null, dataDir: disk.folder });
      const accounts = await database.db.selectFrom('account').select('email').execute();
      await database.close();
      expect(accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
    },
  );
});

/** Writes are refused; reads go on. Returns the people whose registrations were acknowledged. */
async function withoutRoomForRows(): Promise<string[]> {
  const acknowledged: string[] = [];
  disk.fill(LITTLE_ROOM);
  let last = await register();
  for (; last.answer === '200' && acknowledged.length < MOST_PEOPLE; last = await register())
    acknowledged.push(last.email);
  expect(last.answer).toBe('503 error.unavailable');
  expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  disk.makeRoom();
  return [...acknowledged, await registered()];
}

/** The database ends, and begins again when there is room. Returns the same. */
async function withoutRoomForTheLog(): Promise<string[]> {
  const acknowledged: string[] = [];
  disk.fill(LESS_THAN_A_LOG);
  // Two parts of the log are there from the start; there is no room for a third.
  for (let part = 0; part < 2; part += 1) {
    acknowledged.push(await registered());
    await app.database.execute('select pg_switch_wal()');
  }
  for (const _ of ['found out', 'known']) expect((await register()).answer).toBe('503 error.unavailable');
  expect((await app.server.inject('/readyz')).statusCode).toBe(503);
  disk.makeRoom();
  const isReady = async () => (await app.server.inject('/readyz')).statusCode === 200;
  await expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(true);
  return [...acknowledged, await registered()];
}

let people = 0;

/** A new person registers. */
async function register(): Promise<{ email: string; answer: string }> {
  const browser = aBrowser(app);
  const email = `full-disk-${++people}@example.ch`;
  const payload = { firstName: 'Léa', lastName: 'Rochat', password: 'Drei-Enten-am-See', uiLang: 1, email };
  const headers = asHuman(app, browser, 'register');
  const { statusCode, body } = await browser.request({ method: 'POST', url: '/register', payload, headers });
  const { messageId } = JSON.parse(body) as { messageId?: string };
  return { email, answer: [statusCode, messageId].filter(Boolean).join(' ') };
}

/** Registers successfully. Returns the address. */
async function registered(): Promise<string> {
  const { email, answer } = await register();
  expect(answer).toBe('200');
  return email;
}

async function sendPicture(browser: TestBrowser, id: number): Promise<[status: number, answer: object]> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(await aLargePicture())], 'me.jpg'));
  const body = new Response(form);
  const { statusCode, body: answer } = await browser.request({
    method: 'POST',
    url: `/public/uploadfiles?id=${id}&type=User`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return [statusCode, JSON.parse(answer) as object];
}

const filesOn = ({ folder }: SmallDisk): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
