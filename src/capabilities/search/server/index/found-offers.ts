import type { DependsOn } from '#platform/freshness/dependency.ts';
import { EMPTY_FILTER, SEARCH_LIMITS, type SearchFilter, shapeCount } from '../../search.filter.ts';
import { countRows, type RowBits, rowNumbers } from '../table/row-bits.ts';
import { RowMemory } from '../table/row-memory.ts';
import type { SearchTable } from '../table/search-table.ts';
import { type MapView, mapOf, type OfferMap } from './map-cells.ts';
import { type CityCount, neighboursOf } from './neighbours.ts';
import { type PriceHistogram, priceHistogram } from './price-histogram.ts';
import { conditionsOf } from './search-conditions.ts';
import { searchDependency } from './search-dependency.ts';
import { facetsOf, type SearchFacets } from './search-facets.ts';
import type { SearchFacts } from './search-facts.ts';
import { leadersAmong, pageOfIds } from './search-order.ts';
import { SearchVariations } from './search-variations.ts';

/** A query to the index and its page. */
export interface SearchQuery {
  filter: SearchFilter;
  facts: SearchFacts;
  pageSize: number;
  /** Called with the dependency of every variation of the search that the answer is made from. */
  note: DependsOn;
}

/** The homes of one search; each part is computed on demand, from the same rows. */
export class FoundOffers {
  readonly query: SearchQuery;
  readonly #table: SearchTable;
  #version: number;
  #variations: SearchVariations;
  #bits: RowBits | null = null;
  #rows: Int32Array | null = null;

  constructor(table: SearchTable, query: SearchQuery) {
    this.#table = table;
    this.query = query;
    this.#version = table.version;
    this.#variations = this.#newVariations();
  }

  /** Number of homes found. */
  get count(): number {
    return countRows(this.#found());
  }

  /** Number of homes found that have no stated price. */
  get countWithoutPrice(): number {
    return this.count - countRows(this.#rowsWith({ excludePriceOnRequest: true }));
  }

  /** Ids of the requested page, in its order. */
  pageIds(): number[] {
    const { filter, pageSize } = this.query;
    const { order } = filter;
    const from = (filter.pageNumber - 1) * pageSize;
    const to = from + pageSize;
    const rows = leadersAmong(this.#table, this.#found(), { order, wanted: to }) ?? this.#foundRows();
    return pageOfIds(this.#table, rows, { order, from, to });
  }

  /** Ids of homes with coordinates, the recommended first. */
  pointIds(): number[] {
    const { lat } = this.#table.columns;
    const rows = this.#foundRows().filter((row) => !Number.isNaN(lat[row]));
    return pageOfIds(this.#table, rows, { order: EMPTY_FILTER.order, from: 0, to: SEARCH_LIMITS.mapPoints });
  }

  map(view: MapView): OfferMap {
    return mapOf(this.#table.columns, this.#foundRows(), view);
  }

  facets(): SearchFacets {
    const { columns, stored } = this.#table;
    return facetsOf({ columns, stored, rowsWith: (change) => this.#rowsWith(change) }, this.query.facts.now);
  }

  /** Prices of the homes that are found without price bounds. */
  prices(): PriceHistogram {
    const rows = this.#rowsWith({ minPrice: null, maxPrice: null, excludePriceOnRequest: false });
    return priceHistogram(this.#table.columns, rowNumbers(rows));
  }

  /** Municipalities around the only place of the search; empty with shapes or several places. */
  neighbours(): CityCount[] {
    const { filter, facts } = this.query;
    if (facts.places.length !== 1 || shapeCount(filter) > 0) return [];
    return neighboursOf(this.#table.columns, rowNumbers(this.#rowsWith({ locationIds: [] })), facts);
  }

  #found(): RowBits {
    this.#forgetIfChanged();
    if (this.#bits === null) {
      this.#note(this.query.filter);
      this.#bits = this.#variations.found();
    }
    return this.#bits;
  }

  /** The numbers of the rows found. */
  #foundRows(): Int32Array {
    const found = this.#found();
    this.#rows ??= rowNumbers(found);
    return this.#rows;
  }

  /** The rows of the filter with some fields changed; the filter's own rows cost nothing more. */
  #rowsWith(change: Partial<SearchFilter>): RowBits {
    const { filter } = this.query;
    this.#forgetIfChanged();
    const isChanged = (Object.keys(change) as (keyof SearchFilter)[]).some((field) => change[field] !== filter[field]);
    if (!isChanged) return this.#found();
    this.#note({ ...filter, ...change });
    return this.#variations.varied(change);
  }

  #note(filter: SearchFilter): void {
    this.query.note(searchDependency(this.#table.changes, filter, factsOf(filter, this.query.facts)));
  }

  /** Drops parts that were computed before the table changed. */
  #forgetIfChanged(): void {
    if (this.#version === this.#table.version) return;
    this.#version = this.#table.version;
    this.#variations = this.#newVariations();
    this.#bits = null;
    this.#rows = null;
  }

  #newVariations(): SearchVariations {
    const { filter, facts } = this.query;
    const table = this.#table;
    const memory = new RowMemory(table.size);
    return new SearchVariations(table, filter, (varied) => {
      return conditionsOf(table, varied, { ...factsOf(varied, facts), memory });
    });
  }
}

/** Agencies matter only where the filter has an agency name. */
const factsOf = (filter: SearchFilter, facts: SearchFacts): SearchFacts => ({
  ...facts,
  agencyIds: filter.agencyName === null ? null : facts.agencyIds,
});
