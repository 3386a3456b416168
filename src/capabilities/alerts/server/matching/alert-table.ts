import { Category } from '#capabilities/offers/offer.ts';
import type { MatchableHome } from '#capabilities/search/server/search-matching.service.ts';
import type { StoredFilter } from '../../alert-filter.ts';
import { type PlaceData, PlaceLists } from './place-lists.ts';

const FIRST_CAPACITY = 64;
/**
 * Number of dead rows, in addition to a quarter of the live rows, above which the table is read again. Each change or deletion of an
 * alert leaves one dead row.
 */
const FEW_DEAD = 1_000;
const NO_ROW = -1;

/** One typed array per column. A missing bound is stored as the widest value; `marks` records whether a bound exists. */
const columnsOf = (capacity: number) => ({
  id: new Int32Array(capacity),
  marks: new Uint8Array(capacity),
  category: new Int32Array(capacity),
  minPrice: new Float64Array(capacity),
  maxPrice: new Float64Array(capacity),
  minRooms: new Float32Array(capacity),
  maxRooms: new Float32Array(capacity),
  minSpace: new Int32Array(capacity),
  maxSpace: new Int32Array(capacity),
});

type AlertColumns = ReturnType<typeof columnsOf>;
const COLUMN_NAMES = Object.keys(columnsOf(0)) as (keyof AlertColumns)[];

const Mark = { InUse: 1, Sent: 2, Rooms: 4, Space: 8, Priced: 16 } as const;

/** Marked rows. A row that is marked twice is listed once. */
export interface MarkedRows {
  isMarked: Uint8Array;
  rows: number[];
}

/** Selection of alerts for a search in the table. */
export interface AlertSelection {
  /** Whether alerts are selected even if their homes are not sent. */
  isEvenUnsent: boolean;
}

/**
 * Index of all alerts in memory, with only the numbers that are needed to find the candidates for a home. An alert that is no candidate
 * cannot fit; a search (`findEach`) decides whether a candidate fits.
 */
export class AlertTable {
  #columns = columnsOf(FIRST_CAPACITY);
  #rowOf = new Int32Array(FIRST_CAPACITY).fill(NO_ROW);
  #size = 0;
  #dead = 0;
  readonly lists = new PlaceLists();

  /** Number of alerts in the table. */
  get count(): number {
    return this.#size - this.#dead;
  }

  /** Whether it has so many dead rows that it should be read again. */
  get isWorn(): boolean {
    return this.#dead > FEW_DEAD + this.count / 4;
  }

  /** Its size in bytes. */
  get bytes(): number {
    const columns = COLUMN_NAMES.reduce((sum, name) => sum + this.#columns[name].byteLength, 0);
    return columns + this.#rowOf.byteLength + this.lists.bytes;
  }

  /** Adds or replaces an alert. It takes the filter as stored, without a conversion, because a million alerts are read at the start. */
  put(id: number, stored: StoredFilter, isSent: boolean): void {
    this.remove(id);
    const row = this.#newRow(id);
    this.#write(row, stored, isSent);
  }

  /** Removes an alert. Its row stays in the lists, marked as dead, until the table is read again. */
  remove(id: number): void {
    const row = this.#rowOf[id] ?? NO_ROW;
    if (row === NO_ROW) return;
    this.#columns.marks[row] = 0;
    this.#rowOf[id] = NO_ROW;
    this.#dead += 1;
  }

  /** An empty set of marked rows. */
  startSearch(): MarkedRows {
    return { isMarked: new Uint8Array(this.#size), rows: [] };
  }

  /** Marks the rows of the candidates for a home. */
  mark(
    home: MatchableHome,
    places: PlaceData,
    { isEvenUnsent }: AlertSelection,
    { isMarked, rows: marked }: MarkedRows,
  ): void {
    const needed = isEvenUnsent ? Mark.InUse : Mark.InUse | Mark.Sent;
    const markIfFit = (row: number): void => {
      if (isMarked[row] !== 0 || !this.#mayFit(row, home, needed)) return;
      isMarked[row] = 1;
      marked.push(row);
    };
    for (const { rows, count } of this.lists.of(home, places))
      for (let index = 0; index < count; index += 1) markIfFit(rows[index] as number);
    this.lists.eachNear(home, places, markIfFit);
  }

  /** Ids of the alerts in marked rows, ascending. */
  idsOf({ rows }: MarkedRows): Int32Array {
    const { id } = this.#columns;
    return Int32Array.from(rows, (row) => id[row] as number).sort();
  }

  #mayFit(row: number, { category, comparablePrice, rooms, livingSpace }: MatchableHome, needed: number): boolean {
    const columns = this.#columns;
    const marks = columns.marks[row] as number;
    if ((marks & needed) !== needed) return false;
    const wanted = columns.category[row] as number;
    if (wanted !== 0 && (wanted & category) === 0) return false;
    if (comparablePrice === null) {
      if (marks & Mark.Priced) return false;
    } else if (
      comparablePrice < (columns.minPrice[row] as number) ||
      comparablePrice > (columns.maxPrice[row] as number)
    )
      return false;
    if (marks & Mark.Rooms && !liesIn(rooms, columns.minRooms[row], columns.maxRooms[row])) return false;
    return !(marks & Mark.Space) || liesIn(livingSpace, columns.minSpace[row], columns.maxSpace[row]);
  }

  #newRow(id: number): number {
    if (this.#size === this.#columns.id.length) {
      const larger = columnsOf(this.#size * 2);
      for (const name of COLUMN_NAMES) larger[name].set(this.#columns[name]);
      this.#columns = larger;
    }
    if (id >= this.#rowOf.length) {
      const larger = new Int32Array(Math.max(id + 1, this.#rowOf.length * 2)).fill(NO_ROW);
      larger.set(this.#rowOf);
      this.#rowOf = larger;
    }
    const row = this.#size;
    this.#size += 1;
    this.#rowOf[id] = row;
    this.#columns.id[row] = id;
    return row;
  }

  #write(row: number, stored: StoredFilter, isSent: boolean): void {
    const columns = this.#columns;
    const { minRooms = null, maxRooms = null, minLivingSpace = null, maxLivingSpace = null } = stored;
    columns.marks[row] =
      Mark.InUse |
      (isSent ? Mark.Sent : 0) |
      (minRooms !== null || maxRooms !== null ? Mark.Rooms : 0) |
      (minLivingSpace !== null || maxLivingSpace !== null ? Mark.Space : 0) |
      (stored.excludePriceOnRequest ? Mark.Priced : 0);
    columns.category[row] = stored.category ?? Category.None;
    columns.minPrice[row] = stored.minPrice ?? -Infinity;
    columns.maxPrice[row] = stored.maxPrice ?? Infinity;
    columns.minRooms[row] = minRooms ?? -Infinity;
    columns.maxRooms[row] = maxRooms ?? Infinity;
    columns.minSpace[row] = minLivingSpace ?? 0;
    columns.maxSpace[row] = maxLivingSpace ?? LARGEST;
    this.lists.add(row, stored);
  }
}

const LARGEST = 2_147_483_647;

const liesIn = (value: number | null, from: number | undefined, to: number | undefined): boolean =>
  value !== null && value >= (from as number) && value <= (to as number);
