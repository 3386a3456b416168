import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listen, type RawConnection, rawConnection } from '#tests/support/product/raw-connection.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const MANY = 300;
const ASKED = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

let app: TestApp;
let port: number;
const opened: RawConnection[] = [];

const CONNECTIONS = {
  ...{ longestHeadersMs: 300, longestSilenceMs: 30_000, longestIdleMs: 30_000, longestRestMs: 300 },
  ...{ longestRequestMs: 60_000, mostOpen: 20, lookEveryMs: 50 },
};

beforeAll(async () => {
  app = await testApp({ connections: CONNECTIONS });
  port = await listen(app);
});
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.destroy();
});
afterAll(() => app.close());

async function open(text: string, at = port): Promise<RawConnection> {
  const connection = await rawConnection(at);
  opened.push(connection);
  if (text) connection.send(text);
  return connection;
}

const isServed = async (): Promise<void> => expect(await (await open(ASKED)).status()).toBe('HTTP/1.1 200 OK');

test.each([
  ['without a byte', ''],
  ['with half a line', 'GET / HT'],
  ['with headers that do not end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
])('connections %s are closed, and hurt no client meanwhile', async (_name, text) => {
  const silent = await Promise.all(Array.from({ length: MANY }, () => open(text)));
  await isServed();
  await Promise.all(silent.map(({ closed }) => closed));
  await isServed();
});

test('headers that come byte by byte are no reason to wait longer', async () => {
  const slow = await open('GET / HTTP/1.1\r\nX-Slow: ');
  const dripping = setInterval(() => slow.send('x'), 20);
  await slow.closed;
  clearInterval(dripping);
});

test('connections between two requests are closed when they are too many', async () => {
  // Three hundred who ask at once on a busy machine need longer for their headers than silent ones are given here.
  const patient = await testApp({ connections: { ...CONNECTIONS, longestHeadersMs: 30_000 } });
  const at = await listen(patient);
  const idle = await Promise.all(Array.from({ length: MANY }, () => open(ASKED, at)));
  for (const connection of idle) expect(await connection.status()).toMatch(/^(HTTP\/1.1 200 OK|)$/);
  const stillOpen = (): number => idle.filter(({ socket }) => !socket.destroyed && !socket.readableEnded).length;
  // Those that are not too many stay until they were idle for long.
  await vi.waitFor(() => expect(stillOpen()).toBeLessThanOrEqual(CONNECTIONS.mostOpen), 20_000);
  expect(await (await open(ASKED, at)).status()).toBe('HTTP/1.1 200 OK');
  await patient.close();
});

test('a client that goes on sending after the answer is cut off', async () => {
  const request = 'POST /public/uploadfiles?id=1&type=User HTTP/1.1\r\nHost: localhost\r\n';
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n';
  const sender = await open(request + form);
  const sending = setInterval(() => sender.send('x'), 20);
  expect(await sender.status()).toBe('HTTP/1.1 401 Unauthorized');
  await sender.closed;
  clearInterval(sending);
});

test('a client that connected before the product stops is answered, and asked to connect anew', async () => {
  const stopping = await testApp();
  const connection = await open('', await listen(stopping));
  const closed = stopping.close();
  connection.send(ASKED);
  expect(await connection.status()).toBe('HTTP/1.1 200 OK');
  expect(connection.text()).toMatch(/^connection: close\r$/im);
  await closed;
});

test('a client that connects while the product stops is answered, or refused and free to connect to another process', async () => {
  const stopping = await testApp();
  const at = await listen(stopping);
  const asked = Array.from({ length: 100 }, () => answerOrRefusal(at));
  const closed = stopping.close();
  const late = Array.from({ length: 100 }, () => answerOrRefusal(at));
  const answers = await Promise.all([...asked, ...late]);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  await closed;
  expect(await answerOrRefusal(at)).toBe('refused');
});

/** The first line of an answer; `refused` where no server listens, '' where the connection was accepted and broken. */
function answerOrRefusal(at: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(at, '127.0.0.1', () => socket.write(ASKED));
  socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : ''));
  socket.once('data', (chunk) => resolve(chunk.toString('latin1').split('\r\n')[0] ?? ''));
  socket.once('close', () => resolve(''));
  return promise;
}
