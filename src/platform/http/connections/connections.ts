import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { PaceRules } from '#kernel/pace.ts';
import { PacedAnswers } from '../answers/paced-answers.ts';
import { drainConnections } from './drain-connections.ts';

/** How long a connection may keep its place, and when there are too many. */
export interface ConnectionRules {
  /** Until the headers of a request are there, from the first moment or byte on, milliseconds. */
  longestHeadersMs: number;
  /** Until all of a request is there, milliseconds: as long as the longest upload. */
  longestRequestMs: number;
  /** Without a byte in either direction while a request is answered, milliseconds. */
  longestSilenceMs: number;
  /** Between two requests, milliseconds: longer than proxies keep theirs, or they would meet closed ones. */
  longestIdleMs: number;
  /** For what is still sent of a request that is answered, milliseconds. */
  longestRestMs: number;
  /** How fast the other end has to take what is sent to it. */
  answerPace: PaceRules;
  /** Open connections; when there are more, those between two requests are closed, and those that take answers most slowly. */
  mostOpen: number;
  /** For connections that are kept to be given up by their other end when the product stops, milliseconds. */
  longestDrainMs: number;
  /** From the beginning of a stop on, milliseconds: then all connections are closed, whatever is asked on them. */
  longestStopMs: number;
  /** How often all this is looked after, milliseconds. */
  lookEveryMs: number;
}

/** The rules of the product. @source docs/reference/limits.md, "Connections" */
export const CONNECTION_RULES: ConnectionRules = {
  longestHeadersMs: 10_000,
  longestRequestMs: 600_000,
  longestSilenceMs: 120_000,
  longestIdleMs: 65_000,
  longestRestMs: 30_000,
  // A system takes what is sent in lumps of a hundred kilobytes, so a slow line shows over a longer time only.
  answerPace: { leastBytesPerS: 1_000, withinMs: 30_000, graceMs: 1_000 },
  mostOpen: 1_000,
  longestDrainMs: 3_000,
  longestStopMs: 3_500,
  lookEveryMs: 1_000,
};

/** What the web server has to be made with. */
export const connectionOptions = (rules: ConnectionRules) =>
  ({
    requestTimeout: rules.longestRequestMs,
    connectionTimeout: rules.longestSilenceMs,
    keepAliveTimeout: rules.longestIdleMs,
    // A proxy that connected in the last moment before a stop has a request under way; it cannot ask another process for it.
    return503OnClosing: false,
    http: {
      headersTimeout: rules.longestHeadersMs,
      connectionsCheckingInterval: rules.lookEveryMs,
      // Whoever offers another protocol (h2c) is answered as if nothing had been said.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    },
  }) satisfies FastifyServerOptions & { http: object };

/** Ends connections that are too many, those that take answers too slowly, and those that go on sending what nobody reads. */
export function boundConnections(server: FastifyInstance, rules: ConnectionRules): void {
  const { mostOpen, lookEveryMs, longestRestMs, longestDrainMs, longestStopMs } = rules;
  let upgraded = 0;
  server.server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    upgraded += 1;
    socket.once('close', () => {
      upgraded -= 1;
    });
  });
  // Sockets are bounded where they are taken.
  const countKept = () =>
    new Promise<number>((resolve) => {
      server.server.getConnections((_error, open) => resolve(open - upgraded));
    });
  const paced = new PacedAnswers(server, rules.answerPace);
  const look = setInterval(async () => {
    paced.look();
    if ((await countKept()) <= mostOpen) return;
    paced.closeIdle();
    paced.closeSlowest((await countKept()) - mostOpen);
  }, lookEveryMs);
  look.unref();
  server.addHook('onClose', async () => clearInterval(look));
  const takeWaiting = waitingTaker(server);
  server.addHook('preClose', async () => {
    if (!server.server.listening) return;
    const cutting = setTimeout(() => server.server.closeAllConnections(), longestStopMs);
    server.server.once('close', () => clearTimeout(cutting));
    await takeWaiting();
    await drainConnections(server.server, countKept, longestDrainMs);
  });
  server.addHook('onResponse', async ({ raw }) => {
    // A browser takes no answer before it has sent all: it may go on for a while.
    if (raw.complete === false) setTimeout(() => raw.complete || raw.destroy(), longestRestMs).unref();
  });
}

/** Longest that connections are taken while the product stops, milliseconds: behind a proxy that goes on there is no end. */
const LONGEST_TAKING_MS = 1_000;
/** The port is closed so soon after it was last looked at, milliseconds: who connects in between is reset. */
const LONGEST_UNSEEN_MS = 0.2;

/**
 * Takes who waits at the port before it is closed: the system would reset them, and a proxy cannot ask another process for a
 * request it has sent. Node takes one each turn of its loop, so a busy process has some waiting. A turn that answered others took some
 * milliseconds since it looked at the port, and so did one in which the system gave the processor to another process: not after such a turn.
 */
function waitingTaker(server: FastifyInstance): () => Promise<void> {
  let taken = 0;
  server.server.on('connection', () => {
    taken += 1;
  });
  return async () => {
    const endMs = performance.now() + LONGEST_TAKING_MS;
    // A turn that had begun may have looked at the port before.
    for (let quietTurns = 0; quietTurns < 2 && performance.now() < endMs; ) {
      const before = taken;
      const begunMs = performance.now();
      await nextTurn();
      const isQuiet = taken === before && performance.now() - begunMs < LONGEST_UNSEEN_MS;
      quietTurns = isQuiet ? quietTurns + 1 : 0;
    }
  };
}
