/** Whether a row meets a condition. */
export type RowTest = (row: number) => boolean;

/**
 * Cache of the rows that meet slow conditions: the choices of a filter try a dozen variations of a search, which all test the same
 * rows.
 *
 * Valid until the rows change.
 */
export class RowMemory {
  readonly #rows: number;
  readonly #tests = new Map<string, RowTest>();

  constructor(rows: number) {
    this.#rows = rows;
  }

  /** @param name of the condition, the same in all variations */
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
