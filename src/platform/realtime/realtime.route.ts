import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, notFound } from '#kernel/app-error.ts';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/context/context.ts';
import type { SessionRoles } from '#platform/context/identify.ts';
import { requireOwnOrigin } from '#platform/http/guards/same-origin.ts';
import { addressKey } from '#platform/http/limits/address-key.ts';
import type { Metric } from '#platform/metrics/metric.ts';
import { SlotCounts } from '#platform/queues/slot-counts.ts';
import { listenerOf } from './listener.ts';
import type { AnswerParts } from './socket-answers.ts';
import { SocketServer } from './socket-server.ts';
import { endStaleSockets } from './stale-sockets.ts';

/** Path of socket connections. */
export const REALTIME_PATH = '/realtime/';

/** Time after which a refused connection is cut if its client leaves it open, milliseconds. */
const LONGEST_FAREWELL_MS = 5_000;
/** Open sockets of a process, of all clients: an idle one takes some 20 kB. */
const MOST_SOCKETS = 10_000;
/** Time after which a client with too many sockets may retry, seconds. */
const RETRY_AFTER_S = 30;

/** Dependencies of the real-time route. */
export interface RealtimeParts extends Omit<AnswerParts, 'log'> {
  config: Config;
  sessionRoles: SessionRoles;
  /** Open sockets of the process, of all clients. */
  mostSockets?: number;
  /** @throws DatabaseAwayError at once while the database is away */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** The connection of an upgrade request. */
interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

/**
 * Sockets of browsers, at the server's own port. A handshake is counted, logged and refused like any other request: only its answer is a
 * socket.
 *
 * @returns a metric of open sockets
 * @source docs/reference/realtime.md
 */
export function serveRealtime(server: FastifyInstance, parts: RealtimeParts): Metric {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new SocketServer({ ...parts, log: server.log });
  const ofAll = new SlotCounts();
  const ofAddress = new SlotCounts();
  const ofRoom = new SlotCounts();
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!request.url?.startsWith(REALTIME_PATH)) return refuseUpgrade(parts, socket);
    upgrades.set(request, { socket, head });
    server.routing(request, answerOn(request, socket));
  });
  server.get<{ Querystring: { userId?: string } }>(
    REALTIME_PATH,
    { onRequest: requireOwnOrigin(parts.config.publicUrl) },
    async (request, reply) => {
      const upgrade = upgrades.get(request.raw);
      if (!upgrade) throw notFound();
      hold(upgrade.socket, ofAll.take('all', parts.mostSockets ?? MOST_SOCKETS));
      hold(upgrade.socket, ofAddress.take(addressKey(request.ip), parts.config.socketsPerAddress));
      const listener = listenerOf(await parts.contextOf(request, reply), request.query.userId);
      hold(upgrade.socket, ofRoom.take(listener.room, parts.config.socketsPerUser));
      reply.hijack();
      reply.raw.detachSocket(upgrade.socket as never);
      // The answer is sent: the guards of requests release this one.
      reply.raw.emit('close');
      sockets.take(request.raw, upgrade, listener);
    },
  );
  endStaleSockets(server, { ...parts, sockets });
  parts.services.bus.attach(server, { ...parts, sockets });
  // Not before the port is closed: closing many sockets takes a moment, and connections made during it would be reset.
  server.addHook('preClose', async () => void setImmediate(() => sockets.stop()));
  return { name: 'lares_open_sockets', help: 'Open sockets of browsers.', read: async () => sockets.size };
}

/** Vite has sockets of its own while pages are developed. */
function refuseUpgrade({ config }: Pick<RealtimeParts, 'config'>, socket: Duplex): void {
  if (!config.production) return;
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  setTimeout(() => socket.destroy(), LONGEST_FAREWELL_MS).unref();
}

/** An answer that ends the connection, unless the handshake takes it over before. */
function answerOn(request: IncomingMessage, socket: Duplex): ServerResponse {
  const answer = new ServerResponse(request);
  answer.shouldKeepAlive = false;
  answer.assignSocket(socket as never);
  socket.on('error', () => socket.destroy());
  answer.once('finish', () => {
    socket.end();
    setTimeout(() => socket.destroy(), LONGEST_FAREWELL_MS).unref();
  });
  return answer;
}

/** Holds a slot as long as the connection lives. @throws AppError `error.rateLimit` without one */
function hold(socket: Duplex, giveBack: (() => void) | null): void {
  if (giveBack === null) throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: RETRY_AFTER_S } });
  if (socket.destroyed) giveBack();
  else socket.once('close', giveBack);
}
