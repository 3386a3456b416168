/** Rows that are remembered; what came before counts as changed in any way. */
const MOST_ROWS = 20_000;

/** The rows of one look that changed, as they were and as they are now. */
interface Step<Table> {
  before: Table;
  after: Table;
}

/**
 * What changed of late in a table. A search is as it was when no row that changed since then met its conditions before, and
 * none meets them now: then neither its homes nor their number or order can be others.
 */
export class ChangedRows<Table extends { size: number }> {
  #steps: Step<Table>[] = [];
  /** Steps that were forgotten: they came first. */
  #forgotten = 0;
  #isOver = false;

  /** How many looks found something. */
  get moment(): number {
    return this.#forgotten + this.#steps.length;
  }

  /** Whether a row that changed after a moment fits, as it was or as it is; true where nobody remembers. */
  some(since: number, fits: (rows: Table) => boolean): boolean {
    if (this.#isOver || since < this.#forgotten) return true;
    return this.#steps.slice(since - this.#forgotten).some(({ before, after }) => fits(before) || fits(after));
  }

  add(step: Step<Table>): void {
    this.#steps.push(step);
    let rows = this.#steps.reduce((sum, { before, after }) => sum + before.size + after.size, 0);
    while (rows > MOST_ROWS) {
      const first = this.#steps.shift();
      if (!first) break;
      this.#forgotten += 1;
      rows -= first.before.size + first.after.size;
    }
  }

  /** The table was given up: nothing is known of it any more. */
  end(): void {
    this.#isOver = true;
    this.#steps = [];
  }
}
