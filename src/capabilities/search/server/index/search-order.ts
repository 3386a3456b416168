import { Ordering, SortOrder } from '../../search.filter.ts';
import { allRows, countRows, hasRow, type RowBits, retainAny, rowNumbers } from '../table/row-bits.ts';
import type { SearchColumns } from '../table/search-columns.ts';
import type { SearchTable } from '../table/search-table.ts';
import { memoizedByTable } from '../table/whole-table.ts';

/** Compares two rows of a table: negative when the first comes first. */
type RowOrder = (a: number, b: number) => number;

/** Number of leading rows of an order that are cached. */
const LEADERS = 8_192;
/** A table with fewer rows is read as quickly as its leaders. */
const WORTH_LEADERS = 4 * LEADERS;

/**
 * Rows of a selection that are among the first of the whole table, if they surely include the wanted ones; else null: few rows,
 * a late page, or an order with too many equal keys.
 *
 * So a page of the whole country costs the same as one of a village.
 */
export function leadersAmong(
  table: SearchTable,
  bits: RowBits,
  { order, wanted }: { order: SortOrder; wanted: number },
): Int32Array | null {
  const share = countRows(bits) / table.size;
  if (table.size < WORTH_LEADERS || share * LEADERS < 2 * wanted) return null;
  const leaders = leadersOf(table, order);
  const among = leaders && rowsAmong(leaders, bits);
  return among && among.length >= wanted ? among : null;
}

/** Rows of a list that are in a set. A plain loop: `filter` of typed arrays takes ten times as long. */
function rowsAmong(rows: Int32Array, bits: RowBits): Int32Array {
  const among = new Int32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    if (hasRow(bits, row)) among[count++] = row;
  }
  return among.subarray(0, count);
}

const leadersByOrder = memoizedByTable(() => new Map<SortOrder, Int32Array | null>());

/** All rows up to the last leader, unordered; null where they are a large part of the table. */
function leadersOf(table: SearchTable, order: SortOrder): Int32Array | null {
  const known = leadersByOrder(table);
  if (!known.has(order)) {
    const rows = leadingRows(table, rowNumbers(rowsInUse(table)), { order, wanted: LEADERS });
    // A copy: the array that was filled has room for the whole table.
    known.set(order, rows.length > table.size / 2 ? null : rows.slice());
  }
  return known.get(order) ?? null;
}

function rowsInUse({ size, stored }: SearchTable): RowBits {
  const rows = allRows(size);
  retainAny(
    rows,
    [...stored.offerType.all].map(([, ofType]) => ofType),
  );
  return rows;
}

/** Ids of a page of rows in an order. Every order ends with the id, so that it is total and pages never overlap. */
export function pageOfIds(
  table: SearchTable,
  rows: Int32Array,
  { order, from, to }: { order: SortOrder; from: number; to: number },
): number[] {
  return firstRows(leadingRows(table, rows, { order, wanted: to }), orderOf(table, order), to)
    .slice(from)
    .map((row) => table.columns.id[row] as number);
}

/** Rows sampled to estimate where the wanted ones end. */
const SAMPLE = 4_096;
/** Below this number of rows they are sorted without an estimate. */
const WORTH_A_LOOK = 4 * SAMPLE;

/**
 * Rows that come before an estimated value of the order's key, with the wanted ones among them: one plain loop reads each key once.
 *
 * Returns all rows where the estimate was wrong, as it is where most rows have no key.
 */
function leadingRows(
  { columns }: SearchTable,
  rows: Int32Array,
  { order, wanted }: { order: SortOrder; wanted: number },
): Int32Array {
  const [name, ordering] = keyOfOrder(order);
  const direction = signOf(ordering);
  const key = columns[name];
  if (!(key instanceof Float64Array) || rows.length < WORTH_A_LOOK) return rows;
  const stride = Math.floor(rows.length / SAMPLE);
  const sample: number[] = [];
  for (let index = 0; index < rows.length; index += stride) {
    const value = (key[rows[index] as number] as number) * direction;
    if (!Number.isNaN(value)) sample.push(value);
  }
  const ends = Float64Array.from(sample).sort();
  // Twice as deep as the wanted ones lie on average.
  const limit = ends[Math.ceil((2 * wanted) / stride) + 2];
  if (limit === undefined) return rows;
  const leading = new Int32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    if ((key[row] as number) * direction <= limit) leading[count++] = row;
  }
  return count < wanted ? rows : leading.subarray(0, count);
}

