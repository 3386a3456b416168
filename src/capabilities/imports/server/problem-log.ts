import type { ImportProblem, OutcomeCounts } from '../import-problem.ts';

/** Number of problems stored for the report; further ones are only counted. */
const MOST_STORED = 5_000;

/** Problems of a feed, in bounded memory. */
export class ProblemLog {
  readonly #stored: ImportProblem[] = [];
  readonly #counts: OutcomeCounts = {};
  #count = 0;

  add(problems: readonly ImportProblem[]): void {
    this.#count += problems.length;
    for (const { done, problem } of problems) {
      const counts = this.#counts[done] ?? {};
      this.#counts[done] = { ...counts, [problem]: (counts[problem] ?? 0) + 1 };
    }
    this.#stored.push(...problems.slice(0, Math.max(0, MOST_STORED - this.#stored.length)));
  }

  /** Number of all problems. */
  get count(): number {
    return this.#count;
  }

  /** Number of occurrences of each problem, by outcome. */
  get counts(): OutcomeCounts {
    return this.#counts;
  }

  /** The stored problems in the order of the file. */
  sorted(): ImportProblem[] {
    return this.#stored.toSorted((a, b) => a.record - b.record);
  }
}
