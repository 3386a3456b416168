import { AppError } from '#kernel/app-error.ts';
import { Pace, type PaceRules } from '#kernel/pace.ts';

/** How many works run, how many wait, and for how long. */
export interface SemaphoreRules {
  /** Works that run at once. */
  atOnce: number;
  /** Works that wait; who comes after them is sent away. */
  mostWaiting: number;
  /** Works of one person that run or wait. Without it, one may take all places. */
  mostEach?: number;
  /** Works of one network that run; twice as many may wait. Without it, one may take all places. */
  mostOfNetwork?: number;
  /** Longest that a work keeps its place, milliseconds, whether it ever ends or not. */
  longestMs: number;
  /** After which somebody who was sent away may come again, seconds. */
  retryAfterS: number;
  /** What a work has to move to keep its place, where it waits for a line. */
  pace?: PaceRules;
  /** A work that has waited for so long takes the place of the slowest, milliseconds. Without it, nobody's. */
  patienceMs?: number;
}

/** Who wants a turn. */
export interface Turn {
  /** Ends when nobody waits for the work any more: a turn that has not come is given up, a work that runs is told. */
  signal?: AbortSignal;
  /** The account whose work it is. */
  of?: number;
  /** The network that it comes from. */
  network?: string;
}

/** What a work that waits for a line tells of it. */
export interface Progress {
  /** So many bytes more have moved. */
  moved(bytes: number): void;
  /** All have: what is still to do waits for no line. */
  end(): void;
}

/** Whose work it is. */
interface Party {
  of: number | undefined;
  network: string | undefined;
}

interface Waiting {
  who: Party;
  begin(): void;
}

/** A work that has a place. */
interface Running extends Party {
  pace: Pace | null;
  stop(reason: AppError): void;
}

/**
 * Lets a few works run at once; the others wait for their turn, in the order in which they came, networks with fewer at work first. Every
 * place is given back: when its work ends or fails, when nobody waits for it any more, when too little moves, when others wait and it is
 * the slowest, and at the latest when its time is over.
 *
 * @source docs/decisions/062-slots-by-progress.md
 */
export class Semaphore {
  readonly #rules: SemaphoreRules;
  readonly #waiting = new Set<Waiting>();
  readonly #running = new Set<Running>();
  readonly #taken = new Map<number, number>();

  constructor(rules: SemaphoreRules) {
    this.#rules = rules;
  }

  /**
   * Runs a work when its turn has come.
   *
   * @param work is told by its signal to end: its time is over, too little moves, others wait, or nobody waits for it
   * @throws AppError `error.unavailable` when too many wait, its time is over, or another took its place; `error.upload.slow` when too
   *   little moves; `error.rateLimit` for a person who has too many; the reason of the signal for who left before the turn came
   */
  async take<Result>(
    work: (signal: AbortSignal, progress: Progress) => Promise<Result>,
    { signal, of, network }: Turn = {},
  ): Promise<Result> {
    this.refuseWhenCrowded(network);
    const leave = this.#enter(of);
    try {
      const place = await this.#come({ of, network }, signal);
      try {
        return await this.#run(work, place, signal);
      } finally {
        this.#running.delete(place);
        this.#handOn();
      }
    } finally {
      leave();
    }
  }

