import type { Outages } from '#platform/log/outages.ts';
import { RedisLink } from '#platform/redis/redis-link.ts';
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

/** Answer of a script about one name. */
interface Count {
  /** Redis does not know this name: it is new, or Redis lost its memory. */
  isUnknown: boolean;
  waitMs: number;
}

/**
 * Counts that all processes share. The process counts in parallel: while Redis is away, hangs or has lost its memory, its own count
 * decides, without a wait, and no earlier tries are lost.
 */
export class RedisRateLimiter implements RateLimiter {
  readonly #link: RedisLink;
  readonly #memory: MemoryRateLimiter;
  readonly #nowMs: () => number;

  constructor(url: string, nowMs: () => number = Date.now, reporter?: Outages) {
    this.#link = new RedisLink(url, reporter);
    this.#memory = new MemoryRateLimiter(nowMs);
    this.#nowMs = nowMs;
  }

  /** Connects; until that succeeds the memory of the process decides. */
  connect(): Promise<void> {
    return this.#link.connect();
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

  /** Disconnects. */
  close(): void {
    this.#link.close();
  }

  /** Redis decides where it knows the name, and the process counts what it allowed; otherwise the process decides. */
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
    const answer = await this.#link.ask((redis) => redis.eval(script, 1, key, ...values));
    if (answer === null) return null;
    const [unknown, waitMs] = answer as [number, number];
    return { isUnknown: unknown === 1, waitMs };
  }
}
