import type { SearchFilter } from '../../search.filter.ts';
import { RowMemory } from '../table/row-memory.ts';
import { MISSING, type SearchColumns } from '../table/search-columns.ts';
import { rowsMeeting } from '../table/search-rows.ts';
import { type SearchRow, SearchTable } from '../table/search-table.ts';
import { conditionsOf } from './search-conditions.ts';
import type { SearchFacts } from './search-facts.ts';

/** The fields of a home that decide whether a search finds it; the others only order a list. */
export type MatchableHome = Omit<SearchRow, 'cityKey' | 'recommendedRank'>;

/** A few homes that many searches are tested against, by the same conditions that answer a search. */
export class MatchableHomes {
  readonly #table: SearchTable;

  constructor(table: SearchTable) {
    this.#table = table;
  }

  /** Homes by the given rows, public or not. */
  static of(homes: readonly MatchableHome[]): MatchableHomes {
    const table = new SearchTable(homes.length);
    for (const home of homes) table.put({ ...home, cityKey: '', recommendedRank: 0 });
    return new MatchableHomes(table);
  }

  get homes(): MatchableHome[] {
    return Array.from({ length: this.#table.size }, (_, row) => homeAt(this.#table.columns, row));
  }

  /** Ids of the homes that a search finds. */
  foundBy(filter: SearchFilter, facts: SearchFacts): number[] {
    const table = this.#table;
    const rows = rowsMeeting(table, conditionsOf(table, filter, { ...facts, memory: new RowMemory(table.size) }));
    return Array.from(rows, (row) => table.columns.id[row] as number);
  }
}

function homeAt(columns: SearchColumns, row: number): MatchableHome {
  const wholeAt = (column: Int32Array): number | null => (column[row] === MISSING ? null : (column[row] as number));
  const measureAt = (column: Float64Array): number | null =>
    Number.isNaN(column[row]) ? null : (column[row] as number);
  return {
    id: columns.id[row] as number,
    offerType: columns.offerType[row] as number,
    category: columns.category[row] as number,
    subCategory: columns.subCategory[row] as number,
    features: columns.features[row] as number,
    sourceId: columns.sourceId[row] as number,
    comparablePrice: measureAt(columns.comparablePrice),
    rooms: measureAt(columns.rooms),
    livingSpace: measureAt(columns.livingSpace),
    lat: measureAt(columns.lat),
    lng: measureAt(columns.lng),
    addedAt: columns.addedAt[row] as number,
    floor: wholeAt(columns.floor),
    availableFrom: wholeAt(columns.availableFrom),
    cantonId: wholeAt(columns.cantonId),
    zoneId: wholeAt(columns.zoneId),
    cityId: wholeAt(columns.cityId),
    postalCode: wholeAt(columns.postalCode),
    agencyId: wholeAt(columns.agencyId),
  };
}
