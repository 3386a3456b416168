import type { SearchFilter } from '../../search.filter.ts';
import { intersectRows, type RowBits } from '../table/row-bits.ts';
import { bitsMeeting, type Condition } from '../table/search-rows.ts';
import type { SearchTable } from '../table/search-table.ts';
import { invariantPart, isInvariant } from './search-conditions.ts';

/**
 * The rows of a search and of the dozen variations that its choices are counted by.
 *
 * Conditions that all variations share are evaluated once, as is each condition that some of them share; a variation is then the
 * intersection of these, 32 rows a step.
 */
export class SearchVariations {
  readonly #table: SearchTable;
  readonly #filter: SearchFilter;
  readonly #conditionsOf: (filter: SearchFilter) => Condition[];
  readonly #answers = new Map<string, RowBits>();
  #steady: { rows: RowBits; names: ReadonlySet<string> } | null = null;

  /** Valid until the rows of the table change. */
  constructor(table: SearchTable, filter: SearchFilter, conditionsOf: (filter: SearchFilter) => Condition[]) {
    this.#table = table;
    this.#filter = filter;
    this.#conditionsOf = conditionsOf;
  }

  /** The rows of the filter itself. */
  found(): RowBits {
    return bitsMeeting(this.#table, this.#conditionsOf(this.#filter));
  }

  /** The rows of the filter with some fields changed. */
  varied(change: Partial<SearchFilter>): RowBits {
    const conditions = this.#conditionsOf({ ...this.#filter, ...change });
    if ((Object.keys(change) as (keyof SearchFilter)[]).some(isInvariant)) return bitsMeeting(this.#table, conditions);
    const steady = this.#steadyRows();
    const rows = steady.rows.slice();
    for (const condition of conditions) {
      if (steady.names.has(condition.name)) continue;
      if (condition.isPrecomputed) condition.narrow(rows, this.#table.stored);
      else intersectRows(rows, this.#answerTo(condition, steady.rows));
    }
    return rows;
  }

  #steadyRows() {
    if (this.#steady === null) {
      const conditions = this.#conditionsOf(invariantPart(this.#filter));
      const names = new Set(conditions.map(({ name }) => name));
      this.#steady = { rows: bitsMeeting(this.#table, conditions), names };
    }
    return this.#steady;
  }

  #answerTo(condition: Condition, steady: RowBits): RowBits {
    const known = this.#answers.get(condition.name);
    if (known) return known;
    const rows = steady.slice();
    condition.narrow(rows, this.#table.stored);
    this.#answers.set(condition.name, rows);
    return rows;
  }
}
