import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONNECTION_RULES } from '#platform/http/connections/connections.ts';
import { REALTIME_CHANNEL } from '#platform/realtime/bus/database-bus.queries.ts';
import { userRoom } from '#platform/realtime/emit.ts';
import { sendImmutable } from '#platform/storage/send-immutable.ts';
import { listen, type RawConnection, rawConnection } from '#tests/support/product/raw-connection.ts';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { openSocket } from '#tests/support/product/sockets.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** More than two systems keep between them of what is not read. */
const LARGE_BYTES = 24 * 1024 * 1024;
const MOST_OPEN = 8;
const request = (path: string, cookie = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`;
/** Before a socket that is silent would end by itself. */
const SOON = { timeout: 30_000 };
const FILE = 'large-file.pdf';

const large = Buffer.alloc(LARGE_BYTES, 'x');
const huge = Buffer.alloc(5 * LARGE_BYTES, 'x');
const paced = { ...CONNECTION_RULES, mostOpen: MOST_OPEN };
const opened: RawConnection[] = [];

/** Where 100 kB/s have to be taken within half a second. */
let hurried: TestApp;
/** A pace at which no client is too slow on its own. */
let patient: TestApp;

const open = ({ withinMs, lookEveryMs }: { withinMs: number; lookEveryMs: number }): Promise<TestApp> =>
  testApp({
    settings: { SOCKETS_PER_USER: '1' },
    personalRecords: [{ export: async () => ({ letters: ['x'.repeat(LARGE_BYTES)] }) }],
    connections: { ...paced, lookEveryMs, answerPace: { leastBytesPerS: 100_000, withinMs, graceMs: 50 } },
    servePages: async (server) => {
      server.get('/large', (_request, reply) => reply.send(large));
      server.get('/huge', (_request, reply) => reply.send(huge));
      server.get('/small', (_request, reply) => reply.send(large.subarray(0, 100_000)));
      server.get('/file', async (_request, reply) =>
        sendImmutable(reply, { bytes: await hurried.store.read(FILE), type: 'application/pdf' }),
      );
    },
  });

let port: number;

beforeAll(async () => {
  hurried = await open({ withinMs: 500, lookEveryMs: 50 });
  patient = await open({ withinMs: 120_000, lookEveryMs: 500 });
  port = await listen(hurried);
});
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  await hurried.close();
  await patient.close();
});

/** Requests a large answer and reads so many bytes fifty times a second; `0` reads nothing. Returns its socket. */
async function readSlowly(port: number, bytes: number, asked = request('/large')): Promise<Socket> {
  const connection = await rawConnection(port);
  opened.push(connection);
  const { socket } = connection;
  socket.removeAllListeners('data').pause();
  const reading = setInterval(() => socket.read(Math.min(bytes, socket.readableLength)), 20);
  socket.once('close', () => clearInterval(reading));
  connection.send(asked);
  return socket;
}

const openAt = (app: TestApp): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('answers that are read by a byte now and then, or not at all, are broken off', async () => {
  await Promise.all([0, 1, 1, 0].map((bytes) => readSlowly(port, bytes)));
  expect(await openAt(hurried)).toBeGreaterThan(0);
  await expect.poll(() => openAt(hurried), SOON).toBe(0);
});

/** Reads an answer as a browser does; says how much came. */
async function readWhole(port: number): Promise<number> {
  const asked = get(`http://127.0.0.1:${port}/large`, { agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let taken = 0;
  for await (const piece of answer as AsyncIterable<Uint8Array>) taken += piece.length;
  return taken;
}

test('an answer that is read steadily comes whole', async () => {
  expect(await readWhole(port)).toBe(LARGE_BYTES);
});

/** Whether this process has a file open. */
const isOpen = (name: string): boolean =>
  readdirSync('/proc/self/fd').some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith(name);
    } catch {
      return false;
    }
  });

test('the export of an account that is not read is broken off', async () => {
  const { browser } = await signedIn(hurried);
  const cookie = `__Host-session=${browser.cookie('__Host-session')}`;
  expect((await browser.request({ url: '/account/export' })).body.length).toBeGreaterThan(LARGE_BYTES);
  await readSlowly(port, 0, request('/account/export', cookie));
  await expect.poll(() => openAt(hurried), SOON).toBe(0);
});

test('a file that is not read is closed with its connection', async () => {
  await hurried.store.put(FILE, large);
  await readSlowly(port, 0, request('/file'));
  await expect.poll(() => isOpen(FILE), SOON).toBe(true);
  await expect.poll(() => openAt(hurried), SOON).toBe(0);
  await expect.poll(() => isOpen(FILE), SOON).toBe(false);
});

test('small downloads such as QR-bills that are requested in a row and not read end the same way', async () => {
  await readSlowly(port, 0, request('/small').repeat(300));
  await expect.poll(() => openAt(hurried), SOON).toBe(0);
});

test('a socket that does not read its messages frees its slot', async () => {
  const { browser, account } = await signedIn(hurried);
  const address = `http://127.0.0.1:${port}`;
  const lazy = await openSocket(address, browser);
  const { transport } = lazy.socket.io.engine as unknown as { transport: { ws: { _socket: Socket } } };
  transport.ws._socket.pause();
  await expect(openSocket(address, browser)).rejects.toThrow('429');
  await sql`
    select pg_notify(${REALTIME_CHANNEL}, json_build_object(
      'room', ${userRoom(account.id)}::text, 'event', 'new message', 'data', repeat('x', 7000) || n)::text)
    from generate_series(1, 3500) n`.execute(hurried.database.db);
  const again = (): Promise<string> =>
    openSocket(address, browser).then(
      ({ socket }) => socket.close() && 'open',
      ({ message }: Error) => message,
    );
  await expect.poll(again, SOON).toBe('open');
  lazy.socket.close();
});

test('when too many are open, those that read most slowly make room, and no others', async () => {
  const patientPort = await listen(patient);
  const accepted = new Map<number | undefined, Socket>();
  patient.server.server.on('connection', (socket: Socket) => accepted.set(socket.remotePort, socket));
  const come = (): number => accepted.size;
  await Promise.all(Array.from({ length: MOST_OPEN - 1 }, () => readSlowly(patientPort, 1)));
  const steady = await readSlowly(patientPort, 200_000, request('/huge'));
  await expect.poll(come, SOON).toBe(MOST_OPEN);
  await expect.poll(() => steady.bytesRead, SOON).toBeGreaterThan(LARGE_BYTES);
  // These come between two looks: none of them is measured when the first connections have to make room.
  await Promise.all(Array.from({ length: MOST_OPEN }, () => readSlowly(patientPort, 1)));
  await expect.poll(come, SOON).toBe(2 * MOST_OPEN);
  await expect.poll(() => openAt(patient), SOON).toBeLessThanOrEqual(MOST_OPEN);
  expect(await openAt(patient)).toBeGreaterThanOrEqual(MOST_OPEN - 1);
  expect(accepted.get(steady.localPort)?.destroyed).toBe(false);
});
