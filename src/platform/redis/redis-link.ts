import { Redis, type RedisOptions } from 'ioredis';
import { type Outages, outages } from '../log/outages.ts';

/** Longest wait for Redis, milliseconds: then work continues without it. */
const LONGEST_ANSWER_MS = 200;
/** Interval of checks whether Redis answers, and of reconnections while it is away, milliseconds. */
const LOOK_EVERY_MS = 500;
const CONNECT_TIMEOUT_MS = 500;
/** Silence after which a connection is given up, milliseconds. */
const SILENCE_MS = 3_000;

/** Options of connections to Redis. */
export const REDIS_RULES = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  commandTimeout: LONGEST_ANSWER_MS,
  socketTimeout: SILENCE_MS,
  lazyConnect: true,
  // A command that cannot be sent now fails now.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: () => LOOK_EVERY_MS,
} satisfies RedisOptions;

/** Names for the log. */
const REDIS = {
  kind: 'redis',
  name: 'Redis',
  whileAway: 'Each process limits requests by itself, and the database carries real-time events.',
} as const;

/**
 * A connection to Redis without waits: while Redis is away or hangs, each command fails at once. Once connected it checks by itself whether
 * Redis answers, so that the begin and end of an outage are known without commands.
 */
export class RedisLink {
  readonly #redis: Redis;
  readonly #outages: Outages;
  #isAway = false;
  #isLooking = false;
  #isClosed = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(url: string, reporter: Outages = outages) {
    this.#redis = new Redis(url, REDIS_RULES);
    // Every failure shows again at a command.
    this.#redis.on('error', () => {});
    this.#outages = reporter;
  }

  /** Connects; until that succeeds Redis counts as away. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: Error) => this.#leave(error));
    this.#watch = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#watch.unref();
  }

  /** @returns null while Redis is away */
  async ask<Answer>(request: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
    if (this.#isAway) {
      this.#outages.failed(REDIS, null, this);
      return null;
    }
    try {
      return await request(this.#redis);
    } catch (error) {
      this.#leave(error as Error);
      return null;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#watch);
    this.#redis.disconnect();
    this.#outages.forget(REDIS, this);
  }

  #leave(error: Error): void {
    if (this.#isAway || this.#isClosed) return;
    this.#isAway = true;
    this.#outages.failed(REDIS, error, this);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      // A process busy for longer than an answer may take sees the time-out before the answer: it pings once more.
      await this.#redis.ping().catch(() => this.#redis.ping());
      this.#isAway = false;
      this.#outages.answered(REDIS, this);
    } catch (error) {
      this.#leave(error as Error);
    } finally {
      this.#isLooking = false;
    }
  }
}
