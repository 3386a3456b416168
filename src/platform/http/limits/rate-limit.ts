import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '#kernel/app-error.ts';

/** A bucket: its size and its refill. */
export interface BucketRule {
  /** Points of a full bucket. */
  size: number;
  /** Points added each second. */
  refillPerS: number;
}

/** Most within any window of time. */
export interface WindowRule {
  count: number;
  /** Length of the window, seconds. */
  windowS: number;
}

/** Tries that may fail: some are free, then each is followed by a wait twice as long as the one before. */
export interface AttemptRule {
  /** Tries within a window that cost no wait. */
  free: number;
  /** Length of the window, seconds; after this time without a try since the last wait, all are forgiven. */
  windowS: number;
  /** The wait after the last free try, seconds. */
  firstWaitS: number;
  /** Longest wait, seconds. */
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
   * @throws RangeError for negative or infinite points, which would fill the bucket
   */
  take(bucket: string, rule: BucketRule, points: number): Promise<void>;
  /**
   * Counts one more under a name. A refused one is not counted.
   *
   * @throws AppError `error.rateLimit` with `retryAfter` in seconds at the number of the rule
   */
  count(name: string, rule: WindowRule): Promise<void>;
  /**
   * Counts a try before it is made, so that concurrent tries count each. A refused one is not counted.
   *
   * @throws AppError `error.rateLimit` with `retryAfter` in seconds during a wait
   */
  attempt(name: string, rule: AttemptRule): Promise<void>;
  /** Forgives all tries after a successful one. */
  forgetAttempts(name: string): Promise<void>;
}

/** Whether something counted is within its rule; for work that is silently skipped beyond it. */
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
  /** Number of waits so far. */
  waits: number;
  blockedUntilMs: number;
}

interface Bucket {
  points: number;
  filledAtMs: number;
}

/** Bytes for the counts of each kind; the least recently used go first. Room for 60,000 names in 16 MB, fewer of those with many counts. */
const KIND_BYTES = 16 * 1_048_576;
/** A longer name is stored as its digest: some hold input of visitors. */
const LONGEST_NAME = 64;
/** Bytes of an entry with its name, and of a time in it. */
const [ENTRY_BYTES, MOMENT_BYTES] = [320, 12];

const namesOf = <Value extends object>(timestampsOf: (value: Value) => number) =>
  new LRUCache<string, Value>({
    maxSize: KIND_BYTES,
    sizeCalculation: (value) => ENTRY_BYTES + MOMENT_BYTES * timestampsOf(value),
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

/** The times that still count; none from after now, which a clock put back leaves behind. */
const withinWindow = (timesMs: readonly number[], { windowS }: { windowS: number }, nowMs: number): number[] =>
  timesMs.filter((timeMs) => timeMs > nowMs - windowS * 1000 && timeMs <= nowMs);

/** The state of earlier tries. A clock put back by more than a wait makes it worthless. */
function stillRemembered(attempts: Attempts | undefined, rule: AttemptRule, nowMs: number): Attempts {
  const isOver = attempts && attempts.waits > 0 && attempts.blockedUntilMs + rule.windowS * 1000 <= nowMs;
  const isAbsurd = attempts && attempts.blockedUntilMs - nowMs > rule.longestWaitS * 1000;
  if (!attempts || isOver || isAbsurd) return { timesMs: [], waits: 0, blockedUntilMs: 0 };
  return attempts;
}

/** @throws RangeError for invalid points */
export function requirePoints(points: number): void {
  if (!Number.isFinite(points) || points < 0) throw new RangeError(`${points} points cannot be taken`);
}

/** @throws AppError `error.rateLimit` with whole seconds, if there is a wait */
export function refuseFor(waitMs: number): void {
  if (waitMs <= 0) return;
  throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: Math.ceil(waitMs / 1000) } });
}

/** No limits: for calls of the product to itself. */
export const unlimited: RateLimiter = {
  take: async () => {},
  count: async () => {},
  attempt: async () => {},
  forgetAttempts: async () => {},
};
