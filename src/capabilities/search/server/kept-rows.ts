import type { RowBits } from './row-bits.ts';

/** Rows by something whole that they have: a value, or a bit of a flag set. */
export class RowSets {
  readonly #sets = new Map<number, RowBits>();

  /** All sets by their number, none of them known to hold a row. */
  get all(): Iterable<[number, RowBits]> {
    return this.#sets;
  }

  /** The rows that have it. */
  of(number: number): RowBits {
    return this.#sets.get(number) ?? NOBODY;
  }

  /** Bytes they take. */
  get bytes(): number {
    return [...this.#sets.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Adds a row to a set, or takes it out when it is there. */
  flip(number: number, row: number): void {
    const word = row >>> 5;
    let set = this.#sets.get(number) ?? NOBODY;
    if (word >= set.length) {
      const larger = new Int32Array(Math.max(FIRST_WORDS, 2 * set.length, word + 1));
      larger.set(set);
      this.#sets.set(number, larger);
      set = larger;
    }
    set[word] = (set[word] as number) ^ (1 << (row & 31));
  }

  /** The same for each bit of a flag set. */
  flipBits(flags: number, row: number): void {
    for (let left = flags; left !== 0; left &= left - 1) this.flip(31 - Math.clz32(left & -left), row);
  }
}

const NOBODY: RowBits = new Int32Array(0);
const FIRST_WORDS = 32;

/** What is so or not of a listing. */
export const Mark = { OnGroundFloor: 0, OnKnownFloor: 1, Priced: 2, Private: 3 } as const;

/** Rows that many searches ask for, kept as bits: by offer type and canton, by each flag, by each mark. */
export class KeptRows {
  readonly offerType = new RowSets();
  readonly cantonId = new RowSets();
  readonly category = new RowSets();
  readonly subCategory = new RowSets();
  readonly features = new RowSets();
  readonly marks = new RowSets();
}
