import { AnswerCache } from './answer-cache.ts';
import type { Dependency } from './dependency.ts';

/** Limits of the cache. */
export interface PageCacheRules {
  /** Size of all answers together, bytes. */
  room: number;
  /** Longest wait for a look at the database, milliseconds. */
  longestLookMs: number;
  /** Greatest age of an answer that is served meanwhile, milliseconds. */
  oldestMs: number;
  /** Longest time that an answer is cached, milliseconds: parts of it depend on the clock, such as "New". */
  longestMs: number;
}

/** The default limits, apart from the size. */
export const PAGE_CACHE_RULES = { longestLookMs: 100, oldestMs: 5_000, longestMs: 600_000 } as const;

/** A newly made answer. */
export interface BuiltAnswer<Answer> {
  answer: Answer;
  /** Null for an answer that is not cached. */
  metadata: CachedMetadata | null;
}

/** Metadata of a cached answer. */
interface CachedMetadata {
  /** All its dependencies. */
  dependencies: readonly Dependency[];
  /** Bytes that it takes by itself. */
  size: number;
  /** Time at which it was valid when it was made, by `performance.now()`. */
  asOfMs: number;
}

interface Dated<Answer> {
  answer: Answer;
  asOfMs: number;
}

/** Number of times a caller waits for another's answer before it makes its own. */
const MOST_WAITS = 3;

/**
 * Answers that are the same for all visitors, above all pages, cached while the database has not changed. Every request looks at the
 * database first, so no answer was outdated at the time of the request.
 *
 * The exception is a slow look: an answer up to a bounded age is served meanwhile.
 */
export class PageCache<Answer extends object> {
  readonly #cache: AnswerCache<string, Dated<Answer>>;
  readonly #rules: PageCacheRules;
  readonly #look: () => Promise<unknown>;
  readonly #building = new Map<string, Promise<Answer>>();
  readonly #counts = { known: 0, unchecked: 0, built: 0 };
  /** Start of the last look that succeeded. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;

  /** @param look sees everything that was committed before its call */
  constructor(rules: PageCacheRules, look: () => Promise<unknown>) {
    this.#cache = new AnswerCache(rules);
    this.#rules = rules;
    this.#look = look;
  }

  /**
   * The answer, if a valid one is cached.
   *
   * @throws the error of the look, where no answer can be served
   */
  async known(key: string): Promise<Answer | null> {
    // An empty cache needs no look.
    if (this.#cache.current(key) === null) return null;
    const look = this.#lookNow();
    if (!(await endsWithin(look, this.#rules.longestLookMs))) {
      const cached = this.#cache.current(key);
      if (cached && this.#ageMs(cached) <= this.#rules.oldestMs) return this.#counted('unchecked', cached.answer);
    }
    await look;
    const cached = this.#cache.current(key);
    return cached && this.#counted('known', cached.answer);
  }

  /**
   * Makes an answer after `known` had none: once for all concurrent callers. The first caller takes it as it is; the others take it if it
   * was cached and a later look finds it valid.
   *
   * It is finished for them even if the first one leaves.
   *
   * @throws the error of `build`
   */
  async built(key: string, build: () => Promise<BuiltAnswer<Answer>>): Promise<Answer> {
    for (let wait = 0; wait <= MOST_WAITS; wait += 1) {
      const answer = await this.known(key);
      if (answer) return answer;
      const building = this.#building.get(key);
      if (!building) break;
      await building.catch(() => {});
    }
    const building = this.#build(key, build).finally(() => {
      if (this.#building.get(key) === building) this.#building.delete(key);
    });
    this.#building.set(key, building);
    return building;
  }

  /** All cached entries. */
  *entries(): Generator<[string, Answer]> {
    for (const [key, { answer }] of this.#cache.entries()) yield [key, answer];
  }

  /** Bytes of all entries. */
  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Numbers of answers from the cache, of those served unchecked while the database was slow, and of those built. */
  get counts(): Readonly<Record<'known' | 'unchecked' | 'built', number>> {
    return this.#counts;
  }

  async #build(key: string, build: () => Promise<BuiltAnswer<Answer>>): Promise<Answer> {
    const { answer, metadata: stored } = await build();
    if (stored) {
      const { dependencies, size, asOfMs } = stored;
      this.#cache.keep(key, { answer, asOfMs }, { dependencies, size });
    }
    return this.#counted('built', answer);
  }

  #counted(what: 'known' | 'unchecked' | 'built', answer: Answer): Answer {
    this.#counts[what] += 1;
    return answer;
  }

  async #lookNow(): Promise<void> {
    const beganMs = performance.now();
    await this.#look();
    this.#lookedAtMs = Math.max(this.#lookedAtMs, beganMs);
  }

  /** Time since the answer was certainly valid, milliseconds. */
  #ageMs({ asOfMs }: Dated<Answer>): number {
    return performance.now() - Math.max(asOfMs, this.#lookedAtMs);
  }
}

/** Whether work succeeds in time. */
function endsWithin(work: Promise<unknown>, longestMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), longestMs);
    const end = (isGood: boolean) => () => {
      clearTimeout(timer);
      resolve(isGood);
    };
    work.then(end(true), end(false));
  });
}
