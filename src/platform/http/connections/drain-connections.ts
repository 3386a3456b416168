import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval of the check whether all connections are gone, milliseconds. */
const LOOK_EVERY_MS = 20;

/**
 * Stops accepting connections and waits until the idle ones have been closed by their clients. A request that arrives while its connection
 * is closed is lost, and a proxy may not send it again.
 *
 * Each answer from now on therefore asks for its connection to be closed (Fastify does so while it stops). A proxy closes its unused ones
 * by itself, sooner than this wait ends (`keepalive_timeout` in deploy/nginx.conf).
 *
 * @param countPlain connections that are not upgraded
 * @param longestMs the connections left then are closed
 */
export async function drainConnections(
  server: Server,
  countPlain: () => Promise<number>,
  longestMs: number,
): Promise<void> {
  // An HTTP server would close idle connections as well.
  Server.prototype.close.call(server);
  const endMs = performance.now() + longestMs;
  while (performance.now() < endMs && (await countPlain()) > 0) await sleep(LOOK_EVERY_MS);
}
