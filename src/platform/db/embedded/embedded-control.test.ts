import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askControl, type ControlRules, serveControl } from './embedded-control.ts';

const RULES: ControlRules = {
  mostOpen: 3,
  longestSilenceMs: 60_000,
  longestRequestMs: 60_000,
  longestAnswerMs: 60_000,
  mostBytes: 100_000,
};
const COMMAND = { kind: 'command', name: 'greet', input: null } as const;

let dataDir: string;
let close: () => Promise<void> = async () => {};
const opened: Socket[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lares-control-'));
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await close();
  rmSync(dataDir, { recursive: true });
});

async function serve(rules: Partial<ControlRules> = {}, answer: unknown = 'good day'): Promise<void> {
  close = await serveControl(dataDir, async () => answer, { ...RULES, ...rules });
}

/** A connection of a foreign program. */
async function open(): Promise<Socket> {
  const socket = connect(join(dataDir, 'control', 'socket'));
  opened.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const ended = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.resume().once('close', () => resolve());
  });
const greeting = (): Promise<unknown> => askControl(dataDir, COMMAND).catch((error: Error) => error.message);

test('a connection that sends nothing, or nothing more, frees its slot', async () => {
  await serve({ longestSilenceMs: 200 });
  const silent = await Promise.all([open(), open(), open()]);
  silent[0]?.write('{"kind":');
  await Promise.all(silent.map(ended));
  expect(await greeting()).toBe('good day');
});

test('a request that comes a letter at a time ends, with any content', async () => {
  await serve({ longestRequestMs: 300 });
  const slow = await open();
  const writing = setInterval(() => slow.write('x'), 20);
  await ended(slow);
  clearInterval(writing);
  expect(await greeting()).toBe('good day');
});

test('a line without an end is refused beyond the bound, which holds for all requests together', async () => {
  await serve();
  const [first, second] = await Promise.all([open(), open()]);
  first.write('x'.repeat(60_000));
  // The first connection's bytes have arrived once a later request is answered.
  expect(await greeting()).toBe('good day');
  let reply = '';
  second.on('data', (words) => {
    reply += words;
  });
  // In one write: a further piece may find the connection closed, and its error would discard what is still to be read.
  second.write('x'.repeat(60_000));
  await ended(second);
  expect(reply).toContain('as large as this one');
  first.destroy();
  expect(await greeting()).toBe('good day');
});

test('further connections are refused for now, and get the slot of one that leaves', async () => {
  await serve();
  const [first] = await Promise.all([open(), open(), open()]);
  expect(await greeting()).toContain('try again in a moment');
  first.destroy();
  await expect.poll(greeting).toBe('good day');
});

test('an answer that is not read frees its slot', async () => {
  await serve({ mostOpen: 1, longestAnswerMs: 200 }, 'x'.repeat(8_000_000));
  const lazy = await open();
  lazy.pause().end(JSON.stringify(COMMAND));
  await expect.poll(async () => String(await greeting()).length, { timeout: 10_000 }).toBe(8_000_000);
});

test('a product that stops waits for no connection whose request is not whole', async () => {
  await serve();
  const silent = await open();
  silent.write('{');
  const gone = ended(silent);
  await close();
  await gone;
});

test('other accounts cannot reach the socket, even in a folder that was open to them', async () => {
  mkdirSync(join(dataDir, 'control'));
  chmodSync(join(dataDir, 'control'), 0o777);
  await serve();
  expect(statSync(join(dataDir, 'control')).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'control', 'socket')).mode & 0o777).toBe(0o600);
});
