import { KeptAnswers } from '#platform/freshness/kept-answers.ts';
import type { Reading } from '#platform/freshness/reading.ts';
import type { Figure } from '#platform/metrics/figure.ts';

/** How pages are kept. */
export interface KeptPagesRules {
  /** For all pages together, bytes. */
  room: number;
  /** After which a look at the database is not waited for, milliseconds. */
  longestLookMs: number;
  /** How old a page may be that is given meanwhile, milliseconds. */
  oldestMs: number;
  /** Longest that a page is kept, milliseconds: some of what it says goes by the clock, as "New" does. */
  longestMs: number;
}

/** The rules of the product, apart from the room. */
export const KEPT_PAGES_RULES = { longestLookMs: 100, oldestMs: 5_000, longestMs: 600_000 } as const;

/** A page that was made. */
export interface BuiltPage<Page> {
  page: Page;
  /** All that it was made from, and the bytes it takes; null for one that is not kept. */
  kept: { readings: readonly Reading[]; size: number } | null;
}

/** What holding a page takes besides the page, roughly, bytes. */
const ENTRY_BYTES = 4_096;

/**
 * Pages that are the same for everybody, kept while the database says what they say. Whoever asks looks at the database
 * first; so nobody reads what was outdated when they asked, but while the database takes long to say so.
 */
export class KeptPages<Page extends object> {
  readonly #kept: KeptAnswers<string, Page>;
  readonly #rules: KeptPagesRules;
  readonly #look: () => Promise<unknown>;
  readonly #building = new Map<string, Promise<Page>>();
  readonly #counts = { known: 0, unchecked: 0, built: 0 };
  /** When the last look began that came to an end. */
  #lookedAtMs = Number.NEGATIVE_INFINITY;

  /** @param look sees all that was committed before it is called */
  constructor(rules: KeptPagesRules, look: () => Promise<unknown>) {
    this.#kept = new KeptAnswers(rules);
    this.#rules = rules;
    this.#look = look;
  }

  /** The page, if there is one that says what the database says. @throws what the look throws, where nothing else can be given */
  async known(key: string): Promise<Page | null> {
    const look = this.#lookNow();
    if (!(await endsWithin(look, this.#rules.longestLookMs)) && this.#looksBackMs() <= this.#rules.oldestMs) {
      const page = this.#kept.current(key);
      if (page) return this.#counted('unchecked', page);
    }
    await look;
    const page = this.#kept.current(key);
    return page && this.#counted('known', page);
  }

  /**
   * Makes a page after `known` had none: once, however many ask. It is made for all of them: whoever asked first may go.
   *
   * @throws what `build` throws
   */
  async built(key: string, build: () => Promise<BuiltPage<Page>>): Promise<Page> {
    // One that began before may have read what has changed since: it counts as far as it was found good enough to keep.
    await this.#building.get(key)?.catch(() => {});
    return this.#kept.current(key) ?? this.#building.get(key) ?? this.#begin(key, build);
  }

  /** All that is kept. */
  entries(): Generator<[string, Page]> {
    return this.#kept.entries();
  }

  /** How often it was of use. */
  get figures(): Figure[] {
    return [
      figure('lares_pages_known_total', 'Pages given from memory.', () => this.#counts.known),
      figure(
        'lares_pages_unchecked_total',
        'Pages from memory, at most 5 s old, given while the database took over 100 ms to say whether they are right.',
        () => this.#counts.unchecked,
      ),
      figure('lares_pages_built_total', 'Pages made for everybody.', () => this.#counts.built),
    ];
  }

  #begin(key: string, build: () => Promise<BuiltPage<Page>>): Promise<Page> {
    const building = this.#build(key, build).finally(() => this.#building.delete(key));
    this.#building.set(key, building);
    return building;
  }

  async #build(key: string, build: () => Promise<BuiltPage<Page>>): Promise<Page> {
    const { page, kept } = await build();
    if (kept) this.#kept.keep(key, page, { ...kept, size: kept.size + key.length + ENTRY_BYTES });
    return this.#counted('built', page);
  }

  #counted(what: 'known' | 'unchecked' | 'built', page: Page): Page {
    this.#counts[what] += 1;
    return page;
  }

  async #lookNow(): Promise<void> {
    const beganMs = performance.now();
    await this.#look();
    this.#lookedAtMs = Math.max(this.#lookedAtMs, beganMs);
  }

  #looksBackMs(): number {
    return performance.now() - this.#lookedAtMs;
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

const figure = (name: string, help: string, read: () => number): Figure => ({ name, help, read: async () => read() });
