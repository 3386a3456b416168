import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Looks so often whether all connections are gone, milliseconds. */
const LOOK_EVERY_MS = 20;

/**
 * Takes no more connections and waits until those that are kept have gone. A request that comes on a connection at the moment it is
 * closed is lost, and a proxy may not send it again. So each answer from now on asks for its connection to be closed (Fastify sees to it
 * while it stops), and a proxy closes by itself the ones it does not use: sooner than this wait ends (`keepalive_timeout` in deploy/nginx.conf).
 *
 * @param countKept connections that are not upgraded
 * @param longestMs the connections left then are closed
 */
export async function drainConnections(
  server: Server,
  countKept: () => Promise<number>,
  longestMs: number,
): Promise<void> {
  // An HTTP server would close idle connections as well.
  Server.prototype.close.call(server);
  const endMs = performance.now() + longestMs;
  while (performance.now() < endMs && (await countKept()) > 0) await sleep(LOOK_EVERY_MS);
}
