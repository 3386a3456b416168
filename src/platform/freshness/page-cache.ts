import { AnswerCache } from './answer-cache.ts';
import type { Dependency } from './dependency.ts';

/** How answers are kept. */
export interface PageCacheRules {
  /** For all together, bytes. */
  room: number;
  /** After which a look at the database is not waited for, milliseconds. */
  longestLookMs: number;
  /** How old an answer may be that is given meanwhile, milliseconds. */
  oldestMs: number;
  /** Longest that an answer is kept, milliseconds: some of what it says goes by the clock, as "New" does. */
  longestMs: number;
}

/** The rules of the product, apart from the room. */
export const PAGE_CACHE_RULES = { longestLookMs: 100, oldestMs: 5_000, longestMs: 600_000 } as const;

/** An answer that was made. */
export interface BuiltAnswer<Answer> {
  answer: Answer;
  /** Null for one that is not kept. */
  kept: Keeping | null;
}

/** What is known of an answer that is kept. */
interface Keeping {
  /** All that it was made from. */
  dependencies: readonly Dependency[];
  /** Bytes that it takes by itself. */
  size: number;
  /** The moment as of which it was right when it was made, by `performance.now()`. */
  asOfMs: number;
}

interface Dated<Answer> {
  answer: Answer;
  asOfMs: number;
}

/** How often somebody waits for an answer that others make before they make their own. */
const MOST_WAITS = 3;

/**
 * Answers that are the same for everybody, pages above all, kept while the database says what they say. Whoever asks looks
 * at the database first; so nobody reads what was outdated when they asked, but while the database takes long to say so.
 */
export class PageCache<Answer extends object> {
  readonly #kept: AnswerCache<string, Dated<Answer>>;
  readonly #rules: PageCacheRules;
  readonly #look: () => Promise<unknown>;
  readonly #building = new Map<string, Promise<Answer>>();
  readonly #counts = { known: 0, unchecked: 0, built: 0 };
  /** When the last look began that came to an end. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;

  /** @param look sees all that was committed before it is called */
  constructor(rules: PageCacheRules, look: () => Promise<unknown>) {
    this.#kept = new AnswerCache(rules);
    this.#rules = rules;
    this.#look = look;
  }

  /**
   * The answer, if there is one that says what the database says.
   *
   * @throws what the look throws, where nothing else can be given
   */
  async known(key: string): Promise<Answer | null> {
    // Where nothing is kept nothing needs to be checked.
    if (this.#kept.current(key) === null) return null;
    const look = this.#lookNow();
    if (!(await endsWithin(look, this.#rules.longestLookMs))) {
      const kept = this.#kept.current(key);
      if (kept && this.#ageMs(kept) <= this.#rules.oldestMs) return this.#counted('unchecked', kept.answer);
    }
    await look;
    const kept = this.#kept.current(key);
    return kept && this.#counted('known', kept.answer);
  }

  /**
   * Makes an answer after `known` had none: once, however many ask. Only the one who began takes it as it is: for the others it
   * counts if it was kept, and a look after it finds it right. It is finished for them even if the first one goes.
   *
   * @throws what `build` throws
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

  /** All that is kept. */
  *entries(): Generator<[string, Answer]> {
    for (const [key, { answer }] of this.#kept.entries()) yield [key, answer];
  }

  /** Bytes that all of them take. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** How many were given from memory, among them unchecked ones while the database was slow, and how many were made. */
  get counts(): Readonly<Record<'known' | 'unchecked' | 'built', number>> {
    return this.#counts;
  }

  async #build(key: string, build: () => Promise<BuiltAnswer<Answer>>): Promise<Answer> {
    const { answer, kept } = await build();
    if (kept) {
      const { dependencies, size, asOfMs } = kept;
      this.#kept.keep(key, { answer, asOfMs }, { dependencies, size });
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

  /** How long ago it was certainly right. */
  #ageMs({ asOfMs }: Dated<Answer>): number {
    return performance.now() - Math.max(asOfMs, this.#lookedAtMs);
  }
}

/** Whether something comes to a good end in time. */
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
