import type { ServerResponse } from 'node:http';
import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSessions } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { DAY_MS, HOUR_MS } from '#kernel/time.ts';
import { backgroundContext, type Context, withinTransaction } from '#platform/context/context.ts';
import { anAccount } from '#tests/factories/account.ts';
import { aPushDevice } from '#tests/factories/push-device.ts';
import { aPushService, type PushService } from '#tests/support/neighbours/push-service.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { deliverMessage } from './delivery.service.ts';
import { PUSH_JOBS } from './push.jobs.ts';
import { pushTo } from './push.service.ts';
import { pushKeys } from './push-key.service.ts';
import type { PushMessage } from './push-message.ts';
import { retryAfterMs } from './retry-after.ts';

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  service = await aPushService();
  app = await testApp({ strangers: service.rules });
});
beforeEach(async () => {
  service.requests.length = 0;
  service.answer = (response) => void response.writeHead(201).end();
  await app.database.db.deleteFrom('pushSubscription').execute();
  await waiting();
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const contextAt = (now: Date): Context =>
  backgroundContext({ db: app.database.db, services: app.services, requestId: 'test', now: () => now });

const MESSAGE: PushMessage = { key: 'alert:1', title: 'New: flat in Zürich', body: '3½ rooms', href: '/de/my-alerts' };

const push = (accountId: number, facts: Partial<PushMessage> = {}): Promise<number> =>
  app.database.db
    .transaction()
    .execute((tx) => pushTo(withinTransaction(contextAt(TEST_NOW), tx), accountId, { ...MESSAGE, ...facts }));

let paths = 0;
async function aMember(devices = 1) {
  const { id } = await anAccount(app.database);
  const found = [];
  for (let device = 0; device < devices; device += 1) {
    const { sessionId } = await openSession(app, id);
    const endpoint = service.at(`send/${paths++}`);
    found.push({ sessionId, ...(await aPushDevice(app.database.db, { accountId: id, sessionId, endpoint })) });
  }
  return { id, devices: found, device: found[0] as (typeof found)[number] };
}

/** Jobs that wait for a try; removes them from the queue. */
async function waiting(): Promise<{ messageId: number; startAfter: Date }[]> {
  const { rows } = await sql<{ data: { messageId: number }; startAfter: Date }>`
    delete from pgboss.job where name = 'push.send' and state = 'created'
    returning data, start_after`.execute(app.database.db);
  return rows.map(({ data, startAfter }) => ({ ...data, startAfter }));
}

const handle = deliverMessage();
/** Tries all waiting messages. Returns the lines of the log. */
async function deliver(now = TEST_NOW): Promise<string[]> {
  const delivered: string[] = [];
  for (const { messageId } of await waiting())
    await handle(contextAt(now), { messageId }).catch((error: Error) => void delivered.push(error.message));
  return delivered;
}

const stored = () =>
  app.database.db
    .selectFrom('pushMessage')
    .select(['title', 'body', 'href', 'attempts', 'sentAt', 'lastError'])
    .orderBy('id')
    .execute();
const devicesLeft = async () => (await app.database.db.selectFrom('pushSubscription').select('id').execute()).length;
const answering = (status: number, headers: Record<string, string> = {}) => {
  service.answer = (response: ServerResponse) => void response.writeHead(status, headers).end();
};

describe('a message', () => {
  test('reaches its browser, which alone can read it, signed by this installation', async () => {
    const { id, device, devices } = await aMember(2);
    await push(id, { topic: 'alerts of somebody' });
    expect(await deliver()).toEqual([]);
    expect(service.requests).toHaveLength(2);
    const request = service.requests.find(({ path }) => device.endpoint.endsWith(path));
    expect(JSON.parse(device.read(request?.body as Buffer))).toEqual({
      title: MESSAGE.title,
      body: MESSAGE.body,
      href: MESSAGE.href,
      tag: request?.headers.topic,
    });
    expect(() => devices[1]?.read(request?.body as Buffer)).toThrow();
    expect(request?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(request?.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(new Set(service.requests.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(request?.body.includes('Zürich')).toBe(false);
  });

  test('names its sender, to this service only and for half a day', async () => {
    const { id } = await aMember();
    await push(id);
    await deliver();
    const [, token = '', key = ''] =
      /^vapid t=(\S+), k=(\S+)$/.exec(service.requests[0]?.headers.authorization ?? '') ?? [];
    expect(key).toBe((await pushKeys(contextAt(TEST_NOW))).publicKey);
    const point = Buffer.from(key, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
    const audience = new URL(service.at('')).origin;
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience });
    expect(decodeProtectedHeader(token).alg).toBe('ES256');
    expect(payload.sub).toBe(`mailto:${app.services.operator.email}`);
    expect(Number(payload.exp) * 1_000 - Date.now()).toBeLessThanOrEqual(DAY_MS);
  });

  test('goes out once, however often it is asked for or tried, and is forgotten then', async () => {
    const { id } = await aMember();
    await push(id);
    await push(id, { title: 'Once more' });
    const [job, ...others] = await waiting();
    expect(others).toEqual([]);
    const { messageId } = { messageId: job?.messageId ?? 0 };
    await handle(contextAt(TEST_NOW), { messageId });
    await handle(contextAt(TEST_NOW), { messageId });
    await push(id);
    await deliver();
    expect(service.requests).toHaveLength(1);
    const [message] = await stored();
    expect(message).toEqual({ title: null, body: null, href: null, attempts: 1, sentAt: TEST_NOW, lastError: null });
    const { succeededAt } = await app.database.db
      .selectFrom('pushSubscription')
      .select('succeededAt')
      .executeTakeFirstOrThrow();
    expect(succeededAt).toEqual(TEST_NOW);
  });

  test('never was, where its transaction is undone, or its member has no device', async () => {
    const { id } = await aMember();
    await app.database.db
      .transaction()
      .execute(async (tx) => {
        await pushTo(withinTransaction(contextAt(TEST_NOW), tx), id, MESSAGE);
        throw new Error('undone');
      })
      .catch(() => {});
    await push((await anAccount(app.database)).id);
    expect([await waiting(), await stored()]).toEqual([[], []]);
  });

  test('is not sent where its member was signed out meanwhile', async () => {
    const { id, device } = await aMember();
    await push(id);
    await endSessions(app.database.db, { accountId: id, only: device.sessionId }, TEST_NOW);
    await deliver();
    await push(id, { key: 'later' });
    expect([service.requests, await waiting()]).toEqual([[], []]);
  });

  test('has room: a longer text is cut, and its link stays on this site', async () => {
    const { id, device } = await aMember();
    await push(id, { title: `${'🏠'.repeat(100)}`, body: `"\n\\${'ü'.repeat(1_000)}` });
    await deliver();
    const { body } = service.requests[0] ?? {};
    expect(body?.length).toBeLessThan(3 * 1_024);
    const read = JSON.parse(device.read(body as Buffer)) as { title: string; body: string };
    expect([read.title.length, read.body.length]).toEqual([119, 400]);
    expect(read.title.endsWith('🏠…')).toBe(true);
    for (const href of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'de', '', '/a b'])
      await expect(push(id, { key: href || 'none', href })).rejects.toThrow('Not an address of ours');
  });
});

describe('a service that does not take it', () => {
  test.each([404, 410])('and answers %s is asked no more: the device is forgotten', async (status) => {
    const { id } = await aMember();
    await push(id);
    answering(status);
    expect(await deliver()).toEqual([]);
    expect([await devicesLeft(), await waiting()]).toEqual([0, []]);
  });

  test.each([429, 503])('but answers %s is asked again when it says', async (status) => {
    const { id, device } = await aMember();
    await push(id);
    answering(status, { 'retry-after': '7200' });
    expect(await deliver()).toEqual([]);
    const [job] = await waiting();
    expect(job?.startAfter).toEqual(new Date(TEST_NOW.getTime() + 2 * HOUR_MS));
    answering(201);
    await handle(contextAt(job?.startAfter as Date), { messageId: job?.messageId ?? 0 });
    expect(device.read(service.requests[1]?.body as Buffer)).toContain(MESSAGE.title);
    expect(service.requests[1]?.headers.ttl).toBe(String(22 * 3_600));
  });

  test('is given up after a day', async () => {
    const { id } = await aMember();
    await push(id);
    answering(503, { 'retry-after': '999999999' });
    await deliver();
    await push(id, { key: 'second' });
    await deliver(new Date(TEST_NOW.getTime() + DAY_MS));
    expect(service.requests).toHaveLength(1);
    expect((await stored()).map(({ title, lastError }) => [title, lastError])).toEqual([
      [null, 'too late'],
      [null, 'too late'],
    ]);
    expect(await waiting()).toEqual([]);
  });

  test.each([400, 403, 413, 302])('and answers %s is logged, and not asked again', async (status) => {
    const { id } = await aMember();
    await push(id);
    answering(status, { location: service.at('elsewhere') });
    const delivered = await deliver();
    expect(delivered).toEqual([`A push was refused: answer ${status} of ${new URL(service.at('')).host}`]);
    expect((await stored())[0]).toMatchObject({ title: null, lastError: `answer ${status}` });
    expect([service.requests.length, await devicesLeft()]).toEqual([1, 1]);
  });

  test('since its name leads inside is forgotten without being asked', async () => {
    const { id } = await aMember();
    await push(id);
    const { resolve } = service.rules;
    service.rules.resolve = async () => ['10.0.0.1'];
    await deliver();
    service.rules.resolve = resolve;
    expect([service.requests.length, await devicesLeft()]).toEqual([0, 0]);
  });

  test('cannot be reached: it is tried later, and others are not held up', async () => {
    const { id } = await aMember();
    await push(id);
    service.answer = (response) => void response.destroy();
    expect(await deliver()).toEqual([]);
    const [job] = await waiting();
    expect(job?.startAfter).toEqual(new Date(TEST_NOW.getTime() + 60_000));
    expect(await devicesLeft()).toBe(1);
  });
});

test.each([
  [null, 1, 60_000],
  [null, 3, 240_000],
  [null, 40, 4 * HOUR_MS],
  ['120', 1, 120_000],
  ['0', 1, 60_000],
  ['99999999999999999999', 1, DAY_MS],
  ['Fri, 20 Nov 2026 13:00:00 GMT', 1, HOUR_MS],
  ['Fri, 20 Nov 2020 13:00:00 GMT', 1, 60_000],
  ['soon', 2, 120_000],
])('a service that says %s is tried for the time after %d in %d ms', (answer, attempts, waitMs) => {
  expect(retryAfterMs(answer, { attempts, now: TEST_NOW })).toBe(waitMs);
});

describe('each night', () => {
  const nightAfter = async (days: number): Promise<void> => {
    const upkeep = PUSH_JOBS.find(({ kind }) => kind.name === 'push.upkeep');
    await upkeep?.handle(contextAt(new Date(TEST_NOW.getTime() + days * DAY_MS)), {});
  };

  test('old messages are deleted, and the device stays', async () => {
    const { id } = await aMember();
    await push(id);
    await nightAfter(29);
    expect((await stored()).length).toBe(1);
    await nightAfter(31);
    expect([await devicesLeft(), await stored()]).toEqual([1, []]);
  });

  test('a message that was not sent within its day is given up, with its content, also where its member was signed out', async () => {
    const { id, device } = await aMember();
    await push(id);
    await endSessions(app.database.db, { accountId: id, only: device.sessionId }, TEST_NOW);
    await deliver();
    await nightAfter(0.9);
    expect((await stored())[0]).toMatchObject({ title: MESSAGE.title, sentAt: null });
    await nightAfter(1.1);
    expect((await stored())[0]).toMatchObject({ title: null, body: null, href: null, lastError: 'too late' });
  });
});
