import type { ImportProblem } from '../import-problem.ts';

/** Problems that are kept to be shown; of a file with more, the rest is only counted. */
const MOST_KEPT = 5_000;

/** What turned out to be wrong with a feed, in bounded memory. */
export class ProblemLog {
  readonly #kept: ImportProblem[] = [];
  #count = 0;

  add(problems: readonly ImportProblem[]): void {
    this.#count += problems.length;
    this.#kept.push(...problems.slice(0, Math.max(0, MOST_KEPT - this.#kept.length)));
  }

  /** All there were. */
  get count(): number {
    return this.#count;
  }

  /** The kept ones in the order of the file. */
  sorted(): ImportProblem[] {
    return this.#kept.toSorted((a, b) => a.record - b.record);
  }
}
