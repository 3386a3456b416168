/** Number of rows stored; since an earlier moment every search counts as changed. */
const MOST_ROWS = 20_000;

/** The rows of one look that changed, as they were and as they are now. */
interface Step<Table> {
  before: Table;
  after: Table;
}

/**
 * Recent changes of a table.
 *
 * A search is unchanged when no row that changed since then met its conditions before, and none meets them now: its homes, their
 * number and their order are then the same.
 */
export class ChangedRows<Table extends { size: number }> {
  #steps: Step<Table>[] = [];
  /** Number of steps dropped; they were the oldest. */
  #forgotten = 0;
  #isOver = false;

  /** Number of looks that found a change. */
  get moment(): number {
    return this.#forgotten + this.#steps.length;
  }

  /** Whether a row that changed after a moment fits, in its old or new state; true where the changes are no longer stored. */
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

  /** Discards all changes, because the table was dropped. */
  end(): void {
    this.#isOver = true;
    this.#steps = [];
  }
}
