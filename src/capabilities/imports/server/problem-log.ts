import type { ImportProblem, OutcomeCounts } from '../import-problem.ts';

/** Problems that are kept to be shown; of a file with more, the rest is only counted. */
const MOST_KEPT = 5_000;

/** What turned out to be wrong with a feed, in bounded memory. */
export class ProblemLog {
  readonly #kept: ImportProblem[] = [];
  readonly #counts: OutcomeCounts = {};
  #count = 0;

  add(problems: readonly ImportProblem[]): void {
    this.#count += problems.length;
    for (const { done, problem } of problems) {
      const counts = this.#counts[done] ?? {};
      this.#counts[done] = { ...counts, [problem]: (counts[problem] ?? 0) + 1 };
    }
    this.#kept.push(...problems.slice(0, Math.max(0, MOST_KEPT - this.#kept.length)));
  }

  /** All there were. */
  get count(): number {
    return this.#count;
  }

  /** How often each problem was met, by what was done about it. */
  get counts(): OutcomeCounts {
    return this.#counts;
  }

  /** The kept ones in the order of the file. */
  sorted(): ImportProblem[] {
    return this.#kept.toSorted((a, b) => a.record - b.record);
  }
}