/**
 * The first `wanted` rows of an order, sorted.
 *
 * A small part of many rows is selected without sorting all: twice the wanted number is collected, the worse half is dropped, and
 * from then on only a row better than the worst retained one is compared again.
 */
export function firstRows(rows: Int32Array, order: RowOrder, wanted: number): number[] {
  const best: number[] = [];
  let worst: number | null = null;
  for (const row of rows) {
    if (worst !== null && order(row, worst) > 0) continue;
    best.push(row);
    if (best.length < 2 * wanted) continue;
    best.sort(order);
    best.length = wanted;
    worst = best[wanted - 1] ?? null;
  }
  return best.sort(order).slice(0, wanted);
}

type OrderKey = [column: keyof SearchColumns, ordering: Ordering, idOrdering: Ordering];

/** Factor for the difference of two values. */
const signOf = (ordering: Ordering): number => (ordering === Ordering.Desc ? -1 : 1);

/** Key and direction of each order, and the direction in which ids decide among equal keys. */
const KEYS: Partial<Record<SortOrder, OrderKey>> = {
  [SortOrder.Recommended]: ['recommendedRank', Ordering.Desc, Ordering.Desc],
  [SortOrder.DateDesc]: ['addedAt', Ordering.Desc, Ordering.Desc],
  [SortOrder.DateAsc]: ['addedAt', Ordering.Asc, Ordering.Asc],
  [SortOrder.PriceDesc]: ['comparablePrice', Ordering.Desc, Ordering.Asc],
  [SortOrder.PriceAsc]: ['comparablePrice', Ordering.Asc, Ordering.Asc],
  [SortOrder.RoomDesc]: ['rooms', Ordering.Desc, Ordering.Asc],
  [SortOrder.RoomAsc]: ['rooms', Ordering.Asc, Ordering.Asc],
  [SortOrder.SurfaceDesc]: ['livingSpace', Ordering.Desc, Ordering.Asc],
  [SortOrder.SurfaceAsc]: ['livingSpace', Ordering.Asc, Ordering.Asc],
  [SortOrder.CityDesc]: ['cityKey', Ordering.Desc, Ordering.Asc],
  [SortOrder.CityAsc]: ['cityKey', Ordering.Asc, Ordering.Asc],
  [SortOrder.SourceDesc]: ['sourceId', Ordering.Desc, Ordering.Asc],
  [SortOrder.SourceAsc]: ['sourceId', Ordering.Asc, Ordering.Asc],
};

const keyOfOrder = (order: SortOrder): OrderKey => KEYS[order] ?? ['id', Ordering.Asc, Ordering.Asc];

function orderOf(table: SearchTable, order: SortOrder): RowOrder {
  const { columns } = table;
  const [name, ordering, idOrdering] = keyOfOrder(order);
  const column = columns[name];
  const ranks = name === 'cityKey' ? table.cityRanks() : null;
  const keyOf = ranks
    ? (row: number): number => ranks[column[row] as number] as number
    : (row: number): number => column[row] as number;
  return byKey(columns.id, keyOf, signOf(ordering), signOf(idOrdering));
}

/** Orders by a key, missing keys last; equal keys by id. */
function byKey(id: Int32Array, keyOf: (row: number) => number, direction: number, idDirection: number): RowOrder {
  return (a, b) => {
    const keyA = keyOf(a);
    const keyB = keyOf(b);
    const isMissingA = Number.isNaN(keyA);
    const isMissingB = Number.isNaN(keyB);
    if (isMissingA !== isMissingB) return isMissingA ? 1 : -1;
    // Both missing: the difference is NaN, and the id decides.
    return (keyA - keyB) * direction || ((id[a] as number) - (id[b] as number)) * idDirection;
  };
}
