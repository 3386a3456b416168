import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { PaceRules } from '#kernel/pace.ts';
import { PacedAnswers } from '../answers/paced-answers.ts';
import { drainConnections } from './drain-connections.ts';

/** Limits of a connection's duration and of their number. */
export interface ConnectionRules {
  /** Longest time until the headers of a request are complete, from the connection or the first byte on, milliseconds. */
  longestHeadersMs: number;
  /** Longest time until a request is complete, milliseconds: that of the longest upload. */
  longestRequestMs: number;
  /** Longest time without a byte in either direction while a request is answered, milliseconds. */
  longestSilenceMs: number;
  /** Longest idle time between two requests, milliseconds: longer than that of proxies, which would otherwise meet closed connections. */
  longestIdleMs: number;
  /** Longest time for the rest of a request that is already answered, milliseconds. */
  longestRestMs: number;
  /** Least pace at which the client has to read an answer. */
  answerPace: PaceRules;
  /** Most open connections; beyond them idle ones are closed, then those that read answers most slowly. */
  mostOpen: number;
  /** Longest wait for idle connections to be closed by their other end during a stop, milliseconds. */
  longestDrainMs: number;
  /** Longest time from the beginning of a stop, milliseconds: then all connections are closed, in use or not. */
  longestStopMs: number;
  /** Interval of these checks, milliseconds. */
  lookEveryMs: number;
}

/** The rules of the product. @source docs/reference/limits.md, "Connections" */
export const CONNECTION_RULES: ConnectionRules = {
  longestHeadersMs: 10_000,
  longestRequestMs: 600_000,
  longestSilenceMs: 120_000,
  longestIdleMs: 65_000,
  longestRestMs: 30_000,
  // A system reads in pieces of a hundred kilobytes, so a slow connection shows over a longer time only.
  answerPace: { leastBytesPerS: 1_000, withinMs: 30_000, graceMs: 1_000 },
  mostOpen: 1_000,
  longestDrainMs: 3_000,
  longestStopMs: 3_500,
  lookEveryMs: 1_000,
};

/** Options for the web server. */
export const connectionOptions = (rules: ConnectionRules) =>
  ({
    requestTimeout: rules.longestRequestMs,
    connectionTimeout: rules.longestSilenceMs,
    keepAliveTimeout: rules.longestIdleMs,
    // A proxy that connected just before a stop has a request under way; it cannot send it to another process.
    return503OnClosing: false,
    http: {
      headersTimeout: rules.longestHeadersMs,
      connectionsCheckingInterval: rules.lookEveryMs,
      // An upgrade to another protocol (h2c) is ignored.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    },
  }) satisfies FastifyServerOptions & { http: object };

/** Closes excess connections, those that read answers too slowly, and those that go on sending unread data. */
export function boundConnections(server: FastifyInstance, rules: ConnectionRules): void {
  const { mostOpen, lookEveryMs, longestRestMs, longestDrainMs, longestStopMs } = rules;
  let upgraded = 0;
  server.server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    upgraded += 1;
    socket.once('close', () => {
      upgraded -= 1;
    });
  });
  // Sockets are bounded where they are accepted.
  const countPlain = () =>
    new Promise<number>((resolve) => {
      server.server.getConnections((_error, open) => resolve(open - upgraded));
    });
  const paced = new PacedAnswers(server, rules.answerPace);
  const look = setInterval(async () => {
    paced.look();
    if ((await countPlain()) <= mostOpen) return;
    paced.closeIdle();
    paced.closeSlowest((await countPlain()) - mostOpen);
  }, lookEveryMs);
  look.unref();
  server.addHook('onClose', async () => clearInterval(look));
  const takeWaiting = waitingTaker(server);
  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    const cutting = setTimeout(() => server.server.closeAllConnections(), longestStopMs);
    server.server.once('close', () => clearTimeout(cutting));
    await takeWaiting();
    await drainConnections(server.server, countPlain, longestDrainMs);
  });
  server.addHook('onResponse', async ({ raw }) => {
    // A browser reads no answer before it has sent its request: it may go on for a while.
    if (raw.complete === false) setTimeout(() => raw.complete || raw.destroy(), longestRestMs).unref();
  });
}

/** Longest time in which connections are accepted during a stop, milliseconds: a proxy may go on connecting without end. */
const LONGEST_TAKING_MS = 1_000;
/** Longest time between the last look at the port and its closing, milliseconds: connections made in between are reset. */
const LONGEST_UNSEEN_MS = 0.2;

/**
 * Accepts the connections that wait at the port before it is closed: the system would reset them, and a proxy cannot send its request to
 * another process. Node accepts one each turn of its loop, so a busy process has some waiting.
 *
 * A turn of some milliseconds ended with other work, or lost the processor, after it looked at the port: accepting does not end after such
 * a turn.
 */
function waitingTaker(server: FastifyInstance): () => Promise<void> {
  let taken = 0;
  server.server.on('connection', () => {
    taken += 1;
  });
  return async () => {
    const endMs = performance.now() + LONGEST_TAKING_MS;
    // The turn in progress may have looked at the port before.
    for (let quietTurns = 0; quietTurns < 2 && performance.now() < endMs; ) {
      const before = taken;
      const begunMs = performance.now();
      await nextTurn();
      const isQuiet = taken === before && performance.now() - begunMs < LONGEST_UNSEEN_MS;
      quietTurns = isQuiet ? quietTurns + 1 : 0;
    }
  };
}
