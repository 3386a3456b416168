import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestApp } from './test-app.ts';

/** A connection that sends what no browser would. */
export interface RawConnection {
  socket: Socket;
  send(text: string): void;
  /** The first line of the answer, or '' for a connection that closed without one. */
  status(): Promise<string>;
  /** All that came so far. */
  text(): string;
  /** Resolves when the connection is closed. */
  closed: Promise<void>;
}

/** Lets a product be reached by connections, not only by calls; returns the port. */
export async function listen(app: TestApp): Promise<number> {
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
}

/** Connects; an error of the connection is ignored. */
export async function rawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
  await once(socket, 'connect');
  return {
    socket,
    send: (text) => void socket.write(text, 'latin1'),
    status: async () => {
      while (!answer.includes('\r\n') && !socket.destroyed && !socket.readableEnded)
        await Promise.race([once(socket, 'data').catch(() => {}), closed]);
      return answer.slice(0, Math.max(0, answer.indexOf('\r\n')));
    },
    text: () => answer,
    closed,
  };
}
