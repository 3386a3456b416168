import { AppError } from '#kernel/app-error.ts';

/** How many works run, how many wait, and for how long. */
export interface SemaphoreRules {
  /** Works that run at once. */
  atOnce: number;
  /** Works that wait; who comes after them is sent away. */
  mostWaiting: number;
  /** Works of one person that run or wait. Without it, one may take all places. */
  mostEach?: number;
  /** Longest that a work keeps its place, milliseconds, whether it ever ends or not. */
  longestMs: number;
  /** After which somebody who was sent away may come again, seconds. */
  retryAfterS: number;
}

/** Who wants a turn. */
export interface Turn {
  /** Ends when nobody waits for the work any more: a turn that has not come is given up, a work that runs is told. */
  signal?: AbortSignal;
  /** The account whose work it is. */
  of?: number;
}

/**
 * Lets a few works run at once; the others wait for their turn, in the order in which they came. Every place is given
 * back: when its work ends or fails, when nobody waits for it any more, and at the latest when its time is over.
 */
export class Semaphore {
  readonly #rules: SemaphoreRules;
  readonly #waiting = new Set<() => void>();
  readonly #taken = new Map<number, number>();
  #running = 0;

  constructor(rules: SemaphoreRules) {
    this.#rules = rules;
  }

  /**
   * Runs a work when its turn has come.
   *
   * @param work is told by its signal to end: its time is over, or nobody waits for it
   * @throws AppError `error.unavailable` when too many wait, or its time is over; `error.rateLimit` for a person who has
   *   too many; the reason of the signal for who left before the turn came
   */
  async take<Result>(work: (signal: AbortSignal) => Promise<Result>, { signal, of }: Turn = {}): Promise<Result> {
    this.refuseWhenCrowded();
    const leave = this.#enter(of);
    try {
      await this.#come(signal);
      try {
        return await this.#run(work, signal);
      } finally {
        this.#handOn();
      }
    } finally {
      leave();
    }
  }

  /** Turns away who would wait too long, before anything else is done for them. @throws AppError `error.unavailable` */
  refuseWhenCrowded(): void {
    const { atOnce, mostWaiting } = this.#rules;
    if (this.#running >= atOnce && this.#waiting.size >= mostWaiting) throw this.#unavailable();
  }

  /** Counts a work of somebody; returns how it is counted off again. */
  #enter(of: number | undefined): () => void {
    const { mostEach, retryAfterS } = this.#rules;
    if (of === undefined || mostEach === undefined) return () => {};
    const taken = this.#taken.get(of) ?? 0;
    if (taken >= mostEach) throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: retryAfterS } });
    this.#taken.set(of, taken + 1);
    return () => {
      const left = (this.#taken.get(of) ?? 0) - 1;
      if (left > 0) this.#taken.set(of, left);
      else this.#taken.delete(of);
    };
  }

  async #come(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#running < this.#rules.atOnce) {
      this.#running += 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = (): void => {
      if (this.#waiting.delete(resolve)) reject(signal?.reason);
    };
    this.#waiting.add(resolve);
    signal?.addEventListener('abort', giveUp);
    await promise.finally(() => signal?.removeEventListener('abort', giveUp));
  }

  async #run<Result>(work: (signal: AbortSignal) => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
    const late = Promise.withResolvers<never>();
    const alarm = new AbortController();
    const timer = setTimeout(() => {
      late.reject(this.#unavailable());
      alarm.abort();
    }, this.#rules.longestMs);
    try {
      const ended = signal ? AbortSignal.any([signal, alarm.signal]) : alarm.signal;
      return await Promise.race([work(ended), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The place goes to who waits longest, so that nobody slips in between. */
  #handOn(): void {
    const [next] = this.#waiting;
    if (!next) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }

  #unavailable(): AppError {
    return new AppError('error.unavailable', { code: 503, values: { retryAfter: this.#rules.retryAfterS } });
  }
}
