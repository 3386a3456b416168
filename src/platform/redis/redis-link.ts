import { Redis, type RedisOptions } from 'ioredis';
import { type Outages, outages } from '../log/outages.ts';

/** No work waits longer for Redis, milliseconds: then it goes on without. */
const LONGEST_ANSWER_MS = 200;
/** Whether Redis answers is looked at this often, milliseconds; while it is away, a connection is tried again as often. */
const LOOK_EVERY_MS = 500;
const CONNECT_TIMEOUT_MS = 500;
/** A connection that stays silent for so long is given up, milliseconds. */
const SILENCE_MS = 3_000;

/** How connections to Redis are kept. */
export const REDIS_RULES = {
  connectTimeout: CONNECT_TIMEOUT_MS,
  commandTimeout: LONGEST_ANSWER_MS,
  socketTimeout: SILENCE_MS,
  lazyConnect: true,
  // What cannot be asked now is decided here and now.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  retryStrategy: () => LOOK_EVERY_MS,
} satisfies RedisOptions;

/** As the log names it. */
const REDIS = {
  kind: 'redis',
  name: 'Redis',
  whileAway: 'Each process limits requests by itself, and browsers are told by the database.',
} as const;

/**
 * A connection to Redis that nobody waits for: while Redis is away or hangs, each question says so at once. Once connected it looks by
 * itself whether Redis answers, so that an outage is known, and over, while nobody asks anything.
 */
export class RedisLink {
  readonly #redis: Redis;
  readonly #outages: Outages;
  #isAway = false;
  #isLooking = false;
  #isClosed = false;
  #watch: NodeJS.Timeout | undefined;

  constructor(url: string, told: Outages = outages) {
    this.#redis = new Redis(url, REDIS_RULES);
    // Every failure shows again where a question is asked.
    this.#redis.on('error', () => {});
    this.#outages = told;
  }

  /** Connects; without success Redis is away until it is there. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: Error) => this.#leave(error));
    this.#watch = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#watch.unref();
  }

  /** @returns null while Redis is away */
  async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
    if (this.#isAway) {
      this.#outages.failed(REDIS, null, this);
      return null;
    }
    try {
      return await question(this.#redis);
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
      // A process that was busy for longer than an answer may take hears the time-out before the answer: it asks once more.
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
