import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endRequests } from '../connections/request-end.ts';
import { delayRefusals } from './slow-refusals.ts';

const DELAY_MS = 300;

let server: FastifyInstance;
beforeEach(() => {
  server = Fastify();
  endRequests(server, 60_000);
  delayRefusals(server, DELAY_MS);
  server.get('/much', (_request, reply) => reply.code(429).send('too much'));
  server.get('/little', (_request, reply) => reply.send('here you are'));
});
afterEach(() => server.close());

async function ask(url: string, remoteAddress = '192.0.2.1') {
  const begunMs = performance.now();
  const { statusCode, headers } = await server.inject({ url, remoteAddress });
  return { statusCode, isSlow: performance.now() - begunMs > DELAY_MS - 20, closes: headers.connection === 'close' };
}

test('a client that asks too much is refused a little later, others at once', async () => {
  expect(await ask('/much')).toEqual({ statusCode: 429, isSlow: true, closes: false });
  expect(await ask('/little')).toMatchObject({ statusCode: 200, isSlow: false });
});

test('of one network no more wait than there are slots; the others are refused at once, and have to connect anew', async () => {
  const flood = await Promise.all(Array.from({ length: 100 }, () => ask('/much')));
  expect(flood.filter(({ isSlow }) => isSlow)).toHaveLength(64);
  expect(flood.filter(({ closes }) => closes)).toHaveLength(36);
  expect(flood.every(({ statusCode }) => statusCode === 429)).toBe(true);
});

test('the places of one network are not those of another, and are given back', async () => {
  const flood = Array.from({ length: 64 }, () => ask('/much'));
  expect(await ask('/much', '192.0.2.2')).toMatchObject({ isSlow: true });
  await Promise.all(flood);
  expect(await ask('/much')).toEqual({ statusCode: 429, isSlow: true, closes: false });
});

test('a client that leaves frees the slot', async () => {
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const gone = Array.from({ length: 64 }, async () => {
    const leaving = new AbortController();
    const asked = fetch(`${origin}/much`, { signal: leaving.signal }).catch(() => null);
    setTimeout(() => leaving.abort(), DELAY_MS / 3);
    return asked;
  });
  await Promise.all(gone);
  await expect.poll(async () => (await ask('/much', '127.0.0.1')).closes).toBe(false);
});
