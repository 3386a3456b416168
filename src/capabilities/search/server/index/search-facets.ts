import { ADDED_DAYS, EMPTY_FILTER, FloorFilter, type SearchFilter } from '../../search.filter.ts';
import { countIntersection, countRows, type RowBits, rowNumbers } from '../table/row-bits.ts';
import { MISSING, type SearchColumns } from '../table/search-columns.ts';
import { Mark, type RowSets, type StoredRows } from '../table/stored-rows.ts';
import { addedSince } from './search-conditions.ts';

/** A choice and the number of homes it would leave. */
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

/** A search: its columns, their precomputed sets, and the rows of any variation of its filter. */
export interface Variations {
  columns: SearchColumns;
  stored: StoredRows;
  /** The rows of the filter with some fields changed; the filter's own rows cost nothing more. */
  rowsWith(change: Partial<SearchFilter>): RowBits;
}

const MOST_AGENCIES = 20;
/** Number of bits for categories, subcategories and features. */
const BITS = 31;

/** Number of homes that each choice would leave with all other fields of the filter unchanged. */
export function facetsOf({ columns, stored, rowsWith }: Variations, now: Date): SearchFacets {
  const { subCategory, floor, added, minRooms, maxRooms, sourceType, noAgency, agencyId, agencyName } = EMPTY_FILTER;
  // The name stays in the filter: a visitor who types a name looks for agencies with that name.
  const byAgency = countValues(columns.agencyId, rowsWith({ noAgency, agencyId }));
  return {
    categories: countFlags(stored.category, rowsWith({ category: 0, subCategory })),
    subCategories: countFlags(stored.subCategory, rowsWith({ subCategory })),
    features: countFlags(stored.features, rowsWith({})),
    floors: floorCounts(stored.marks, rowsWith({ floor })),
    added: ageCounts(columns.addedAt, rowsWith({ added }), now),
    rooms: countValues(columns.rooms, rowsWith({ minRooms, maxRooms })).sort((a, b) => a.value - b.value),
    withPrice: countRows(rowsWith({ excludePriceOnRequest: true })),
    privateOnly: countRows(rowsWith({ noAgency: true, agencyId, agencyName })),
    sources: mostFirst(countValues(columns.sourceId, rowsWith({ sourceType }))),
    agencies: mostFirst(byAgency).slice(0, MOST_AGENCIES),
  };
}

const countFlags = (sets: RowSets, rows: RowBits): FacetCount[] =>
  Array.from({ length: BITS }, (_, bit) => ({ value: 2 ** bit, count: countIntersection(rows, sets.of(bit)) })).filter(
    ({ count }) => count > 0,
  );

/** Values up to this one, halves included, are counted in an array instead of a map. */
const LISTED_VALUES = 32_768;

/** Homes by value; homes without a value are left out. */
function countValues(column: Int32Array | Float64Array, rows: RowBits): FacetCount[] {
  const listed = new Int32Array(2 * LISTED_VALUES);
  const others = new Map<number, number>();
  for (const row of rowNumbers(rows)) {
    const value = column[row] as number;
    const place = value * 2;
    if (place >= 0 && place < listed.length && (place | 0) === place) listed[place] = (listed[place] as number) + 1;
    else others.set(value, (others.get(value) ?? 0) + 1);
  }
  const counts: FacetCount[] = [];
  for (let place = 0; place < listed.length; place += 1) {
    const count = listed[place] as number;
    if (count > 0) counts.push({ value: place / 2, count });
  }
  for (const [value, count] of others) if (value !== MISSING && !Number.isNaN(value)) counts.push({ value, count });
  return counts;
}

function floorCounts(marks: RowSets, rows: RowBits): FacetCount[] {
  const ground = countIntersection(rows, marks.of(Mark.OnGroundFloor));
  const known = countIntersection(rows, marks.of(Mark.OnKnownFloor));
  return [
    { value: FloorFilter.All, count: countRows(rows) },
    { value: FloorFilter.GroundFloor, count: ground },
    { value: FloorFilter.NotGroundFloor, count: known - ground },
  ];
}

function ageCounts(column: Float64Array, rows: RowBits, now: Date): FacetCount[] {
  const choices = ADDED_DAYS.map((days) => ({ days, since: addedSince(days, now), count: 0 }));
  const earliest = addedSince(Math.max(...ADDED_DAYS), now);
  for (const row of rowNumbers(rows)) {
    const addedAt = column[row] as number;
    if (addedAt < earliest) continue;
    for (const choice of choices) if (addedAt >= choice.since) choice.count += 1;
  }
  return choices.map(({ days, count }) => ({ value: days, count: days === 0 ? countRows(rows) : count }));
}

const mostFirst = (counts: FacetCount[]): FacetCount[] => counts.sort((a, b) => b.count - a.count || a.value - b.value);
