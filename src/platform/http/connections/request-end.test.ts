import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerErrors } from '../answers/answer-errors.ts';
import { endRequests } from './request-end.ts';

const LONGEST_MS = 150;
const LARGE_BYTES = 30_000_000;

let server: FastifyInstance;
let port: number;
let endings: AbortSignal[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  const stream = { write: (line: string) => void complaints.push(JSON.parse(line).msg) };
  server = Fastify({ logger: { level: 'warn', stream } });
  endRequests(server, LONGEST_MS);
  answerErrors(server);
  const never = async ({ ending }: { ending: AbortSignal }) => {
    endings.push(ending);
    await once(ending, 'abort');
    ending.throwIfAborted();
  };
  server.post('/stuck', never);
  server.get('/stuck', never);
  server.post('/deaf', async () => {
    await sleep(2 * LONGEST_MS);
    return { late: true };
  });
  server.post('/quick', async ({ ending }) => {
    endings.push(ending);
    return { done: true };
  });
  server.get('/large', async () => Buffer.alloc(LARGE_BYTES));
  server.get('/patient', { config: { longestMs: 60_000 } }, async () => {
    await sleep(2 * LONGEST_MS);
    return { patient: true };
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as { port: number });
});
beforeEach(() => {
  endings = [];
  complaints.length = 0;
});
afterAll(() => server.close());

const address = (path: string) => `http://127.0.0.1:${port}${path}`;
const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' };
/** Opens a connection and sends the first bytes of a request. */
function begin(bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  return socket;
}

test.each([
  ['GET', '/stuck', {}],
  ['POST', '/stuck', posted],
  ['POST', '/deaf', posted],
])('%s %s is answered when its time is over, and its work is aborted', async (_method, path, init) => {
  const answer = await fetch(address(path), init);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
  expect(errors[0]?.extensions).toMatchObject({ messageId: 'error.unavailable', code: 503 });
  expect(endings.every(({ aborted }) => aborted)).toBe(true);
});

test('a body that trickles in is not waited for any longer, and its connection is closed', async () => {
  const socket = begin(
    'POST /quick HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  const trickle = setInterval(() => socket.write(' '), 20);
  try {
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('"messageId":"error.unavailable"');
    expect(endings).toEqual([]);
  } finally {
    clearInterval(trickle);
    socket.destroy();
  }
});

test('no work continues for a client that left', async () => {
  const socket = begin(
    'POST /stuck HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  );
  while (endings.length === 0) await sleep(5);
  const [ending] = endings as [AbortSignal];
  expect(ending.aborted).toBe(false);
  socket.destroy();
  await once(ending, 'abort');
  expect(complaints).not.toContain('took too long');
});

test('work that ends in time is not aborted, also afterwards', async () => {
  expect(await (await fetch(address('/quick'), posted)).json()).toEqual({ done: true });
  await sleep(2 * LONGEST_MS);
  expect(endings.map(({ aborted }) => aborted)).toEqual([false]);
  expect(complaints).toEqual([]);
});

test('an answer goes on being sent to a slow reader', async () => {
  const socket = begin('GET /large HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  await sleep(2 * LONGEST_MS);
  let received = 0;
  for await (const part of socket) received += (part as Buffer).length;
  expect(received).toBeGreaterThan(LARGE_BYTES);
});

test('a route that says how long it takes is given that time', async () => {
  expect(await (await fetch(address('/patient'))).json()).toEqual({ patient: true });
});

test('late work without a client is no defect', async () => {
  await fetch(address('/deaf'), posted);
  await sleep(2 * LONGEST_MS);
  expect(complaints.filter((complaint) => complaint !== 'took too long')).toEqual([]);
});

test('a request whose time is over while its answer is on its way gets that answer alone', async () => {
  const slow = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } } });
  endRequests(slow, LONGEST_MS);
  answerErrors(slow);
  let answers = 0;
  slow.addHook('onSend', async ({ ending }) => {
    answers += 1;
    if (!ending.aborted) await once(ending, 'abort');
  });
  slow.get('/held', async () => 'the answer');
  const origin = await slow.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${origin}/held`);
  expect([answer.status, await answer.text()]).toEqual([200, 'the answer']);
  await slow.close();
  expect(answers).toBe(1);
  expect(complaints).toEqual([]);
});
