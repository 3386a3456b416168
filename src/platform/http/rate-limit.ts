import { AppError } from '#kernel/app-error.ts';

/** A bucket: how much it holds and how fast it fills. */
export interface BucketRule {
  /** Points a bucket holds when full. */
  size: number;
  /** Points that come back each second. */
  refillPerS: number;
}

/** Request limits by actor. @source rules §6.1 */
export interface RateLimiter {
  /**
   * Takes points out of the bucket of an actor.
   *
   * @throws AppError `error.rateLimit` with `retryAfter` in seconds when the bucket lacks them
   */
  take(bucket: string, rule: BucketRule, points: number): void;
}

interface Bucket {
  points: number;
  filledAtMs: number;
}

/** Buckets kept before full ones are forgotten. */
const MOST_BUCKETS = 50_000;

/** Token buckets in the memory of this process. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  take(name: string, rule: BucketRule, points: number): void {
    const nowMs = this.#nowMs();
    const bucket = this.#buckets.get(name) ?? { points: rule.size, filledAtMs: nowMs };
    bucket.points = Math.min(rule.size, bucket.points + ((nowMs - bucket.filledAtMs) / 1000) * rule.refillPerS);
    bucket.filledAtMs = nowMs;
    this.#buckets.set(name, bucket);
    if (bucket.points < points) {
      const retryAfter = Math.ceil((points - bucket.points) / rule.refillPerS);
      throw new AppError('error.rateLimit', { code: 429, values: { retryAfter } });
    }
    bucket.points -= points;
    if (this.#buckets.size > MOST_BUCKETS) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const oldest = [...this.#buckets].sort(([, a], [, b]) => a.filledAtMs - b.filledAtMs).slice(0, MOST_BUCKETS / 2);
    for (const [name] of oldest) this.#buckets.delete(name);
  }
}

/** No limits: for calls the product makes to itself. */
export const unlimited: RateLimiter = { take: () => {} };
