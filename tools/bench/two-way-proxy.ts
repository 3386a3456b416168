import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy of connections, as one stands before two processes. */
export interface TwoWayProxy {
  origin: string;
  close(): void;
}

/** Leads each connection to one of the origins; where one refuses, to the one after it. */
export async function openTwoWayProxy(origins: readonly string[]): Promise<TwoWayProxy> {
  const server = createServer((incoming) => {
    incoming.on('error', () => {});
    const first = Math.floor(Math.random() * origins.length);
    lead(incoming, [...origins.slice(first), ...origins.slice(0, first)]);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: () => void server.close(),
  };
}

function lead(incoming: Socket, [origin, ...others]: readonly string[]): void {
  if (origin === undefined) return void incoming.destroy();
  const outgoing = connect(Number(new URL(origin).port), '127.0.0.1');
  const leadOn = (): void => lead(incoming, others);
  outgoing.once('error', leadOn);
  outgoing.once('connect', () => {
    outgoing.off('error', leadOn);
    outgoing.on('error', () => incoming.destroy());
    outgoing.on('close', () => incoming.destroy());
    incoming.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
}
