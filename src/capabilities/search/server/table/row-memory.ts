/** Whether a row meets a condition. */
export type RowTest = (row: number) => boolean;

/**
 * Remembers of slow conditions which rows meet them: the choices of a filter try a dozen variations of a search, all of which
 * ask the same of the same rows. Holds as long as the rows do.
 */
export class RowMemory {
  readonly #rows: number;
  readonly #tests = new Map<string, RowTest>();

  constructor(rows: number) {
    this.#rows = rows;
  }

  /** @param name of the condition, which is the same in all variations */
  remembered(name: string, make: () => RowTest): RowTest {
    const known = this.#tests.get(name);
    if (known) return known;
    const test = make();
    const answers = new Uint8Array(this.#rows);
    const remembering: RowTest = (row) => {
      if (answers[row] === 0) answers[row] = test(row) ? 1 : 2;
      return answers[row] === 1;
    };
    this.#tests.set(name, remembering);
    return remembering;
  }
}
