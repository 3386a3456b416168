import { ANY_OFFER, likesStamp, offerStamp } from '#capabilities/offers/offer.stamps.ts';
import type { SearchRow, SearchTable } from './search-table.ts';

/** Rows that are remembered; what came before counts as changed in any way. */
const MOST_ROWS = 20_000;

/** What a look found. */
export interface RowChanges {
  changed: readonly SearchRow[];
  removedIds: readonly number[];
}

/** The rows of one look that changed, as they were and as they are now. */
interface Step {
  before: SearchTable;
  after: SearchTable;
}

/**
 * What changed of late in a table. A search is as it was when no row that changed since then met its conditions before, and
 * none meets them now: then neither its homes nor their number or order can be others.
 */
export class ChangedRows {
  #steps: Step[] = [];
  /** Steps that were forgotten: they came first. */
  #forgotten = 0;
  #isOver = false;

  /** How many looks found something. */
  get moment(): number {
    return this.#forgotten + this.#steps.length;
  }

  /** Whether a row that changed after a moment fits, as it was or as it is; true where nobody remembers. */
  some(since: number, fits: (rows: SearchTable) => boolean): boolean {
    if (this.#isOver || since < this.#forgotten) return true;
    return this.#steps.slice(since - this.#forgotten).some(({ before, after }) => fits(before) || fits(after));
  }

  add(step: Step): void {
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

/** Brings a table up to date. @returns the names under which it is told */
export function followChanges(table: SearchTable, { changed, removedIds }: RowChanges): string[] {
  if (changed.length === 0 && removedIds.length === 0) return [];
  const ids = [...removedIds, ...changed.map(({ id }) => id)];
  const before = table.copyOf(ids);
  for (const id of removedIds) table.remove(id);
  for (const row of changed) table.put(row);
  const after = table.copyOf(changed.map(({ id }) => id));
  table.changes.add({ before, after });
  return [ANY_OFFER, ...ids.map(offerStamp), ...likesOf(before), ...likesOf(after)];
}

function likesOf({ columns, size }: SearchTable): string[] {
  const names = new Set<string>();
  for (let row = 0; row < size; row += 1) {
    const [zoneId, offerType, category] = [columns.zoneId[row], columns.offerType[row], columns.category[row]];
    names.add(likesStamp(zoneId as number, offerType as number, category as number));
  }
  return [...names];
}
