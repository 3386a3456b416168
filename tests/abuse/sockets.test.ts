import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { AccountStatus } from '#kernel/actor.ts';
import { Role } from '#kernel/roles.ts';
import type { Room } from '#platform/realtime/bus/bus.ts';
import { browserEvent, emit, userRoom, visitorRoom } from '#platform/realtime/emit.ts';
import { aBrowser, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { listening, openSocket } from '#tests/support/product/sockets.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';

let app: TestApp;
let second: TestApp;
let address: string;
const now = TEST_NOW;

beforeAll(async () => {
  app = await testApp({
    limited: true,
    now: () => now,
    settings: { SOCKETS_PER_ADDRESS: '60', SOCKETS_PER_USER: '3' },
  });
  second = await testApp({ database: app.database, now: () => now });
  address = await listening(app);
});
afterAll(async () => {
  await second.server.close();
  await app.close();
});

const teller = () => ({ db: app.database.db, services: app.services });

/** A browser with the signed cookie of a visitor. */
function aVisitor(visitorId: string) {
  const browser = aBrowser(app);
  browser.setCookie('__Host-visitor', app.services.secrets.sign('visitor', visitorId));
  return browser;
}

test('abuse 33: a socket that claims another identity receives nothing; the own id, or none, is right', async () => {
  const [member, other] = [await signedIn(app), await signedIn(app)];
  const refused = openSocket(address, member.browser, { query: { userId: String(other.account.id) } });
  await expect(refused).rejects.toThrow('403');
  const visitor = aVisitor('a-visitor');
  await expect(openSocket(address, visitor, { query: { userId: 'fingerprint' } })).rejects.toThrow('403');
  await expect(openSocket(address, aBrowser(app))).rejects.toThrow('401');
  const right = await openSocket(address, member.browser, { query: { userId: String(member.account.id) } });
  const visiting = await openSocket(address, visitor, { query: { userId: 'a-visitor' } });
  for (const { socket } of [right, visiting]) socket.close();
});

test('abuse 34: no socket joins a room of others by any request; each receives its own events', async () => {
  const [member, other] = [await signedIn(app), await signedIn(app)];
  const own = await openSocket(address, member.browser);
  const foreign = userRoom(other.account.id);
  for (const name of ['join', 'subscribe', 'room', 'new-room']) own.socket.emit(name, foreign, { room: foreign });
  const visiting = await openSocket(address, aVisitor('hears'));
  await emit(teller(), foreign, browserEvent('new message'), ['of another']);
  await emit(teller(), userRoom(member.account.id), browserEvent('new message'), ['own']);
  await emit(teller(), visitorRoom('hears'), browserEvent('patch message'), ['visitor']);
  expect(await own.received(1)).toEqual([['new message', ['own']]]);
  expect(await visiting.received(1)).toEqual([['patch message', ['visitor']]]);
  for (const { socket } of [own, visiting]) socket.close();
});

test('abuse 35: a page of another site opens no socket, nor does a client without a page', async () => {
  const { browser } = await signedIn(app);
  await expect(openSocket(address, browser, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(openSocket(address, browser, { origin: null })).rejects.toThrow('403');
  const plain = await app.server.inject({
    url: '/realtime/',
    headers: { origin: 'http://localhost', host: 'localhost' },
  });
  expect(plain.statusCode).toBe(404);
});

/** A process that has just begun closes its sockets once it discovers others. */
const untilListening = (place: string, browser: TestBrowser, room: Room): Promise<void> =>
  expect
    .poll(
      async () => {
        const { socket, received } = await openSocket(place, browser);
        await emit(teller(), room, browserEvent('patch message'), 'begun');
        const eventLog = await received(1);
        socket.close();
        return eventLog.length;
      },
      { timeout: 30_000 },
    )
    .toBe(1);

test('an event of another process is received, once it is committed', async () => {
  const { account, browser } = await signedIn(app);
  const place = await listening(second);
  await untilListening(place, browser, userRoom(account.id));
  const there = await openSocket(place, browser);
  const here = await openSocket(address, browser);
  await expect(
    app.database.db.transaction().execute(async (tx) => {
      await emit({ ...teller(), db: tx }, userRoom(account.id), browserEvent('new message'), ['never']);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await emit(teller(), userRoom(account.id), browserEvent('new message'), ['said']);
  for (const { received, socket } of [here, there]) {
    expect(await received(1)).toEqual([['new message', ['said']]]);
    socket.close();
  }
});

test('a process that stops lets its browsers go: they come back by themselves, within five seconds', async () => {
  const { account, browser } = await signedIn(app);
  const [old, next] = [await testApp({ database: app.database }), await testApp({ database: app.database })];
  const place = await listening(old);
  const { socket, received } = await openSocket(place, browser, { comesAgain: true });
  const beganMs = performance.now();
  const back = new Promise<void>((resolve) => socket.once('connect', resolve));
  await old.server.close();
  await next.server.listen({ port: Number(new URL(place).port), host: '127.0.0.1' });
  await back;
  expect(performance.now() - beganMs).toBeLessThan(5_000);
  await emit(teller(), userRoom(account.id), browserEvent('new message'), ['after']);
  expect(await received(1)).toEqual([['new message', ['after']]]);
  socket.close();
  await next.server.close();
});

test('a process that stops lets go of a browser whose handshake was still being answered', async () => {
  const { browser } = await signedIn(app);
  const stopping = await testApp({ database: app.database, now: () => now });
  const place = await listening(stopping);
  const [looked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.database.db.transaction().execute(async (transaction) => {
    await sql`lock table account_session in access exclusive mode`.execute(transaction);
    looked.resolve();
    await mayAnswer.promise;
  });
  await looked.promise;
  const letGo = expect(openSocket(place, browser)).rejects.toThrow('transport close');
  await once(stopping.server.server, 'upgrade');
  const closed = stopping.server.close();
  await expect.poll(() => stopping.server.server.listening).toBe(false);
  mayAnswer.resolve();
  await holding;
  await letGo;
  await closed;
});

test('a person has a limit of sockets, and each frees its slot', async () => {
  const { browser } = await signedIn(app);
  const open = await Promise.all([1, 2, 3].map(() => openSocket(address, browser)));
  await expect(openSocket(address, browser)).rejects.toThrow('429');
  open[0]?.socket.close();
  await expect
    .poll(() =>
      openSocket(address, browser).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
});

test('a process has a limit of sockets in all, and each frees its slot', async () => {
  const small = await testApp({ database: app.database, now: () => now, mostSockets: 2 });
  const place = await listening(small);
  const open = (visitorId: string) => openSocket(place, aVisitor(visitorId));
  const [first, other] = [await open('one'), await open('two')];
  await expect(open('three')).rejects.toThrow('429');
  first.socket.close();
  await expect.poll(() => open('three').catch(({ message }: Error) => message)).toHaveProperty('socket');
  other.socket.close();
  await small.server.close();
});

test('abuse 50: a socket outlives its session by less than 5 s: logout, suspension, another role, time', async () => {
  const { db } = app.database;
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => signedIn(app)));
  const [out, suspended, promoted, expired, stays] = people as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  const sockets = await Promise.all(people.map(({ browser }) => openSocket(address, browser)));
  const beganMs = performance.now();
  await out.browser.request({ method: 'POST', url: '/logout', payload: {} });
  await db
    .updateTable('account')
    .set({ status: AccountStatus.Inactive })
    .where('id', '=', suspended.account.id)
    .execute();
  await db.updateTable('account').set({ rolesFlag: Role.Agent }).where('id', '=', promoted.account.id).execute();
  await sql`update account_session set idle_until = ${now} where account_id = ${expired.account.id}`.execute(db);
  expect(await Promise.all(sockets.slice(0, 4).map(({ closed }) => closed))).toEqual(
    Array(4).fill('io server disconnect'),
  );
  expect(performance.now() - beganMs).toBeLessThan(5_000);
  expect(sockets[4]?.socket.connected).toBe(true);
  expect(await stays.refusal('{ profile { id } }')).toBeNull();
  sockets[4]?.socket.close();
});

/** Sends a text as the only frame after the handshake; resolves with the code by which the server closed, or null. */
async function afterFrames(cookie: string, frames: readonly (string | Buffer)[]): Promise<number | null> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/realtime/?EIO=4&transport=websocket`, {
    headers: { cookie, origin: address },
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  for (const frame of frames) socket.send(frame);
  const code = await Promise.race([closed, new Promise<null>((resolve) => setTimeout(() => resolve(null), 500))]);
  socket.terminate();
  return code;
}

test('frames that are none, too long or too many close the connection, and nothing else', async () => {
  const { browser } = await signedIn(app);
  const cookie = `__Host-session=${browser.cookie('__Host-session')}`;
  const hostile = [
    '42["x"',
    '4',
    '9',
    '',
    '40{"a":',
    '42[]',
    '42["disconnect"]',
    '451-["x",{"_placeholder":true,"num":9}]',
  ];
  for (const frame of [...hostile, Buffer.from([0, 255, 4]), 'x'.repeat(20_000)]) {
    await afterFrames(cookie, ['40', frame]);
  }
  expect(await afterFrames(cookie, ['40', 'x'.repeat(20_000)])).toBe(1009);
  expect(await afterFrames(cookie, Array<string>(300).fill('42["typing"]'))).not.toBeNull();
  const after = await openSocket(address, browser);
  expect(after.socket.connected).toBe(true);
  after.socket.close();
});

test('events of one person are counted across their sockets, unknown ones too', async () => {
  const { browser } = await signedIn(app);
  const sockets = await Promise.all([openSocket(address, browser), openSocket(address, browser)]);
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, index) => sockets[index % 2]?.asks('no such event')),
  );
  expect(
    answers.filter((answer) => answer !== null).map((answer) => answer?.errors?.[0]?.extensions.messageId),
  ).toEqual(['error.rateLimit']);
  for (const { socket } of sockets) socket.close();
});
