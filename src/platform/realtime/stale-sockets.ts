import type { FastifyInstance } from 'fastify';
import type { SessionRoles } from '#platform/context/identify.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import type { SocketServer } from './socket-server.ts';

/** Interval at which sessions of open sockets are read anew, milliseconds: a socket outlives its session by less than 5 s. */
const LOOK_EVERY_MS = 2_000;

interface StaleParts {
  database: DatabaseHandle;
  sockets: SocketServer;
  sessionRoles: SessionRoles;
  now(): Date;
}

/**
 * Closes sockets whose session ended by any cause (time, a logout anywhere, a new password, a suspension) and those whose roles have
 * changed.
 *
 * All sessions are read by one statement, so a forgotten or missed event leaves no socket open.
 *
 * @source docs/reference/abuse-cases.md, "50"
 */
export function endStaleSockets(server: FastifyInstance, { database, sockets, sessionRoles, now }: StaleParts): void {
  let isLooking = false;
  const look = async (): Promise<void> => {
    const open = [...sockets.open()].filter(({ listener }) => listener.holds !== null);
    if (open.length === 0 || isLooking || database.isAway()) return;
    isLooking = true;
    try {
      const ids = [...new Set(open.map(({ listener }) => listener.holds?.sessionId as number))];
      const roles = await sessionRoles({ db: database.db, now }, ids);
      for (const { listener, end } of open) {
        const { holds } = listener;
        if (holds && roles.get(holds.sessionId) !== holds.rolesFlag) end();
      }
    } catch (error) {
      server.log.warn({ err: error }, 'sessions of sockets could not be read');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
