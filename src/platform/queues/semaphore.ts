import { AppError } from '#kernel/app-error.ts';
import { Pace, type PaceRules } from '#kernel/pace.ts';
import { SlotCounts } from './slot-counts.ts';

/** Limits of running and waiting works, and of their time. */
export interface SemaphoreRules {
  /** Works that run at once. */
  atOnce: number;
  /** Waiting works; further ones are refused. Without it, only networks have a limit. */
  mostWaiting?: number;
  /** Running and waiting works of one person. Without it, one may take all slots. */
  mostEach?: number;
  /** Running works of one network. Without it, one may take all slots. */
  mostOfNetwork?: number;
  /** Waiting works of one network; by default twice as many as may run. */
  mostWaitingOfNetwork?: number;
  /** Longest time that a work holds its slot, milliseconds, whether it ends or not. Without it, the work itself has an end. */
  longestMs?: number;
  /** Time after which a refused caller may retry, seconds. */
  retryAfterS: number;
  /** Least pace of a work that waits for a connection. */
  pace?: PaceRules;
  /** Waiting time after which a work takes the slot of the slowest, milliseconds. Without it, running works are never replaced. */
  patienceMs?: number;
}

/** A request for a turn. */
export interface Turn {
  /** Aborted when no client waits for the work any more: a waiting turn is given up, a running work is aborted. */
  signal?: AbortSignal;
  /** The account of the work. */
  of?: number;
  /** The network of the request. */
  network?: string;
}

/** Progress reports of a work that waits for a connection. */
export interface Progress {
  /** Reports further bytes. */
  moved(bytes: number): void;
  /** Ends the reports: the rest of the work waits for no connection. */
  end(): void;
}

/** Owner of a work. */
interface Party {
  of: number | undefined;
  network: string | undefined;
}

interface Waiting {
  who: Party;
  begin(): void;
}

/** A work with a slot. */
interface Running extends Party {
  pace: Pace | null;
  stop(reason: AppError): void;
  release(): void;
}

/**
 * Lets a few works run at once. The others wait: the network with the fewest running works is next, networks with equal numbers take turns,
 * and works of one network come in the order of their arrival, so a network with many requests delays itself and not the others.
 *
 * Every slot is released: when its work ends or fails, when no client waits for it any more, when its pace is too low, when others wait and
 * it is the slowest, and at the latest when its time is over.
 *
 * @source docs/decisions/062-slots-by-progress.md
 */
export class Semaphore {
  readonly #rules: SemaphoreRules;
  /** By network, in the order in which networks were last served. */
  readonly #waiting = new Map<string | undefined, Waiting[]>();
  #allWaiting = 0;
  readonly #running = new Set<Running>();
  readonly #ofNetworks = new SlotCounts<string | undefined>();
  /** Works that run or wait. */
  readonly #ofAccounts = new SlotCounts<number>();

  constructor(rules: SemaphoreRules) {
    this.#rules = rules;
  }

