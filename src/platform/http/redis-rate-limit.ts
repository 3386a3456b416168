import { Redis } from 'ioredis';
import {
  type AttemptRule,
  type BucketRule,
  MemoryRateLimiter,
  type RateLimiter,
  refuseFor,
  requirePoints,
  type WindowRule,
} from './rate-limit.ts';
import { ATTEMPT_SCRIPT, COUNT_SCRIPT, FORGET_SCRIPT, TAKE_SCRIPT } from './redis-scripts.ts';

/** Where it is said that Redis went away, and that it is back. */
export interface OutageLog {
  warn(facts: object, message: string): void;
  info(message: string): void;
}

/** What a script says of one name. */
interface Count {
  /** Redis knows nothing of this name, be it for the first time or after it lost its memory. */
  isUnknown: boolean;
  waitMs: number;
}

/** No request waits longer for Redis, milliseconds: then the memory of the process decides. */
const LONGEST_ANSWER_MS = 200;
/** While Redis is away it is asked again this often, milliseconds. */
const LOOK_AGAIN_MS = 500;
const CONNECT_TIMEOUT_MS = 500;
/** A connection that stays silent for so long is given up, milliseconds. */
const SILENCE_MS = 3_000;

/**
 * Counts that all processes share. The process counts along: while Redis is away, hangs or has lost its memory, its own
 * count decides, without a wait, and nobody's tries are forgiven.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #redis: Redis;
  readonly #memory: MemoryRateLimiter;
  readonly #log: OutageLog;
  readonly #nowMs: () => number;
  #isAway = false;
  #lookedAtMs = 0;

  constructor(url: string, log: OutageLog, nowMs: () => number = Date.now) {
    this.#redis = new Redis(url, {
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: LONGEST_ANSWER_MS,
      socketTimeout: SILENCE_MS,
      lazyConnect: true,
      // What cannot be asked now is decided here and now.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => LOOK_AGAIN_MS,
    });
    // Every failure shows again where somebody asks, and is told there, once.
    this.#redis.on('error', () => {});
    this.#memory = new MemoryRateLimiter(nowMs);
    this.#log = log;
    this.#nowMs = nowMs;
  }

  /** Connects; without success the memory of the process decides until Redis is there. */
  async connect(): Promise<void> {
    await this.#redis.connect().catch((error: Error) => this.#leave(error));
  }

  async take(bucket: string, rule: BucketRule, points: number): Promise<void> {
    requirePoints(points);
    const { size, refillPerS } = rule;
    const count = await this.#ask(TAKE_SCRIPT, `lares:bucket:${bucket}`, this.#nowMs(), size, refillPerS, points);
    await this.#decide(count, () => this.#memory.take(bucket, rule, points));
  }

  async count(name: string, rule: WindowRule): Promise<void> {
    const windowMs = rule.windowS * 1000;
    const count = await this.#ask(COUNT_SCRIPT, `lares:counted:${name}`, this.#nowMs(), rule.count, windowMs);
    await this.#decide(count, () => this.#memory.count(name, rule));
  }

  async attempt(name: string, rule: AttemptRule): Promise<void> {
    const ms = [rule.windowS, rule.firstWaitS, rule.longestWaitS].map((seconds) => seconds * 1000);
    const count = await this.#ask(ATTEMPT_SCRIPT, `lares:attempts:${name}`, this.#nowMs(), rule.free, ...ms);
    await this.#decide(count, () => this.#memory.attempt(name, rule));
  }

  async forgetAttempts(name: string): Promise<void> {
    await this.#ask(FORGET_SCRIPT, `lares:attempts:${name}`);
    await this.#memory.forgetAttempts(name);
  }

  /** Leaves Redis. */
  close(): void {
    this.#redis.disconnect();
  }

  /** Redis decides where it knows the name; the process counts along what Redis let pass, and else decides itself. */
  async #decide(count: Count | null, countHere: () => Promise<void>): Promise<void> {
    if (count === null) return countHere();
    refuseFor(count.waitMs);
    const refusal = await countHere().then(
      () => null,
      (error: unknown) => error,
    );
    if (count.isUnknown && refusal !== null) throw refusal;
  }

  /** @returns null while Redis is away */
  async #ask(script: string, key: string, ...values: number[]): Promise<Count | null> {
    if (this.#isAway) {
      this.#lookAgain();
      return null;
    }
    try {
      const [unknown, waitMs] = (await this.#redis.eval(script, 1, key, ...values)) as [number, number];
      return { isUnknown: unknown === 1, waitMs };
    } catch (error) {
      this.#leave(error as Error);
      return null;
    }
  }

  #leave(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#lookedAtMs = performance.now();
    this.#log.warn({ err: error }, 'Redis does not answer: each process limits requests by itself');
  }

  /** Asks whether Redis is back, without anybody waiting for the answer. */
  #lookAgain(): void {
    if (performance.now() - this.#lookedAtMs < LOOK_AGAIN_MS) return;
    this.#lookedAtMs = performance.now();
    this.#redis.ping().then(
      () => {
        this.#isAway = false;
        this.#log.info('Redis answers again');
      },
      // Still away: the next request looks again.
      () => {},
    );
  }
}
