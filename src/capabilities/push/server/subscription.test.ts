// engines: both
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disable } from '#capabilities/accounts/server/operator.service.ts';
import { endSessions } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { createSecrets } from '#platform/http/cookies/secrets.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { aPushBrowser } from '#tests/support/neighbours/push-service.ts';
import { doJobs } from '#tests/support/product/do-jobs.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { TEST_SECRET, testServices } from '#tests/support/product/test-services.ts';
import { startPush } from './push-key.service.ts';
import { PUSH_RECORDS } from './push-records.service.ts';

const SAVE = `mutation ($endpoint: String!, $p256dh: String!, $auth: String!, $isRenewal: Boolean) {
  savePushSubscription(endpoint: $endpoint, p256dh: $p256dh, auth: $auth, isRenewal: $isRenewal) { publicKey devices { id isCurrent } }
}`;
const REMOVE = 'mutation ($id: Int!) { removePushSubscription(id: $id) { devices { id } } }';
const DEVICES = '{ pushSubscriptions { publicKey devices { id browser system isCurrent succeededAt } } }';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Device {
  id: number;
  browser: string | null;
  system: string | null;
  isCurrent: boolean;
}
interface Subscriptions {
  publicKey: string;
  devices: Device[];
}

let addresses = 0;
const anEndpoint = (): string => `https://push.example.ch/send/${addresses++}`;
const asked = (endpoint = anEndpoint()) => {
  const { p256dh, auth } = aPushBrowser(endpoint);
  return { endpoint, p256dh, auth };
};
const save = async ({ ask }: SignedIn, question: object = asked()): Promise<Subscriptions> =>
  (await ask<{ savePushSubscription: Subscriptions }>(SAVE, question)).savePushSubscription;
const subscriptions = async ({ ask }: SignedIn): Promise<Subscriptions> =>
  (await ask<{ pushSubscriptions: Subscriptions }>(DEVICES)).pushSubscriptions;