  /**
   * Runs a work when its turn has come.
   *
   * @param work is aborted by its signal: its time is over, its pace is too low, others wait, or no client waits for it
   * @throws AppError `error.unavailable` when too many wait, its time is over, or another took its slot; `error.upload.slow` when its pace
   *   is too low; `error.rateLimit` for a person who has too many; the reason of the signal when that aborts before the turn
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
        place.release();
        this.#handOn();
      }
    } finally {
      leave();
    }
  }

  /** Refuses a caller that would wait too long, before any other work is done for it. @throws AppError `error.unavailable` */
  refuseWhenCrowded(network?: string): void {
    if (this.#isFree(network)) return;
    const { mostWaiting = Number.POSITIVE_INFINITY, mostOfNetwork = mostWaiting } = this.#rules;
    const { mostWaitingOfNetwork = 2 * mostOfNetwork } = this.#rules;
    const ofNetwork = network === undefined ? 0 : (this.#waiting.get(network)?.length ?? 0);
    if (this.#allWaiting >= mostWaiting || ofNetwork >= mostWaitingOfNetwork) throw this.#unavailable();
  }

  /** Counts a work of an account; returns the way to count it off. */
  #enter(of: number | undefined): () => void {
    const { mostEach, retryAfterS } = this.#rules;
    if (of === undefined || mostEach === undefined) return () => {};
    const leave = this.#ofAccounts.take(of, mostEach);
    if (!leave) throw new AppError('error.rateLimit', { code: 429, values: { retryAfter: retryAfterS } });
    return leave;
  }

  async #come(who: Party, signal: AbortSignal | undefined): Promise<Running> {
    signal?.throwIfAborted();
    const place: Running = { ...who, pace: null, stop: () => {}, release: () => {} };
    if (this.#isFree(who.network)) {
      this.#begin(place);
      return place;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = {
      who,
      begin: () => {
        this.#begin(place);
        resolve();
      },
    };
    const giveUp = (): void => {
      if (this.#leave(waiting)) reject(signal?.reason);
    };
    this.#enqueue(waiting);
    signal?.addEventListener('abort', giveUp);
    const { patienceMs } = this.#rules;
    const impatience = patienceMs === undefined ? undefined : setInterval(() => this.#letGo(who.network), patienceMs);
    await promise.finally(() => {
      clearInterval(impatience);
      signal?.removeEventListener('abort', giveUp);
    });
    return place;
  }

  #begin(place: Running): void {
    this.#running.add(place);
    place.release = this.#ofNetworks.take(place.network) ?? place.release;
  }

  #enqueue(waiting: Waiting): void {
    const { network } = waiting.who;
    const queue = this.#waiting.get(network) ?? [];
    queue.push(waiting);
    this.#waiting.set(network, queue);
    this.#allWaiting += 1;
  }

  /** Removes a work from its queue. Returns whether it waited. */
  #leave(waiting: Waiting): boolean {
    const queue = this.#waiting.get(waiting.who.network) ?? [];
    const index = queue.indexOf(waiting);
    if (index < 0) return false;
    queue.splice(index, 1);
    if (queue.length === 0) this.#waiting.delete(waiting.who.network);
    this.#allWaiting -= 1;
    return true;
  }

  async #run<Result>(
    work: (signal: AbortSignal, progress: Progress) => Promise<Result>,
    place: Running,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    const { longestMs, pace } = this.#rules;
    if (longestMs === undefined && !pace) return work(signal ?? new AbortController().signal, NO_REPORTS);
    const late = Promise.withResolvers<never>();
    // An aborted work may end before its abort is awaited.
    late.promise.catch(() => {});
    const alarm = new AbortController();
    place.stop = (reason) => {
      late.reject(reason);
      alarm.abort(reason);
    };
    const timer = longestMs === undefined ? undefined : setTimeout(() => place.stop(this.#unavailable()), longestMs);
    const watch = this.#watch(place);
    try {
      const ended = signal ? AbortSignal.any([signal, alarm.signal]) : alarm.signal;
      return await Promise.race([work(ended, watch), late.promise]);
    } finally {
      clearTimeout(timer);
      watch.end();
    }
  }

  /** Ends a work as soon as its pace is too low. */
  #watch(place: Running): Progress {
    const { pace: rules } = this.#rules;
    if (!rules) return NO_REPORTS;
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
    return network === undefined ? 0 : this.#ofNetworks.of(network);
  }

  #ofAccount({ of }: Party): number {
    return of === undefined ? 0 : this.#ofAccounts.of(of);
  }

  #isFree(network: string | undefined): boolean {
    const { atOnce, mostOfNetwork = atOnce } = this.#rules;
    return this.#running.size < atOnce && this.#ofNetwork(network) < mostOfNetwork;
  }

  /**
   * Ends the slowest work that blocks another: of the same network where that is at its limit, else of networks with more works than it.
   * Among these, a work of the network with most.
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

  /** Passes the slot to a waiting work, within its network to one of the account with the fewest works. */
  #handOn(): void {
    let network: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of this.#waiting.keys()) {
      const running = this.#ofNetwork(one);
      if (running >= least || !this.#isFree(one)) continue;
      [network, least] = [one, running];
    }
    const queue = this.#waiting.get(network);
    if (least === Number.POSITIVE_INFINITY || !queue) return;
    const next = queue.reduce((first, one) => (this.#ofAccount(one.who) < this.#ofAccount(first.who) ? one : first));
    this.#leave(next);
    this.#waiting.delete(network);
    if (queue.length > 0) this.#waiting.set(network, queue);
    next.begin();
  }

  #unavailable(): AppError {
    return new AppError('error.unavailable', { code: 503, values: { retryAfter: this.#rules.retryAfterS } });
  }
}

const NO_REPORTS: Progress = { moved: () => {}, end: () => {} };

/** Checks of a pace within its time. */
const LOOKS = 20;
