import { ChangedRows } from './changed-rows.ts';
import { KeptRows, Mark } from './kept-rows.ts';

/** A listing as searches see it. */
export interface SearchRow {
  id: number;
  offerType: number;
  category: number;
  subCategory: number;
  features: number;
  /** Comparable price, CHF per month or total; null on request. */
  price: number | null;
  rooms: number | null;
  /** m² */
  livingSpace: number | null;
  floor: number | null;
  /** Days since 1970. */
  availableFrom: number | null;
  /** Milliseconds since 1970. */
  addedAt: number;
  cantonId: number | null;
  zoneId: number | null;
  cityId: number | null;
  postalCode: number | null;
  /** Name of the place, as lists by place order it. */
  cityKey: string;
  sourceId: number;
  agencyId: number | null;
  lat: number | null;
  lng: number | null;
  recommendedRank: number;
}

/** Cells of the finest grid of the map along one side of the Mercator world: 2^30. */
export const FINEST_LEVEL = 30;
/** In the columns of ids and numbers: there is none. NaN says the same in the measured columns. */
export const NONE = -2_147_483_648;
const NO_OFFER_TYPE = 255;
const FIRST_CAPACITY = 1_024;

/** A row per listing in each column; a number that is missing is `NONE` or, among measured ones, NaN. */
const columnsOf = (capacity: number) => ({
  id: new Int32Array(capacity),
  offerType: new Uint8Array(capacity),
  category: new Int32Array(capacity),
  subCategory: new Int32Array(capacity),
  features: new Int32Array(capacity),
  price: new Float64Array(capacity),
  pricePerM2: new Float64Array(capacity),
  rooms: new Float64Array(capacity),
  livingSpace: new Float64Array(capacity),
  floor: new Int32Array(capacity),
  availableFrom: new Int32Array(capacity),
  addedAt: new Float64Array(capacity),
  cantonId: new Int32Array(capacity),
  zoneId: new Int32Array(capacity),
  cityId: new Int32Array(capacity),
  postalCode: new Int32Array(capacity),
  cityKey: new Int32Array(capacity),
  sourceId: new Int32Array(capacity),
  agencyId: new Int32Array(capacity),
  lat: new Float64Array(capacity),
  lng: new Float64Array(capacity),
  /** Column and line of the home in the finest grid, from west and from north. */
  x: new Int32Array(capacity),
  y: new Int32Array(capacity),
  recommendedRank: new Float64Array(capacity),
});

/** The columns of all listings, side by side in memory. */
export type SearchColumns = ReturnType<typeof columnsOf>;
type ColumnName = keyof SearchColumns;

/**
 * All public listings, column by column, and beside the columns what many searches ask for as bits: a search narrows 32
 * listings at a time by these and then reads the few numbers it asks about of those that are left. Decision 036 says what a
 * listing takes.
 */
export class SearchTable {
  columns: SearchColumns;
  /** What changed since it was filled. */
  readonly changes = new ChangedRows<SearchTable>();
  /** What is kept ready of the rows in use. */
  readonly kept = new KeptRows();
  /** Rows in use or free again; a free row has an offer type nobody asks for. */
  size = 0;
  /** Grows with every change, so that what was worked out before it can be told. */
  version = 0;
  readonly #rowOf = new Map<number, number>();
  readonly #freeRows: number[] = [];
  readonly #cityCodes = new Map<string, number>();
  #cityRanks: Int32Array | null = null;

  /** @param capacity listings it has room for before it grows */
  constructor(capacity = FIRST_CAPACITY) {
    this.columns = columnsOf(Math.max(1, capacity));
  }

  /** Listings it holds. */
  get count(): number {
    return this.#rowOf.size;
  }

  /** The row of a listing, or null where it has none; may be handed on by itself. */
  readonly rowOf = (id: number): number | null => this.#rowOf.get(id) ?? null;

