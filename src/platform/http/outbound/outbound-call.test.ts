import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { outboundCall } from './outbound-call.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}';
const FAULTS: Record<string, (socket: Socket) => void> = {
  'breaks off': (socket) => socket.destroy(),
  'answers 500': (socket) => socket.end('HTTP/1.1 500 Oh\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'),
  'speaks no HTTP': (socket) => socket.end('%%%\r\n\r\n'),
  'stops half-way': (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n{'),
};

let server: Server;
let calls = 0;
let meet: (socket: Socket) => void;

async function aService(): Promise<string> {
  calls = 0;
  server = createServer((socket) => {
    calls += 1;
    socket.on('error', () => {}).once('data', () => meet(socket));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  vi.useRealTimers();
  server.close();
});

const outcome = (url: string): Promise<string> =>
  outboundCall(url, {}).then(
    ({ status }) => String(status),
    (error: { messageId: string }) => error.messageId,
  );

test.each(Object.keys(FAULTS))(
  'a service that %s is left in peace after five times, and asked again later',
  async (fault) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const url = await aService();
    meet = FAULTS[fault] as (socket: Socket) => void;
    for (let time = 0; time < 5; time += 1) expect(await outcome(url)).toBe('error.upstream');
    expect(await outcome(url)).toBe('error.upstream');
    expect(calls).toBe(5);
    meet = (socket) => socket.end(ANSWER);
    expect(await outcome(url)).toBe('error.upstream');
    vi.setSystemTime(Date.now() + 10_001);
    expect(await outcome(url)).toBe('200');
    expect(await outcome(url)).toBe('200');
    expect(calls).toBe(7);
  },
);

test('a service that is late is given up after five seconds', async () => {
  const url = await aService();
  meet = () => {};
  const begunMs = performance.now();
  expect(await outcome(url)).toBe('error.upstream');
  expect(performance.now() - begunMs).toBeGreaterThan(4_900);
}, 20_000);
