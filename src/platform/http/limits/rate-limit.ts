import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '#kernel/app-error.ts';

/** A bucket: how much it holds and how fast it fills. */
export interface BucketRule {
  /** Points a bucket holds when full. */
  size: number;
  /** Points that come back each second. */
  refillPerS: number;
}

/** So many within any stretch of time, and no more. */
export interface WindowRule {
  count: number;
  /** Length of the stretch, seconds. */
  windowS: number;
}

/** Tries that may fail: some are free, then each is followed by a wait twice as long as the one before. */
export interface AttemptRule {
  /** Tries within a window that nobody waits for. */
  free: number;
  /** Length of the window, seconds; so long without a try after the last wait, and all is forgiven. */
  windowS: number;
  /** The wait after the last free try, seconds. */
  firstWaitS: number;
  /** No wait is longer, seconds. */
  longestWaitS: number;
}

/** A request limit of any kind. */
export type LimitRule = BucketRule | WindowRule | AttemptRule;

/** Request limits by actor. @source docs/reference/limits.md */
export interface RateLimiter {
  /**
   * Takes points out of a bucket.
   *
   * @throws AppError `error.rateLimit` with `retryAfter` in seconds when the bucket lacks them
   * @throws RangeError for points below 0 or without end, which would fill the bucket
   */
  take(bucket: string, rule: BucketRule, points: number): Promise<void>;
  /**
   * Counts one more under a name. A refused one is not counted.
   *
   * @throws AppError `error.rateLimit` with `retryAfter` in seconds when there were as many as the rule allows
   */
  count(name: string, rule: WindowRule): Promise<void>;
  /**
   * Counts a try before it is made, so that many at once count as many. A refused one is not counted.
   *
   * @throws AppError `error.rateLimit` with `retryAfter` in seconds while a wait is on
   */
  attempt(name: string, rule: AttemptRule): Promise<void>;
  /** Forgives all tries: the last one was right. */
  forgetAttempts(name: string): Promise<void>;
}

/** Whether something that was counted is within its rule; for what is left undone beyond it, and nobody is told. */
export async function isWithinRule(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.messageId === 'error.rateLimit') return false;
    throw error;
  }
}

/** Tries under one name. */
interface Attempts {
  /** The last free tries. */
  timesMs: number[];
  /** Waits so far. */
  waits: number;
  blockedUntilMs: number;
}

interface Bucket {
  points: number;
  filledAtMs: number;
}

/** For the counts of each kind; those used longest ago go first. Room for 60,000 names in 16 MB, fewer of those that count much. */
const KIND_BYTES = 16 * 1_048_576;
/** A name that is longer is kept as its digest: some hold what a visitor typed. */
const LONGEST_NAME = 64;
/** An entry with its name, and a moment in it. */
const [ENTRY_BYTES, MOMENT_BYTES] = [320, 12];

const namesOf = <Value extends object>(momentsOf: (value: Value) => number) =>
  new LRUCache<string, Value>({
    maxSize: KIND_BYTES,
    sizeCalculation: (value) => ENTRY_BYTES + MOMENT_BYTES * momentsOf(value),
  });

const keyOf = (name: string): string =>
  name.length <= LONGEST_NAME ? name : createHash('sha256').update(name).digest('base64url');

/** Counts in the memory of this process. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #buckets = namesOf<Bucket>(() => 2);
  readonly #counted = namesOf<number[]>(({ length }) => length);
  readonly #attempts = namesOf<Attempts>(({ timesMs }) => timesMs.length);
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  async take(name: string, rule: BucketRule, points: number): Promise<void> {
    requirePoints(points);
    const key = keyOf(name);
    const nowMs = this.#nowMs();
    const { points: before, filledAtMs } = this.#buckets.get(key) ?? { points: rule.size, filledAtMs: nowMs };
    const refill = (Math.max(0, nowMs - filledAtMs) / 1000) * rule.refillPerS;
    const held = Math.min(rule.size, before + refill);
    const lacking = points - held;
    this.#buckets.set(key, { points: lacking > 0 ? held : held - points, filledAtMs: nowMs });
    refuseFor(lacking > 0 ? (lacking / rule.refillPerS) * 1000 : 0);
  }

  async count(name: string, rule: WindowRule): Promise<void> {
    const key = keyOf(name);
    const nowMs = this.#nowMs();
    const timesMs = withinWindow(this.#counted.get(key) ?? [], rule, nowMs);
    if (timesMs.length < rule.count) return void this.#counted.set(key, [...timesMs, nowMs]);
    refuseFor((timesMs[0] ?? nowMs) + rule.windowS * 1000 - nowMs);
  }

  async attempt(name: string, rule: AttemptRule): Promise<void> {
    const key = keyOf(name);
    const nowMs = this.#nowMs();
    const attempts = stillRemembered(this.#attempts.get(key), rule, nowMs);
    refuseFor(attempts.blockedUntilMs - nowMs);
    attempts.timesMs = [...withinWindow(attempts.timesMs, rule, nowMs), nowMs];
    if (attempts.waits > 0 || attempts.timesMs.length >= rule.free) {
      const waitS = Math.min(rule.longestWaitS, rule.firstWaitS * 2 ** attempts.waits);
      attempts.waits += 1;
      attempts.blockedUntilMs = nowMs + waitS * 1000;
      attempts.timesMs = [];
    }
    this.#attempts.set(key, attempts);
  }

  async forgetAttempts(name: string): Promise<void> {
    this.#attempts.delete(keyOf(name));
  }
}

/** The moments that still count; none of a clock that was put back since. */
const withinWindow = (timesMs: readonly number[], { windowS }: { windowS: number }, nowMs: number): number[] =>
  timesMs.filter((timeMs) => timeMs > nowMs - windowS * 1000 && timeMs <= nowMs);

/** What is remembered of earlier tries. A clock that was put back by more than a wait makes it worthless. */
function stillRemembered(attempts: Attempts | undefined, rule: AttemptRule, nowMs: number): Attempts {
  const isOver = attempts && attempts.waits > 0 && attempts.blockedUntilMs + rule.windowS * 1000 <= nowMs;
  const isAbsurd = attempts && attempts.blockedUntilMs - nowMs > rule.longestWaitS * 1000;
  if (!attempts || isOver || isAbsurd) return { timesMs: [], waits: 0, blockedUntilMs: 0 };
  return attempts;
}

/** @throws RangeError for what no bucket gives */
export function requirePoints(points: number): void {
  if (!Number.isFinite(points) || points < 0) throw new RangeError(`${points} points cannot be taken`);
}

/** @throws AppError `error.rateLimit` when there is something to wait for, with whole seconds */
export function refuseFor(waitMs: number): void {
  if (waitMs <= 0) return;
  throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: Math.ceil(waitMs / 1000) } });
}

/** No limits: for calls the product makes to itself. */
export const unlimited: RateLimiter = {
  take: async () => {},
  count: async () => {},
  attempt: async () => {},
  forgetAttempts: async () => {},
};
