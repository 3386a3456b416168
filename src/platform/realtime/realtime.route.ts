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
import { listenerOf } from './listener.ts';
import type { AnswerParts } from './socket-answers.ts';
import { SocketServer } from './socket-server.ts';
import { Places } from './socket-slots.ts';
import { endStaleSockets } from './stale-sockets.ts';

/** Where sockets connect. */
export const REALTIME_PATH = '/realtime/';

/** A refused connection that its sender keeps open is cut after so long, milliseconds. */
const LONGEST_FAREWELL_MS = 5_000;
/** Open in a process, whoever opened them: an idle one takes some 20 kB. */
const MOST_SOCKETS = 10_000;
/** Somebody who has too many open may try again after so long, seconds. */
const RETRY_AFTER_S = 30;

/** What is answered in real time. */
export interface RealtimeParts extends Omit<AnswerParts, 'log'> {
  config: Config;
  sessionRoles: SessionRoles;
  /** Sockets open in the process, whoever opened them. */
  mostSockets?: number;
  /** @throws DatabaseAwayError at once while nobody can be served */
  contextOf(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** The connection behind a request to upgrade. */
interface Upgrade {
  socket: Duplex;
  head: Buffer;
}

/**
 * Sockets of browsers, at the server's own port. A handshake is a request like any other, so that it is counted, logged and
 * refused like one: only its answer is a socket.
 *
 * @returns how many are open, for who watches
 * @source docs/reference/realtime.md
 */
export function serveRealtime(server: FastifyInstance, parts: RealtimeParts): Metric {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const sockets = new SocketServer({ ...parts, log: server.log });
  const ofAll = new Places();
  const ofAddress = new Places();
  const ofRoom = new Places();
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
      // The answer is given: what watches over requests lets go of this one.
      reply.raw.emit('close');
      sockets.take(request.raw, upgrade, listener);
    },
  );
  endStaleSockets(server, { ...parts, sockets });
  parts.services.bus.attach(server, { ...parts, sockets });
  // Not before the port is closed: to let go of many takes a moment, and whoever connected during it would be reset.
  server.addHook('preClose', async () => void setImmediate(() => sockets.stop()));
  return { name: 'lares_open_sockets', help: 'Browsers that hear in real time.', read: async () => sockets.size };
}

/** Vite has sockets of its own while pages are developed. */
function refuseUpgrade({ config }: Pick<RealtimeParts, 'config'>, socket: Duplex): void {
  if (!config.production) return;
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  setTimeout(() => socket.destroy(), LONGEST_FAREWELL_MS).unref();
}

/** An answer that ends the connection, unless the handshake takes it away before. */
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

/** Keeps a place as long as the connection lives. @throws AppError `error.rateLimit` without one */
function hold(socket: Duplex, giveBack: (() => void) | null): void {
  if (giveBack === null) throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: RETRY_AFTER_S } });
  if (socket.destroyed) giveBack();
  else socket.once('close', giveBack);
}
