import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { openDatabase } from '#platform/db/db.ts';
import { publicError } from './error-format.ts';

const REQUEST = 'a-request';
const UNAVAILABLE = { messageId: 'error.unavailable', code: 503, values: { requestId: REQUEST, retryAfter: 5 } };

let server: Server;
afterEach(() => server?.close());

/** A database that treats every connection alike. */
async function databaseThat(meets: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => meets(socket.on('error', () => {})));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`;
}

const shown = (error: unknown) => publicError(error, REQUEST, () => {}).extensions;
const openingFails = (databaseUrl: string): Promise<unknown> =>
  openDatabase({ databaseUrl, dataDir: '' }).then(
    () => null,
    (error: unknown) => error,
  );

test('a database that hangs up is away, and comes back', async () => {
  const url = await databaseThat((socket) => socket.once('data', () => socket.destroy()));
  expect(shown(await openingFails(url))).toEqual(UNAVAILABLE);
});

test('a database that says nothing is away', async () => {
  const url = await databaseThat(() => {});
  expect(shown(await openingFails(url))).toEqual(UNAVAILABLE);
}, 15_000);

test('a database that is not there is away', async () => {
  const url = await databaseThat(() => {});
  await new Promise((resolve) => void server.close(resolve));
  expect(shown(await openingFails(url))).toEqual(UNAVAILABLE);
});

test.each(['57P01', '57P03', '57014', '53300', '08006', '28P01', '3D000', '40P01', '40001', 'ENOTFOUND'])(
  'a statement that ends with %s may be tried again',
  (code) => {
    expect(shown(Object.assign(new Error('of the database'), { code }))).toEqual(UNAVAILABLE);
  },
);

test.each(['23505', '42601', 'ENOENT', undefined])('%s is a defect', (code) => {
  const defect = Object.assign(new Error('of ours'), { code });
  expect(shown(defect)).toEqual({ messageId: 'error.internal', code: 500, values: { requestId: REQUEST } });
});

test('every answer that is our fault names its request, and keeps its values', () => {
  const crowded = new AppError('error.unavailable', { code: 503, values: { retryAfter: 2 } });
  expect(shown(crowded).values).toEqual({ retryAfter: 2, requestId: REQUEST });
  expect(shown(new AppError('error.upstream', { code: 502 })).values).toEqual({ requestId: REQUEST });
  expect(shown(new AppError('error.notFound', { code: 404 })).values).toEqual({});
});