  /** Turns away who would wait too long, before anything else is done for them. @throws AppError `error.unavailable` */
  refuseWhenCrowded(network?: string): void {
    if (this.#isFree(network)) return;
    const { mostWaiting, mostOfNetwork = mostWaiting } = this.#rules;
    const ofNetwork = network === undefined ? [] : [...this.#waiting].filter(({ who }) => who.network === network);
    if (this.#waiting.size >= mostWaiting || ofNetwork.length >= 2 * mostOfNetwork) throw this.#unavailable();
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

  async #come(who: Party, signal: AbortSignal | undefined): Promise<Running> {
    signal?.throwIfAborted();
    const place: Running = { ...who, pace: null, stop: () => {} };
    if (this.#isFree(who.network)) {
      this.#running.add(place);
      return place;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      who,
      begin: () => {
        this.#running.add(place);
        resolve();
      },
    };
    const giveUp = (): void => {
      if (this.#waiting.delete(waiting)) reject(signal?.reason);
    };
    this.#waiting.add(waiting);
    signal?.addEventListener('abort', giveUp);
    const { patienceMs } = this.#rules;
    const impatience = patienceMs === undefined ? undefined : setInterval(() => this.#letGo(who.network), patienceMs);
    await promise.finally(() => {
      clearInterval(impatience);
      signal?.removeEventListener('abort', giveUp);
    });
    return place;
  }

  async #run<Result>(
    work: (signal: AbortSignal, progress: Progress) => Promise<Result>,
    place: Running,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const late = Promise.withResolvers<never>();
    // A work that is told to end may end by that, before anybody looks at why.
    late.promise.catch(() => {});
    const alarm = new AbortController();
    place.stop = (reason) => {
      late.reject(reason);
      alarm.abort(reason);
    };
    const timer = setTimeout(() => place.stop(this.#unavailable()), this.#rules.longestMs);
    const watch = this.#watch(place);
    try {
      const ended = signal ? AbortSignal.any([signal, alarm.signal]) : alarm.signal;
      return await Promise.race([work(ended, watch), late.promise]);
    } finally {
      clearTimeout(timer);
      watch.end();
    }
  }

  /** Ends a work as soon as too little moves. */
  #watch(place: Running): Progress {
    const { pace: rules } = this.#rules;
    if (!rules) return { moved: () => {}, end: () => {} };
    let all = 0;
    const pace = new Pace(rules, performance.now());
    place.pace = pace;
    const looking = setInterval(() => {
      pace.look(all, performance.now());
      if (pace.isTooSlow) place.stop(new AppError('error.upload.slow', { code: 408 }));
    }, rules.withinMs / LOOKS);
    return {
      moved: (bytes) => {
        all += bytes;
      },
      end: () => {
        clearInterval(looking);
        place.pace = null;
      },
    };
  }

  #ofNetwork(network: string | undefined): number {
    return network === undefined ? 0 : [...this.#running].filter((one) => one.network === network).length;
  }

  /** Works that run or wait. */
  #ofAccount({ of }: Party): number {
    return of === undefined ? 0 : (this.#taken.get(of) ?? 0);
  }

  #isFree(network: string | undefined): boolean {
    const { atOnce, mostOfNetwork = atOnce } = this.#rules;
    return this.#running.size < atOnce && this.#ofNetwork(network) < mostOfNetwork;
  }

  /**
   * Ends the slowest work that is in the way of another: of its own network where that has as many as it may, else of those that have more
   * than it. Among them that of whoever has most.
   */
  #letGo(network: string | undefined): void {
    const { mostOfNetwork = Number.POSITIVE_INFINITY } = this.#rules;
    const own = this.#ofNetwork(network);
    const isInTheWay = (one: Running): boolean =>
      own >= mostOfNetwork ? one.network === network : this.#ofNetwork(one.network) > own;
    const [slowest] = [...this.#running]
      .filter((one) => (one.pace?.bytesPerS ?? null) !== null && isInTheWay(one))
      .sort(
        (one, other) =>
          this.#ofNetwork(other.network) - this.#ofNetwork(one.network) ||
          this.#ofAccount(other) - this.#ofAccount(one) ||
          (one.pace?.bytesPerS ?? 0) - (other.pace?.bytesPerS ?? 0),
      );
    slowest?.stop(this.#unavailable());
  }

  /** The place goes to who waits longest of the networks and then of the accounts with fewest, so that nobody slips in between. */
  #handOn(): void {
    const [next] = [...this.#waiting]
      .filter(({ who }) => this.#isFree(who.network))
      .sort(
        ({ who: one }, { who: other }) =>
          this.#ofNetwork(one.network) - this.#ofNetwork(other.network) ||
          this.#ofAccount(one) - this.#ofAccount(other),
      );
    if (!next) return;
    this.#waiting.delete(next);
    next.begin();
  }

  #unavailable(): AppError {
    return new AppError('error.unavailable', { code: 503, values: { retryAfter: this.#rules.retryAfterS } });
  }
}

/** How often a pace is looked at in the time that counts. */
const LOOKS = 20;