const rowsOf = (accountId: number) =>
  app.database.db
    .selectFrom('pushSubscription')
    .select(['id', 'endpoint', 'sessionId'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
const sessionOf = async ({ account }: SignedIn): Promise<number> => (await openSession(app, account.id)).sessionId;

describe('a device', () => {
  test('is known by its browser, listed once after repeated saving, and removed', async () => {
    const member = await signedIn(app);
    const question = asked();
    const first = await save(member, question);
    expect((await save(member, question)).devices).toEqual(first.devices);
    const { accountId, sessionId } = { accountId: member.account.id, sessionId: await sessionOf(member) };
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
    const createdAt = new Date(TEST_NOW.getTime() - 1);
    const phone = await aPushDevice(app.database.db, { accountId, sessionId, userAgent, createdAt });
    const { devices, publicKey } = await subscriptions(member);
    expect(devices).toEqual([
      { id: first.devices[0]?.id, browser: null, system: null, isCurrent: true, succeededAt: null },
      { id: phone.id, browser: 'Safari', system: 'iOS', isCurrent: false, succeededAt: null },
    ]);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    await member.ask(REMOVE, { id: phone.id });
    expect(await member.refusal(REMOVE, { id: phone.id })).toBe('404 error.notFound');
    expect((await subscriptions(member)).devices.map(({ id }) => id)).toEqual([first.devices[0]?.id]);
  });

  test('has one address at a time, the last that its browser named', async () => {
    const member = await signedIn(app);
    await save(member);
    const { endpoint } = { endpoint: anEndpoint() };
    await save(member, asked(endpoint));
    expect((await rowsOf(member.account.id)).map((row) => row.endpoint)).toEqual([endpoint]);
  });

  test('goes on under a new session and at a new address, but not once it was removed elsewhere', async () => {
    const member = await signedIn(app);
    const question = { ...asked(), isRenewal: true };
    expect((await save(member, question)).devices).toEqual([]);
    await save(member, { ...question, isRenewal: false });
    member.browser.setCookie('__Host-session', (await openSession(app, member.account.id)).secret);
    expect((await save(member, question)).devices).toMatchObject([{ isCurrent: true }]);
    const moved = { ...asked(), isRenewal: true };
    const [device] = (await save(member, moved)).devices;
    expect((await rowsOf(member.account.id)).map(({ endpoint }) => endpoint)).toEqual([moved.endpoint]);
    await member.ask(REMOVE, { id: device?.id });
    expect((await save(member, moved)).devices).toEqual([]);
  });

  test('of another member who signs in there is theirs alone, with nothing that waited for the first', async () => {
    const [first, second] = [await signedIn(app), await signedIn(app)];
    const question = asked();
    await save(first, question);
    const [row] = await rowsOf(first.account.id);
    const message = { key: 'a', topic: 'a', title: 'Of the first', body: '', href: '/', createdAt: TEST_NOW };
    await app.database.db
      .insertInto('pushMessage')
      .values({ ...message, subscriptionId: row?.id ?? 0 })
      .execute();
    await save(second, question);
    expect(await rowsOf(first.account.id)).toEqual([]);
    expect((await rowsOf(second.account.id)).map(({ endpoint }) => endpoint)).toEqual([question.endpoint]);
    expect(await app.database.db.selectFrom('pushMessage').selectAll().execute()).toEqual([]);
  });

  test('is one of ten at most: the oldest goes, also when several are saved at once', async () => {
    const member = await signedIn(app);
    const accountId = member.account.id;
    const days = Array.from({ length: 10 }, (_, index) => new Date(TEST_NOW.getTime() - (index + 1) * 86_400_000));
    for (const createdAt of days)
      await aPushDevice(app.database.db, { accountId, sessionId: await sessionOf(member), createdAt });
    const oldest = (await rowsOf(accountId)).slice(-2).map(({ id }) => id);
    const others = await signedIn(app);
    const other = { ...others, account: member.account };
    other.browser.setCookie('__Host-session', (await openSession(app, accountId)).secret);
    await Promise.all([save(member), save(other)]);
    const stored = await rowsOf(accountId);
    expect(stored).toHaveLength(10);
    expect(stored.filter(({ id }) => oldest.includes(id))).toEqual([]);
  });

  test('gets nothing any more once its session is signed out or ended, or its member suspended', async () => {
    const [out, ended, suspended] = [await signedIn(app), await signedIn(app), await signedIn(app)];
    for (const member of [out, ended, suspended]) await save(member);
    await out.browser.request({ method: 'POST', url: '/logout', payload: {} });
    expect(await rowsOf(out.account.id)).toEqual([]);
    const [row] = await rowsOf(ended.account.id);
    await endSessions(app.database.db, { accountId: ended.account.id, only: row?.sessionId ?? 0 }, TEST_NOW);
    ended.browser.setCookie('__Host-session', (await openSession(app, ended.account.id)).secret);
    expect((await subscriptions(ended)).devices).toEqual([]);
    await disable(contextOf(), suspended.account.email, 'A test');
    await doJobs(app);
    expect(await rowsOf(suspended.account.id)).toEqual([]);
  });
});

describe('the stored data', () => {
  test.each([
    ['endpoint', 'http://push.example.ch/'],
    ['endpoint', 'https://127.0.0.1/'],
    ['endpoint', 'https://[::1]/'],
    ['endpoint', 'https://push.example.ch:6379/'],
    ['endpoint', `https://push.example.ch/${'a'.repeat(1_000)}`],
    ['p256dh', 'A'.repeat(87)],
    ['p256dh', ''],
    ['auth', 'short'],
    ['auth', 'A'.repeat(30)],
  ])('is refused for %s %s', async (field, value) => {
    const member = await signedIn(app);
    expect(await member.refusal(SAVE, { ...asked(), [field]: value })).toContain('400');
    expect(await rowsOf(member.account.id)).toEqual([]);
  });

  test('is in the export but for what opens it, and gone with the account', async () => {
    const member = await signedIn(app);
    await save(member, asked('https://push.example.ch/secret-address'));
    const { body } = await member.browser.request({ url: '/account/export' });
    expect(JSON.parse(body).pushDevices).toEqual([
      { userAgent: 'lightMyRequest', createdAt: TEST_NOW.toISOString(), succeededAt: null },
    ]);
    expect(body).not.toContain('secret-address');
    await app.database.db
      .transaction()
      .execute((tx) => PUSH_RECORDS.erase?.(tx, [member.account.id], TEST_NOW) as Promise<void>);
    expect(await rowsOf(member.account.id)).toEqual([]);
  });
});

describe('the keys of the installation', () => {
  const start = (secrets: [string, ...string[]], warnings: string[] = []) =>
    startPush({
      db: app.database.db,
      config: {} as never,
      services: { ...testServices(), secrets: createSecrets(secrets) },
      log: { warn: (_facts: unknown, text: string) => void warnings.push(text) } as never,
    });
  const stored = () => app.database.db.selectFrom('pushKey').selectAll().execute();

  test('are made once, however many ask at the same time', async () => {
    await app.database.db.deleteFrom('pushKey').execute();
    const members = [await signedIn(app), await signedIn(app)];
    const found = await Promise.all([...members.map(subscriptions), start([TEST_SECRET])]);
    expect(await stored()).toHaveLength(1);
    expect(found[0]?.publicKey).toBe(found[1]?.publicKey);
  });

  test('stay the same at every start and under a new secret, and are encrypted with it', async () => {
    const member = await signedIn(app);
    await save(member);
    const [before] = await stored();
    const next = 'another secret that is long enough';
    await start([TEST_SECRET]);
    await start([next, TEST_SECRET]);
    const [after] = await stored();
    expect(after?.publicKey).toBe(before?.publicKey);
    expect(createSecrets([next]).decrypt('push key', after?.privateKey ?? '')).toHaveLength(43);
    await start([TEST_SECRET, next]);
    expect((await subscriptions(member)).devices).toHaveLength(1);
  });

  test('whose secret is lost are made anew, with no device left that knows the old ones', async () => {
    const member = await signedIn(app);
    const { publicKey } = await save(member);
    const warnings: string[] = [];
    await start(['a secret that nobody knew before now'], warnings);
    await start([TEST_SECRET]);
    const now = await subscriptions(member);
    expect(now.devices).toEqual([]);
    expect(now.publicKey).not.toBe(publicKey);
    expect(warnings).toHaveLength(1);
  });
});

const contextOf = () =>
  backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => TEST_NOW });
