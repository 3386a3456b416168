import { ChangedRows } from './changed-rows.ts';
import { RowPlaces } from './row-places.ts';
import { STEPPED_MEASURES } from './row-steps.ts';
import {
  COLUMN_NAMES,
  type ColumnName,
  columnsOf,
  MISSING,
  mercatorX,
  mercatorY,
  NO_OFFER_TYPE,
  type SearchColumns,
} from './search-columns.ts';
import { LISTED_BY, type ListName, Mark, StoredRows } from './stored-rows.ts';

/** A listing as searches see it. */
export interface SearchRow {
  id: number;
  offerType: number;
  category: number;
  subCategory: number;
  features: number;
  /** Comparable price, CHF per month or total; null on request. */
  comparablePrice: number | null;
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
  /** Name of the place, as lists ordered by place use it. */
  cityKey: string;
  sourceId: number;
  agencyId: number | null;
  lat: number | null;
  lng: number | null;
  recommendedRank: number;
}

const FIRST_CAPACITY = 1_024;
const GROWTH = 1.5;

/** The values by which a listing is listed. */
type Listed = Pick<SearchRow, ListName>;

/**
 * All public listings, column by column, with bit sets for frequent conditions beside the columns.
 *
 * A search narrows 32 listings at a time by these, and then reads the few further numbers of those that are left. Decision 036
 * gives the memory per listing.
 */
export class SearchTable {
  columns: SearchColumns;
  /** Changes since the table was filled. */
  readonly changes = new ChangedRows<SearchTable>();
  /** Grows with every change, so that results computed before it can be recognised. */
  version = 0;
  readonly #rowOf = new Map<number, number>();
  #places = new RowPlaces();
  #stored: StoredRows | null = null;
  readonly #cityCodes = new Map<string, number>();
  #cityRanks: Int32Array | null = null;

  /** @param capacity number of listings before the table grows */
  constructor(capacity = FIRST_CAPACITY) {
    this.columns = columnsOf(Math.max(1, capacity));
  }

  /** Rows in use, freed or reserved; an unused row has an offer type that no search matches. */
  get size(): number {
    return this.#places.end;
  }

  /**
   * Precomputed sets of the rows in use: built on first use, row after row, and updated from then on.
   *
   * Updates from the first listing on would take longer, as listings come in any order.
   */
  get stored(): StoredRows {
    if (this.#stored === null) {
      this.#stored = new StoredRows(this.columns.id.length);
      this.#storeRows({ from: 0, to: this.size }, this.#stored);
    }
    return this.#stored;
  }

  /** Number of listings. */
  get count(): number {
    return this.#rowOf.size;
  }

  /** The row of a listing, or null where it has none; bound, so it can be passed as a function. */
  readonly rowOf = (id: number): number | null => this.#rowOf.get(id) ?? null;

