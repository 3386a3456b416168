/** A set of rows as bits: row 37 is bit 5 of word 1. Rows beyond the last word are not in the set. */
export type RowBits = Int32Array;

/** No row. */
export const NO_ROWS: RowBits = new Int32Array(0);

/** Number of words for so many rows. */
export const wordCountFor = (rows: number): number => (rows + 31) >>> 5;

/** The set of the rows 0 … size-1. */
export function allRows(size: number): RowBits {
  const bits = new Int32Array(wordCountFor(size)).fill(-1);
  if ((size & 31) !== 0) bits[bits.length - 1] = (1 << (size & 31)) - 1;
  return bits;
}

/** Number of rows in the set. */
export function countRows(bits: RowBits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] as number);
  return count;
}

/** Whether a row is in the set. */
export const hasRow = (bits: RowBits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** Adds a row, or removes it when it is present. The bits must have room for it. */
export function flipRow(bits: RowBits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] as number) ^ (1 << (row & 31));
}

/** The same set with room for one more row: unchanged where it has room, else a copy of twice as many words, and at least `words`. */
export function withCapacityFor(bits: RowBits, row: number, words: number): RowBits {
  if (row >>> 5 < bits.length) return bits;
  const larger = new Int32Array(Math.max(words, 2 * bits.length, (row >>> 5) + 1));
  larger.set(bits);
  return larger;
}

/** Number of rows in both sets. */
export function countIntersection(one: RowBits, other: RowBits): number {
  const words = Math.min(one.length, other.length);
  let count = 0;
  for (let word = 0; word < words; word += 1) count += ones((one[word] as number) & (other[word] as number));
  return count;
}

/** Intersects a set with another, in place. */
export function intersectRows(bits: RowBits, others: RowBits): void {
  const words = Math.min(bits.length, others.length);
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] as number) & (others[word] as number);
  bits.fill(0, words);
}

/** Adds the rows of another set of the same table, in place. */
export function addRows(bits: RowBits, others: RowBits): void {
  const words = Math.min(bits.length, others.length);
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] as number) | (others[word] as number);
}

/** Removes the rows of another set, in place. */
export function subtractRows(bits: RowBits, others: RowBits): void {
  const words = Math.min(bits.length, others.length);
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] as number) & ~(others[word] as number);
}

/** Retains the rows that are in any of several sets, in place. */
export function retainAny(bits: RowBits, sets: readonly RowBits[]): void {
  const [first = NO_ROWS, ...others] = sets;
  if (others.length === 0) {
    intersectRows(bits, first);
    return;
  }
  const any = new Int32Array(bits.length);
  for (const set of sets) addRows(any, set);
  intersectRows(bits, any);
}

/** Retains the rows that are in any of several lists, in place. */
export function retainListed(bits: RowBits, lists: readonly Int32Array[]): void {
  const listed = new Int32Array(bits.length);
  for (const rows of lists) {
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] as number;
      listed[row >>> 5] = (listed[row >>> 5] as number) | (1 << (row & 31));
    }
  }
  intersectRows(bits, listed);
}

/** The row numbers in ascending order. */
export function rowNumbers(bits: RowBits): Int32Array {
  const rows = new Int32Array(countRows(bits));
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const first = word << 5;
    for (let left = bits[word] as number; left !== 0; left &= left - 1) {
      rows[count++] = first + 31 - Math.clz32(left & -left);
    }
  }
  return rows;
}

/** Number of ones among 32 bits, added up in pairs, fours and bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
