import { setTimeout as sleep } from 'node:timers/promises';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Db } from '#platform/db/db.ts';
import { send } from '#platform/jobs/job.ts';
import type { Bus, BusParts, Emission } from '#platform/realtime/bus/bus.ts';
import { DATABASE_BUS } from '#platform/realtime/bus/database-bus.ts';
import { REDIS_RULES, type RedisLink } from '#platform/redis/redis-link.ts';
import { EMISSION } from './emission.job.ts';

/** Name of the stream, and its approximate number of retained events: more than any process lags behind. */
const STREAM = 'lares:realtime';
const LONGEST_STREAM = 10_000;
const UP_TO_MOST = ['MAXLEN', '~', LONGEST_STREAM, '*'] as const;

/** Longest wait of a read for the next event, milliseconds: well below the silence that ends a connection. */
const WAIT_MS = 1_000;
/** Interval at which a process checks that the stream is still the one it follows, milliseconds. */
const LOOK_EVERY_MS = 2_000;
/** An id that no stream contains. */
const NO_MARK = '0-1';
/** Pause before a Redis that refuses reads is tried again, milliseconds. */
const TRY_AGAIN_MS = 500;

/** Type of the adapter's entries for sockets, as `socket.io-adapter` numbers them: `MessageType.BROADCAST`. */
const BROADCAST = '3';
/** Type of a packet with an event, as `socket.io-parser` numbers them: `PacketType.EVENT`. */
const EVENT = 2;

/**
 * A stream in Redis, which each process reads by Socket.IO's adapter. An event of a transaction is added by a job of that transaction.
 *
 * While Redis does not answer, the database's notices carry it: every process listens to both.
 *
 * @see docs/decisions/053-real-time.md
 */
export class RedisStreamsBus implements Bus {
  readonly #url: string;
  readonly #link: RedisLink;

  /** @param link connection for writing; its owner closes it */
  constructor(url: string, link: RedisLink) {
    this.#url = url;
    this.#link = link;
  }

  async emit(db: Db, emission: Emission): Promise<void> {
    await (db.isTransaction ? send(db, EMISSION, emission) : this.pass(db, emission));
  }

  async pass(db: Db, emission: Emission): Promise<void> {
    const id = await this.#link.ask((redis) => redis.xadd(STREAM, ...UP_TO_MOST, ...entryOf(emission)));
    if (id === null) await DATABASE_BUS.pass(db, emission);
  }

  attach(server: FastifyInstance, parts: BusParts): void {
    DATABASE_BUS.attach(server, parts);
    const { sockets } = parts;
    const listeners: Redis[] = [];
    const duplicate = (): Redis => {
      const listener = listenerAt(this.#url, () => sockets.breakAll());
      listeners.push(listener);
      return listener;
    };
    const stream = { streamName: STREAM, maxLen: LONGEST_STREAM, blockTimeInMs: WAIT_MS, onlyPlaintext: true };
    // The adapter only duplicates the client it is given: it sends nothing here.
    const stopListening = sockets.withAdapter(createAdapter({ options: { lazyConnect: false }, duplicate }, stream));
    const stopLooking = this.#lookAfterStream(() => sockets.breakAll());
    server.addHook('onClose', async () => {
      stopLooking();
      stopListening();
      for (const listener of listeners) listener.disconnect();
    });
  }

  /** Adds a mark to the stream at intervals: if the previous mark is gone, the stream was lost, or trimmed past it. */
  #lookAfterStream(onLost: () => void): () => void {
    let mark = NO_MARK;
    const look = async (): Promise<void> => {
      const found = await this.#link.ask(async (redis) => ({
        last: await redis.xrange(STREAM, mark, mark),
        next: await redis.xadd(STREAM, ...UP_TO_MOST, 'nsp', 'mark'),
      }));
      if (found?.last.length === 0) onLost();
      mark = found?.next ?? mark;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** An entry of the stream in the adapter's format, without a sender: each process delivers it to its sockets, this one too. */
function entryOf({ room, event, data }: Emission): string[] {
  const packet = { type: EVENT, data: [event, data], nsp: '/' };
  const broadcast = { packet, opts: { rooms: [room], except: [], flags: {} } };
  return ['uid', 'bus', 'nsp', '/', 'type', BROADCAST, 'data', JSON.stringify(broadcast)];
}

/**
 * The adapter's reading connection. It waits for a Redis that is away, where the adapter would retry without a pause.
 *
 * @param onConnected also after a break, in which events may have been lost
 */
function listenerAt(url: string, onConnected: () => void): Redis {
  const listener = new Redis(url, {
    ...REDIS_RULES,
    lazyConnect: false,
    commandTimeout: undefined,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
    // A command of a broken connection would never be answered.
    autoResendUnfulfilledCommands: true,
  });
  listener.on('ready', onConnected);
  return Object.assign(listener, {
    xread: async (...asked: (string | number)[]): Promise<unknown> => {
      try {
        return await listener.call('xread', ...asked);
      } catch (error) {
        await sleep(TRY_AGAIN_MS, undefined, { ref: false });
        throw error;
      }
    },
    // Channels carry requests between servers, which this product does not use.
    subscribe: async (): Promise<number> => 0,
  });
}
