import { ADDED_DAYS, EMPTY_FILTER, FloorFilter, type SearchFilter } from '../search.filter.ts';
import { addedSince } from './search-conditions.ts';
import { NONE, type SearchColumns } from './search-table.ts';

/** A choice and how many homes it would leave. */
export interface FacetCount {
  value: number;
  count: number;
}

/** Counts beside the choices of a filter; sources and agencies by number. */
export interface SearchFacets {
  categories: FacetCount[];
  subCategories: FacetCount[];
  features: FacetCount[];
  floors: FacetCount[];
  added: FacetCount[];
  rooms: FacetCount[];
  withPrice: number;
  privateOnly: number;
  sources: FacetCount[];
  agencies: FacetCount[];
}

/** A search: its columns, and the rows of any variation of its filter. */
export interface Variations {
  columns: SearchColumns;
  /** The rows of the filter with some fields otherwise; the filter's own rows cost nothing more. */
  rowsWith(change: Partial<SearchFilter>): Int32Array;
}

const MOST_AGENCIES = 20;
/** Categories and subcategories lie within so many bits, features too. */
const BITS = 31;

/** How many homes each choice would leave, all other wishes kept. */
export function facetsOf({ columns, rowsWith }: Variations, now: Date): SearchFacets {
  const { subCategory, floor, added, minRooms, maxRooms, sourceType, noAgency, agencyId, agencyName } = EMPTY_FILTER;
  const byAge = rowsWith({ added });
  // The name stays: whoever types one looks for agencies of that name.
  const byAgency = countValues(columns.agencyId, rowsWith({ noAgency, agencyId }));
  return {
    categories: countBits(columns.category, rowsWith({ category: 0, subCategory })),
    subCategories: countBits(columns.subCategory, rowsWith({ subCategory })),
    features: countBits(columns.features, rowsWith({})),
    floors: floorCounts(columns.floor, rowsWith({ floor })),
    added: ADDED_DAYS.map((days) => ({ value: days, count: addedWithin(columns.addedAt, byAge, days, now) })),
    rooms: countValues(columns.rooms, rowsWith({ minRooms, maxRooms })).sort((a, b) => a.value - b.value),
    withPrice: rowsWith({ excludePriceOnRequest: true }).length,
    privateOnly: rowsWith({ noAgency: true, agencyId, agencyName }).length,
    sources: mostFirst(countValues(columns.sourceId, rowsWith({ sourceType }))),
    agencies: mostFirst(byAgency).slice(0, MOST_AGENCIES),
  };
}

function countBits(column: Int32Array, rows: Int32Array): FacetCount[] {
  const counts = new Int32Array(BITS);
  for (const row of rows) {
    for (let flags = column[row] as number; flags !== 0; flags &= flags - 1) {
      const bit = 31 - Math.clz32(flags & -flags);
      counts[bit] = (counts[bit] ?? 0) + 1;
    }
  }
  return [...counts].flatMap((count, bit) => (count > 0 ? [{ value: 2 ** bit, count }] : []));
}

/** Homes by value, those without one left out. */
function countValues(column: Int32Array | Float64Array, rows: Int32Array): FacetCount[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const value = column[row] as number;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].flatMap(([value, count]) => (value === NONE || Number.isNaN(value) ? [] : [{ value, count }]));
}

function floorCounts(column: Int32Array, rows: Int32Array): FacetCount[] {
  const counts = countValues(column, rows);
  const ground = counts.find(({ value }) => value === 0)?.count ?? 0;
  const known = counts.reduce((sum, { count }) => sum + count, 0);
  return [
    { value: FloorFilter.All, count: rows.length },
    { value: FloorFilter.GroundFloor, count: ground },
    { value: FloorFilter.NotGroundFloor, count: known - ground },
  ];
}

function addedWithin(column: Float64Array, rows: Int32Array, days: number, now: Date): number {
  if (days === 0) return rows.length;
  const since = addedSince(days, now);
  let count = 0;
  for (const row of rows) if ((column[row] as number) >= since) count += 1;
  return count;
}

const mostFirst = (counts: FacetCount[]): FacetCount[] => counts.sort((a, b) => b.count - a.count || a.value - b.value);
