import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One port that leads to whichever server is in charge, as a cluster's address does. */
export interface MovableAddress {
  port: number;
  /** New connections lead there; those that are open end. */
  moveTo(port: number): void;
  close(): void;
}

/** Opens an address of this machine that leads to a port of it. */
export async function openMovableAddress(first: number): Promise<MovableAddress> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    open.add(incoming);
    incoming
      .on('error', () => {})
      .on('close', () => {
        open.delete(incoming);
        outgoing.destroy();
      });
    outgoing.on('error', () => {}).on('close', () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as { port: number }).port,
    moveTo: (port) => {
      target = port;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
