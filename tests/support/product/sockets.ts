import { io, type Socket } from 'socket.io-client';
import { expect, vi } from 'vitest';
import type { TestBrowser } from './browser-session.ts';
import type { TestApp } from './test-app.ts';

/** A socket of a test, and its received events. */
export interface TestSocket {
  socket: Socket;
  eventLog: [event: string, data: unknown][];
  /** Waits until it received so many events, at most two seconds. */
  received(count: number): Promise<[event: string, data: unknown][]>;
  /** The server's answer to an event. */
  asks(event: string, payload?: unknown): Promise<{ data?: unknown; errors?: { extensions: { messageId: string } }[] }>;
  /** Why it closed. */
  closed: Promise<string>;
}

/** How a socket is opened. */
export interface SocketOptions {
  origin?: string | null;
  query?: Record<string, string>;
  /** Whether it connects again by itself, as pages do. */
  comesAgain?: boolean;
}

const WAIT_MS = 2_000;

/**
 * Lets a product of a test listen. It receives events by then: a socket opened before would be closed, since it may have missed some.
 *
 * @returns its origin
 */
export async function listening({ server, database }: Pick<TestApp, 'server' | 'database'>): Promise<string> {
  const listen = vi.spyOn(database, 'listen');
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
  await Promise.allSettled(listen.mock.results.map(({ value }) => value));
  listen.mockRestore();
  return origin;
}

const cookiesOf = (browser: Pick<TestBrowser, 'cookie'>): string =>
  ['__Host-session', '__Host-visitor']
    .flatMap((name) => (browser.cookie(name) === undefined ? [] : [`${name}=${browser.cookie(name)}`]))
    .join('; ');

/** Opens a socket with the cookies of a browser. @throws Error with the status when it is refused */
export async function openSocket(
  address: string,
  browser: Pick<TestBrowser, 'cookie'>,
  { origin = address, query = {}, comesAgain = false }: SocketOptions = {},
): Promise<TestSocket> {
  const socket = io(address, {
    path: '/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnection: comesAgain,
    reconnectionDelay: 500,
    query,
    extraHeaders: { cookie: cookiesOf(browser), ...(origin !== null && { origin }) },
  });
  const eventLog: [string, unknown][] = [];
  socket.onAny((event: string, data: unknown) => eventLog.push([event, data]));
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    if (!comesAgain) socket.io.once('close', (reason) => reject(new Error(reason)));
    socket.once('connect_error', (error) => {
      const { description } = error as Error & { description?: { message?: string } };
      reject(new Error(/\d{3}/.exec(description?.message ?? error.message)?.[0] ?? error.message));
      socket.close();
    });
  });
  return {
    socket,
    eventLog,
    received: async (count) => {
      const endMs = performance.now() + WAIT_MS;
      while (eventLog.length < count && performance.now() < endMs)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return eventLog;
    },
    asks: (event, payload) => socket.timeout(WAIT_MS).emitWithAck(event, payload),
    closed,
  };
}