  /** Adds or replaces a listing. */
  put(offer: SearchRow): void {
    const known = this.#rowOf.get(offer.id);
    if (known !== undefined) this.#flip(known);
    const row = known ?? this.#newRow(offer.cityId ?? MISSING);
    this.#rowOf.set(offer.id, row);
    this.#list(row, known === undefined ? null : this.#listedOf(row), offer);
    this.#write(row, {
      ...offer,
      pricePerM2:
        offer.comparablePrice !== null && offer.livingSpace ? offer.comparablePrice / offer.livingSpace : null,
      cityKey: this.#cityCode(offer.cityKey),
      x: offer.lng === null ? null : mercatorX(offer.lng),
      y: offer.lat === null ? null : mercatorY(offer.lat),
    });
    this.version += 1;
  }

  /** Removes a listing; an unknown one changes nothing. */
  remove(id: number): void {
    const row = this.#rowOf.get(id);
    if (row === undefined) return;
    this.#flip(row);
    this.#list(row, this.#listedOf(row), null);
    this.#rowOf.delete(id);
    this.#places.giveBack(this.columns.cityId[row] as number, row);
    this.columns.offerType[row] = NO_OFFER_TYPE;
    this.version += 1;
  }

  /**
   * Makes the homes of a municipality adjacent, and orders municipalities by id, as districts and cantons are.
   *
   * Runs once after all are read and while the table is not in use; later listings find some reserved rows. The caller yields to
   * others after each part.
   */
  *arrange(): Generator<undefined, void> {
    const { size, columns: old } = this;
    const counts = new Map<number, number>();
    for (const part of partsOf(size)) {
      for (const row of this.#usedRows(part))
        counts.set(old.cityId[row] as number, (counts.get(old.cityId[row] as number) ?? 0) + 1);
      yield;
    }
    this.#places = new RowPlaces();
    this.#places.setAside(counts);
    const places = new Int32Array(size).fill(MISSING);
    for (const part of partsOf(size)) {
      for (const row of this.#usedRows(part)) {
        const place = this.#places.take(old.cityId[row] as number);
        places[row] = place;
        this.#rowOf.set(old.id[row] as number, place);
      }
      yield;
    }
    this.columns = columnsOf(Math.max(FIRST_CAPACITY, this.size));
    for (const name of COLUMN_NAMES) {
      const [from, to] = [old[name], this.columns[name]];
      for (let row = 0; row < size; row += 1) {
        if (places[row] !== MISSING) to[places[row] as number] = from[row] as number;
      }
      yield;
    }
    const stored = new StoredRows(this.columns.id.length);
    for (const part of partsOf(this.size)) {
      this.#storeRows(part, stored);
      yield;
    }
    this.#stored = stored;
    this.version += 1;
  }

  /** A table of the listings of the ids that are present, unchanged. */
  copyOf(ids: readonly number[]): SearchTable {
    const rows = [...new Set(ids)].map((id) => this.#rowOf.get(id)).filter((row) => row !== undefined);
    const copy = new SearchTable(rows.length);
    for (const from of rows) {
      const to = copy.#newRow(MISSING);
      for (const name of COLUMN_NAMES) copy.columns[name][to] = this.columns[name][from] as number;
      copy.#rowOf.set(this.columns.id[from] as number, to);
    }
    return copy;
  }

  /** Alphabetical rank of each city key, by the code in the column. */
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
      column[row] = values[name] ?? (column instanceof Float64Array ? Number.NaN : MISSING);
    }
    this.#flip(row);
  }

  *#usedRows({ from, to }: RowPart): Generator<number> {
    const { offerType } = this.columns;
    for (let row = from; row < to; row += 1) if (offerType[row] !== NO_OFFER_TYPE) yield row;
  }

  #storeRows(part: RowPart, stored: StoredRows): void {
    for (const row of this.#usedRows(part)) {
      this.#flip(row, stored);
      this.#list(row, null, this.#listedOf(row), stored);
    }
  }

  /** Adds a row to the precomputed sets of its values; a second call removes it again. */
  #flip(row: number, stored = this.#stored): void {
    if (stored === null) return;
    const { columns } = this;
    const floor = columns.floor[row] as number;
    const marks =
      (floor === 0 ? 1 << Mark.OnGroundFloor : 0) |
      (floor !== MISSING ? 1 << Mark.OnKnownFloor : 0) |
      (Number.isNaN(columns.comparablePrice[row]) ? 0 : 1 << Mark.Priced) |
      (columns.agencyId[row] === MISSING ? 1 << Mark.Private : 0);
    stored.offerType.flip(columns.offerType[row] as number, row);
    stored.cantonId.flip(columns.cantonId[row] as number, row);
    stored.category.flipBits(columns.category[row] as number, row);
    stored.subCategory.flipBits(columns.subCategory[row] as number, row);
    stored.features.flipBits(columns.features[row] as number, row);
    stored.marks.flipBits(marks, row);
    for (const name of STEPPED_MEASURES) stored.steps[name].flip(columns[name][row] as number, row);
  }

  /** Moves a row between lists; null means no list. */
  #list(row: number, before: Listed | null, after: Listed | null, stored = this.#stored): void {
    if (stored === null) return;
    for (const name of LISTED_BY) stored[name].move(row, before?.[name] ?? null, after?.[name] ?? null);
  }

  #listedOf(row: number): Listed {
    const { zoneId, cityId, postalCode, agencyId } = this.columns;
    const at = (column: Int32Array): number | null => (column[row] === MISSING ? null : (column[row] as number));
    return { zoneId: at(zoneId), cityId: at(cityId), postalCode: at(postalCode), agencyId: at(agencyId) };
  }

  #newRow(cityId: number): number {
    const row = this.#places.take(cityId);
    if (row >= this.columns.id.length) this.#grow();
    return row;
  }

  #grow(): void {
    const larger = columnsOf(Math.ceil(this.columns.id.length * GROWTH));
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

/** Rows from one on, up to and without another. */
interface RowPart {
  from: number;
  to: number;
}

/** Number of rows that takes some milliseconds. */
const PART_ROWS = 20_000;

function* partsOf(size: number): Generator<RowPart> {
  for (let from = 0; from < size; from += PART_ROWS) yield { from, to: Math.min(size, from + PART_ROWS) };
}

const ALPHABET = new Intl.Collator('de-CH');
