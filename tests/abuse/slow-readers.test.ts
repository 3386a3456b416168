import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONNECTION_RULES } from '#platform/http/connections.ts';
import { listen, type RawConnection, rawConnection } from '#tests/support/product/raw-connection.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

/** More than two systems keep between them of what is not read. */
const LARGE_BYTES = 24 * 1024 * 1024;
const MOST_OPEN = 8;
const ASKED = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';
const SOON = { timeout: 30_000 };

const large = Buffer.alloc(LARGE_BYTES, 'x');
const paced = { ...CONNECTION_RULES, lookEveryMs: 50, mostOpen: MOST_OPEN };
const opened: RawConnection[] = [];

/** Where 100 kB/s have to be taken within half a second. */
let hurried: TestApp;
/** Where nobody is too slow by themselves. */
let patient: TestApp;

const open = (withinMs: number): Promise<TestApp> =>
  testApp({
    connections: { ...paced, answerPace: { leastBytesPerS: 100_000, withinMs, graceMs: 50 } },
    servePages: async (server) => {
      server.get('/large', (_request, reply) => reply.send(large));
    },
  });

beforeAll(async () => {
  hurried = await open(500);
  patient = await open(120_000);
});
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});
afterAll(async () => {
  await hurried.close();
  await patient.close();
});

/** Asks for much and reads so many bytes fifty times a second; `0` stands still. */
async function readSlowly(port: number, bytes: number): Promise<void> {
  const connection = await rawConnection(port);
  opened.push(connection);
  const { socket } = connection;
  socket.removeAllListeners('data').pause();
  const reading = setInterval(() => socket.read(Math.min(bytes, socket.readableLength)), 20);
  socket.once('close', () => clearInterval(reading));
  connection.send(ASKED);
}

const openAt = (app: TestApp): Promise<number> =>
  new Promise((resolve, reject) =>
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('answers that are read by a byte now and then, or not at all, are broken off', async () => {
  const port = await listen(hurried);
  await Promise.all([0, 1, 1, 0].map((bytes) => readSlowly(port, bytes)));
  expect(await openAt(hurried)).toBeGreaterThan(0);
  await expect.poll(() => openAt(hurried), SOON).toBe(0);
});

/** Reads an answer as a browser does; says how much came. */
async function readWhole(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/large`);
  let taken = 0;
  for await (const piece of answer.body as AsyncIterable<Uint8Array>) taken += piece.length;
  return taken;
}

test('an answer that is read steadily comes whole', async () => {
  expect(await readWhole((hurried.server.server.address() as { port: number }).port)).toBe(LARGE_BYTES);
});

test('when too many are open, those that read most slowly make room, and nobody else', async () => {
  const port = await listen(patient);
  let come = 0;
  patient.server.server.on('connection', () => {
    come += 1;
  });
  await Promise.all(Array.from({ length: MOST_OPEN - 1 }, () => readSlowly(port, 1)));
  await expect.poll(() => come, SOON).toBe(MOST_OPEN - 1);
  const whole = readWhole(port);
  await Promise.all(Array.from({ length: MOST_OPEN }, () => readSlowly(port, 1)));
  expect(await whole).toBe(LARGE_BYTES);
  await expect.poll(() => come, SOON).toBe(2 * MOST_OPEN);
  await expect.poll(() => openAt(patient), SOON).toBeLessThanOrEqual(MOST_OPEN);
  expect(await openAt(patient)).toBeGreaterThanOrEqual(MOST_OPEN - 1);
});