  /** Adds a listing or replaces what was known of it. */
  put(offer: SearchRow): void {
    const known = this.#rowOf.get(offer.id);
    if (known !== undefined) this.#flip(known);
    const row = known ?? this.#freeRows.pop() ?? this.#newRow();
    this.#rowOf.set(offer.id, row);
    this.#write(row, {
      ...offer,
      pricePerM2: offer.price !== null && offer.livingSpace ? offer.price / offer.livingSpace : null,
      cityKey: this.#cityCode(offer.cityKey),
      x: offer.lng === null ? null : mercatorX(offer.lng),
      y: offer.lat === null ? null : mercatorY(offer.lat),
    });
    this.version += 1;
  }

  /** Forgets a listing; an unknown one changes nothing. */
  remove(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#flip(row);
    this.#rowOf.delete(id);
    this.#freeRows.push(row);
    this.columns.offerType[row] = NO_OFFER_TYPE;
    this.version += 1;
  }

  /** A table of those of the listings that are here, as they are. */
  copyOf(ids: readonly number[]): SearchTable {
    const rows = [...new Set(ids)].map((id) => this.#rowOf.get(id)).filter((row) => row !== undefined);
    const copy = new SearchTable(rows.length);
    for (const name of COLUMN_NAMES) {
      for (const [to, from] of rows.entries()) copy.columns[name][to] = this.columns[name][from] as number;
    }
    for (const [to, from] of rows.entries()) {
      copy.#rowOf.set(this.columns.id[from] as number, to);
      copy.#flip(to);
    }
    copy.size = rows.length;
    return copy;
  }

  /** The place of each city key in the alphabet, by the code that the column holds. */
  cityRanks(): Int32Array {
    if (this.#cityRanks) return this.#cityRanks;
    const ranks = new Int32Array(this.#cityCodes.size);
    const byName = [...this.#cityCodes].sort(([a], [b]) => ALPHABET.compare(a, b));
    for (const [rank, [, code]] of byName.entries()) ranks[code] = rank;
    this.#cityRanks = ranks;
    return ranks;
  }

  #write(row: number, values: Record<ColumnName, number | null>): void {
    for (const name of COLUMN_NAMES) {
      const column = this.columns[name];
      column[row] = values[name] ?? (column instanceof Float64Array ? Number.NaN : NONE);
    }
    this.#flip(row);
  }

  /** Adds a row to what is kept ready of its values; done once more, takes it out again. */
  #flip(row: number): void {
    const { columns, kept } = this;
    const floor = columns.floor[row] as number;
    const marks =
      (floor === 0 ? 1 << Mark.OnGroundFloor : 0) |
      (floor !== NONE ? 1 << Mark.OnKnownFloor : 0) |
      (Number.isNaN(columns.price[row]) ? 0 : 1 << Mark.Priced) |
      (columns.agencyId[row] === NONE ? 1 << Mark.Private : 0);
    kept.offerType.flip(columns.offerType[row] as number, row);
    kept.cantonId.flip(columns.cantonId[row] as number, row);
    kept.category.flipBits(columns.category[row] as number, row);
    kept.subCategory.flipBits(columns.subCategory[row] as number, row);
    kept.features.flipBits(columns.features[row] as number, row);
    kept.marks.flipBits(marks, row);
  }

  #newRow(): number {
    if (this.size === this.columns.id.length) this.#grow();
    this.size += 1;
    return this.size - 1;
  }

  #grow(): void {
    const larger = columnsOf(this.columns.id.length * 2);
    for (const name of COLUMN_NAMES) larger[name].set(this.columns[name]);
    this.columns = larger;
  }

  #cityCode(key: string): number {
    const known = this.#cityCodes.get(key);
    if (known !== undefined) return known;
    this.#cityCodes.set(key, this.#cityCodes.size);
    this.#cityRanks = null;
    return this.#cityCodes.size - 1;
  }
}

const COLUMN_NAMES = Object.keys(columnsOf(0)) as ColumnName[];
const ALPHABET = new Intl.Collator('de-CH');
const WORLD = 2 ** FINEST_LEVEL;

const inWorld = (share: number): number => Math.min(WORLD - 1, Math.max(0, Math.floor(share * WORLD)));

/** Column of a longitude in the finest grid, 0 … 2^30-1 from west. */
export const mercatorX = (lng: number): number => inWorld(lng / 360 + 0.5);

/** Line of a latitude in the finest grid, 0 … 2^30-1 from north. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return inWorld(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}
