import { Redis, type RedisOptions } from 'ioredis';
import { type Outages, outages } from '../log/outages.ts';

/** No work waits longer for Redis, milliseconds: then it goes on without. */
const LONGEST_ANSWER_MS = 200;
/** While Redis is away it is asked again this often, milliseconds. */
const LOOK_AGAIN_MS = 500;
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
  retryStrategy: () => LOOK_AGAIN_MS,
} satisfies RedisOptions;

/** As the log names it. */
const REDIS = {
  name: 'Redis',
  whileAway: 'Each process limits requests by itself, and browsers are told by the database.',
} as const;

/** A connection to Redis that nobody waits for: while Redis is away or hangs, each question says so at once. */
export class RedisLink {
  readonly #redis: Redis;
  readonly #outages: Outages;
  #isAway = false;
  #lookedAtMs = 0;

  constructor(url: string, told: Outages = outages) {
    this.#redis = new Redis(url, REDIS_RULES);
    // Every failure shows again where a question is asked.
    this.#redis.on('error', () => {});
    this.#outages = told;
  }

  /** Connects; without success Redis is away until it is there. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: Error) => this.#leave(error));
  }

  /** Whether Redis is known not to answer. */
  isAway(): boolean {
    return this.#isAway;
  }

  /** @returns null while Redis is away */
  async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer | null> {
    if (this.#isAway) {
      this.#outages.failed(REDIS, null, this);
      this.#lookAgain();
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
    this.#redis.disconnect();
  }

  #leave(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#lookedAtMs = performance.now();
    this.#outages.failed(REDIS, error, this);
  }

  /** Asks whether Redis is back, without anybody waiting for the answer. */
  #lookAgain(): void {
    if (performance.now() - this.#lookedAtMs < LOOK_AGAIN_MS) return;
    this.#lookedAtMs = performance.now();
    this.#redis.ping().then(
      () => {
        this.#isAway = false;
        this.#outages.answered(REDIS, this);
      },
      // Still away: the next request looks again.
      () => {},
    );
  }
}
