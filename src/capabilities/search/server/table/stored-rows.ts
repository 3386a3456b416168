import { flipRow, NO_ROWS, type RowBits, retainAny, retainListed, withCapacityFor, wordCountFor } from './row-bits.ts';
import { newSteps, type RowSteps, type SteppedMeasure } from './row-steps.ts';

/** Rows by a whole number that they have: a value, or a bit of a flag set. */
export class RowSets {
  readonly #sets = new Map<number, RowBits>();
  readonly #words: number;

  /** @param words initial size of a set */
  constructor(words: number) {
    this.#words = words;
  }

  /** All sets by their number, including empty ones. */
  get all(): Iterable<[number, RowBits]> {
    return this.#sets;
  }

  /** The rows that have a number. */
  of(number: number): RowBits {
    return this.#sets.get(number) ?? NO_ROWS;
  }

  /** Retains the rows that have any of these numbers. */
  retainAny(rows: RowBits, numbers: readonly number[]): void {
    retainAny(
      rows,
      numbers.map((number) => this.of(number)),
    );
  }

  /** Adds a row to a set, or removes it when it is present. */
  flip(number: number, row: number): void {
    const known = this.of(number);
    const set = withCapacityFor(known, row, this.#words);
    if (set !== known) this.#sets.set(number, set);
    flipRow(set, row);
  }

  /** Flips the row in the set of each bit of a flag set. */
  flipBits(flags: number, row: number): void {
    for (let left = flags; left !== 0; left &= left - 1) this.flip(31 - Math.clz32(left & -left), row);
  }
}

/** Rows by a number that few of them share, as lists: one word per row, however many values there are. */
export class RowLists {
  readonly #lists = new Map<number, RowList>();

  /** The rows that have a number, unordered; valid until the next change. */
  of(number: number): Int32Array {
    const list = this.#lists.get(number);
    return list ? list.rows.subarray(0, list.count) : NO_ROWS;
  }

  /** Retains the rows that have any of these numbers. */
  retainAny(rows: RowBits, numbers: readonly number[]): void {
    retainListed(
      rows,
      numbers.map((number) => this.of(number)),
    );
  }

  /** Moves a row from the list of one number to that of another; null means no list. */
  move(row: number, from: number | null, to: number | null): void {
    if (from === to) return;
    if (from !== null) this.#takeOut(from, row);
    if (to !== null) this.#add(to, row);
  }

  #add(number: number, row: number): void {
    const list = this.#lists.get(number) ?? { rows: new Int32Array(FIRST_ROWS), count: 0 };
    if (list.count === list.rows.length) {
      const larger = new Int32Array(Math.ceil(GROWTH * list.count));
      larger.set(list.rows);
      list.rows = larger;
    }
    list.rows[list.count++] = row;
    this.#lists.set(number, list);
  }

  #takeOut(number: number, row: number): void {
    const list = this.#lists.get(number);
    const place = this.of(number).indexOf(row);
    if (!list || place < 0) return;
    list.count -= 1;
    list.rows[place] = list.rows[list.count] as number;
  }
}

interface RowList {
  rows: Int32Array;
  /** Number of words in use. */
  count: number;
}

const FIRST_ROWS = 4;
const GROWTH = 1.5;

/** Yes-or-no properties of a listing. */
export const Mark = { OnGroundFloor: 0, OnKnownFloor: 1, Priced: 2, Private: 3 } as const;

/** Columns by which rows are listed. */
export const LISTED_BY = ['zoneId', 'cityId', 'postalCode', 'agencyId'] as const;
export type ListName = (typeof LISTED_BY)[number];

/** Rows of frequent conditions: offer type, canton, flags and marks as bit sets, place and agency as lists, measures in steps. */
export class StoredRows {
  readonly offerType: RowSets;
  readonly cantonId: RowSets;
  readonly category: RowSets;
  readonly subCategory: RowSets;
  readonly features: RowSets;
  readonly marks: RowSets;
  readonly zoneId = new RowLists();
  readonly cityId = new RowLists();
  readonly postalCode = new RowLists();
  readonly agencyId = new RowLists();
  readonly steps: Record<SteppedMeasure, RowSteps>;

  /** @param rows number of rows before sets grow */
  constructor(rows: number) {
    const words = wordCountFor(rows);
    this.offerType = new RowSets(words);
    this.cantonId = new RowSets(words);
    this.category = new RowSets(words);
    this.subCategory = new RowSets(words);
    this.features = new RowSets(words);
    this.marks = new RowSets(words);
    this.steps = newSteps(words);
  }
}
