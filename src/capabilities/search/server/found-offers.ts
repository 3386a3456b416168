import type { NoteReading } from '#platform/freshness/reading.ts';
import { EMPTY_FILTER, SEARCH_LIMITS, type SearchFilter, shapeCount } from '../search.filter.ts';
import { type MapView, mapOf, type OfferMap } from './map-cells.ts';
import { type CityCount, neighboursOf } from './neighbours.ts';
import { type PriceHistogram, priceHistogram } from './price-histogram.ts';
import { RowMemory } from './row-memory.ts';
import { conditionsOf } from './search-conditions.ts';
import { facetsOf, type SearchFacets } from './search-facets.ts';
import type { SearchFacts } from './search-facts.ts';
import { pageOfIds } from './search-order.ts';
import { searchReading } from './search-reading.ts';
import { rowsMeeting } from './search-rows.ts';
import type { SearchTable } from './search-table.ts';

/** A question to the index and how its page is cut. */
export interface SearchQuery {
  filter: SearchFilter;
  facts: SearchFacts;
  pageSize: number;
  /** Told of every variation of the search that the answer is made from. */
  note: NoteReading;
}

/** The homes of one search; every part is worked out when asked for, from the same rows. */
export class FoundOffers {
  readonly query: SearchQuery;
  readonly #table: SearchTable;
  #rows: Int32Array | null = null;
  #version = -1;
  #memory = new RowMemory(0);

  constructor(table: SearchTable, query: SearchQuery) {
    this.#table = table;
    this.query = query;
  }

  /** How many there are. */
  get count(): number {
    return this.#found().length;
  }

  /** How many of them do not say their price. */
  get countWithoutPrice(): number {
    return this.count - this.#rowsWith({ excludePriceOnRequest: true }).length;
  }

  /** Ids of the page asked for, in its order. */
  pageIds(): number[] {
    const { filter, pageSize } = this.query;
    const from = (filter.pageNumber - 1) * pageSize;
    return pageOfIds(this.#table, this.#found(), { order: filter.order, from, to: from + pageSize });
  }

  /** Ids of those with a point, the recommended first. */
  pointIds(): number[] {
    const { lat } = this.#table.columns;
    const rows = this.#found().filter((row) => !Number.isNaN(lat[row]));
    return pageOfIds(this.#table, rows, { order: EMPTY_FILTER.order, from: 0, to: SEARCH_LIMITS.mapPoints });
  }

  map(view: MapView): OfferMap {
    return mapOf(this.#table.columns, this.#found(), view);
  }

  facets(): SearchFacets {
    const { columns } = this.#table;
    return facetsOf({ columns, rowsWith: (change) => this.#rowsWith(change) }, this.query.facts.now);
  }

  /** Prices of the homes found if price did not matter. */
  prices(): PriceHistogram {
    const rows = this.#rowsWith({ minPrice: null, maxPrice: null, excludePriceOnRequest: false });
    return priceHistogram(this.#table.columns, rows);
  }

  /** Around the one place asked for; nothing where shapes or several places are. */
  neighbours(): CityCount[] {
    const { filter, facts } = this.query;
    if (facts.places.length !== 1 || shapeCount(filter) > 0) return [];
    return neighboursOf(this.#table.columns, this.#rowsWith({ locationIds: [] }), facts);
  }

  #found(): Int32Array {
    // The table may have changed since an earlier part was worked out.
    if (this.#rows === null || this.#version !== this.#table.version) {
      this.#memory = new RowMemory(this.#table.size);
      this.#rows = this.#rowsOf(this.query.filter);
      this.#version = this.#table.version;
    }
    return this.#rows;
  }

  #rowsWith(change: Partial<SearchFilter>): Int32Array {
    const { filter } = this.query;
    const changed = (Object.keys(change) as (keyof SearchFilter)[]).some((field) => change[field] !== filter[field]);
    // First, as it notices when the table has changed.
    const found = this.#found();
    return changed ? this.#rowsOf({ ...filter, ...change }) : found;
  }

  #rowsOf(filter: SearchFilter): Int32Array {
    const { facts: asked, note } = this.query;
    const facts = { ...asked, agencyIds: filter.agencyName === null ? null : asked.agencyIds };
    note(searchReading(this.#table.changes, filter, facts));
    const known = { ...facts, memory: this.#memory };
    return rowsMeeting(this.#table, conditionsOf(this.#table.columns, filter, known));
  }
}
