import { AppError } from '#kernel/app-error.ts';

/** Limits of work at once. */
export interface FairSemaphoreRules {
  atOnce: number;
  /** Works of one party at once: others find a free slot. */
  mostEach: number;
  /** Waiting works of one party; more are refused. */
  mostWaiting: number;
}

/** Time after which a refused party may retry, seconds. */
const RETRY_AFTER_S = 2;

/** A request for a turn. */
export interface FairTurn {
  /** The party of the work. */
  of: string;
  /** Aborted when no client waits for the work any more. */
  signal: AbortSignal;
}

interface Waiting {
  begin(): void;
}

/**
 * Lets parties work in parallel: the party with the fewest works at once is next, so a party with many requests delays itself and not the
 * others.
 */
export class FairSemaphore {
  readonly #rules: FairSemaphoreRules;
  readonly #working = new Map<string, number>();
  /** In the order in which their parties were last served. */
  readonly #waiting = new Map<string, Waiting[]>();
  #all = 0;

  constructor(rules: FairSemaphoreRules) {
    this.#rules = rules;
  }

  /**
   * Does a party's work when it is its turn.
   *
   * @throws AppError `error.unavailable` when too many works of that party wait; the signal's reason when that aborts before
   */
  async take<Result>(work: () => Promise<Result>, { of, signal }: FairTurn): Promise<Result> {
    await this.#turn(of, signal);
    try {
      return await work();
    } finally {
      this.#end(of);
    }
  }

  #turn(party: string, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#isFree(party)) {
      this.#begin(party);
      return Promise.resolve();
    }
    const queue = this.#waiting.get(party) ?? [];
    if (queue.length >= this.#rules.mostWaiting)
      throw new AppError('error.unavailable', { code: 503, values: { retryAfter: RETRY_AFTER_S } });
    this.#waiting.set(party, queue);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(one), 1);
        if (queue.length === 0) this.#waiting.delete(party);
        reject(signal.reason);
      };
      const one = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      queue.push(one);
    });
  }

  #isFree(party: string): boolean {
    return this.#all < this.#rules.atOnce && (this.#working.get(party) ?? 0) < this.#rules.mostEach;
  }

  #begin(party: string): void {
    this.#all += 1;
    this.#working.set(party, (this.#working.get(party) ?? 0) + 1);
  }

  #end(party: string): void {
    this.#all -= 1;
    const left = (this.#working.get(party) ?? 1) - 1;
    if (left > 0) this.#working.set(party, left);
    else this.#working.delete(party);
    this.#next();
  }

  #next(): void {
    const free = [...this.#waiting.keys()].filter((party) => this.#isFree(party));
    const [party] = free.sort((one, other) => (this.#working.get(one) ?? 0) - (this.#working.get(other) ?? 0));
    const queue = party === undefined ? undefined : this.#waiting.get(party);
    const one = queue?.shift();
    if (party === undefined || !queue || !one) return;
    // Parties with equal numbers at work take turns.
    this.#waiting.delete(party);
    if (queue.length > 0) this.#waiting.set(party, queue);
    this.#begin(party);
    one.begin();
  }
}
