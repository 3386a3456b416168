import type { KeptRows, RowSets } from './kept-rows.ts';
import { addRows, allRows, keepAny, keepCommon, type RowBits, rowNumbers } from './row-bits.ts';
import type { SearchTable } from './search-table.ts';

/** What rows are asked for. */
export interface Condition {
  /** Says which rows it means: two of one name mean the same rows of a table. */
  name: string;
  /** Takes out of the rows found those that do not meet it. */
  narrow(found: RowBits, kept: KeptRows): void;
  /** Whether it is told by what is kept ready, a word for 32 rows, instead of row by row. */
  isKept?: true;
}

/** All rows that meet all conditions; what is cheap, or drops most rows, had better come first. */
export function bitsMeeting(table: Pick<SearchTable, 'size' | 'kept'>, conditions: readonly Condition[]): RowBits {
  const found = allRows(table.size);
  for (const condition of conditions) condition.narrow(found, table.kept);
  return found;
}

/** Their numbers. */
export const rowsMeeting = (table: Pick<SearchTable, 'size' | 'kept'>, conditions: readonly Condition[]): Int32Array =>
  rowNumbers(bitsMeeting(table, conditions));

type KeptName = keyof KeptRows;

/** Rows in any of these kept sets. */
export const inAny = (name: KeptName, numbers: readonly number[]): Condition => ({
  name: `${name} ${numbers}`,
  isKept: true,
  narrow: (found, kept) =>
    keepAny(
      found,
      numbers.map((number) => kept[name].of(number)),
    ),
});

/** Rows in each of these kept sets. */
export const inEach = (name: KeptName, numbers: readonly number[]): Condition => ({
  name: `each ${name} ${numbers}`,
  isKept: true,
  narrow: (found, kept) => {
    const sets: RowSets = kept[name];
    for (const number of numbers) keepCommon(found, sets.of(number));
  },
});

// One plain loop for each kind of test and of column: the engine compiles it for exactly that, and it runs through the few
// rows that are left in each word.

/** Rows with this value. */
export const equals = (name: string, column: Int32Array, value: number): Condition => ({
  name: `${name} ${value}`,
  narrow: (found) => {
    for (let word = 0; word < found.length; word += 1) {
      const asked = found[word] as number;
      const first = word << 5;
      let kept = asked;
      for (let left = asked; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (column[first + 31 - Math.clz32(bit)] !== value) kept ^= bit;
      }
      found[word] = kept;
    }
  },
});

/** A span of values, both ends included; null is no end. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** Rows with a measure in a span; a missing one (NaN) lies nowhere. */
export const within = (name: string, column: Float64Array, { from, to }: Span): Condition => {
  const lowest = from ?? -Infinity;
  const highest = to ?? Infinity;
  return {
    name: `${name} ${lowest} ${highest}`,
    narrow: (found) => {
      for (let word = 0; word < found.length; word += 1) {
        const asked = found[word] as number;
        const first = word << 5;
        let kept = asked;
        for (let left = asked; left !== 0; left &= left - 1) {
          const bit = left & -left;
          const value = column[first + 31 - Math.clz32(bit)] as number;
          if (!(value >= lowest && value <= highest)) kept ^= bit;
        }
        found[word] = kept;
      }
    },
  };
};

/** Rows without a measure outside of a span: a missing one (NaN) does not count against them. */
export const notOutside = (name: string, column: Float64Array, { from, to }: Span): Condition => {
  const lowest = from ?? -Infinity;
  const highest = to ?? Infinity;
  return {
    name: `${name} ${lowest} ${highest} or none`,
    narrow: (found) => {
      for (let word = 0; word < found.length; word += 1) {
        const asked = found[word] as number;
        const first = word << 5;
        let kept = asked;
        for (let left = asked; left !== 0; left &= left - 1) {
          const bit = left & -left;
          const value = column[first + 31 - Math.clz32(bit)] as number;
          if (value < lowest || value > highest) kept ^= bit;
        }
        found[word] = kept;
      }
    },
  };
};

/** Rows for which anything else is true. */
export const meets = (name: string, test: (row: number) => boolean): Condition => ({
  name,
  narrow: (found) => {
    for (let word = 0; word < found.length; word += 1) {
      const asked = found[word] as number;
      const first = word << 5;
      let kept = asked;
      for (let left = asked; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (!test(first + 31 - Math.clz32(bit))) kept ^= bit;
      }
      found[word] = kept;
    }
  },
});

/** Rows that meet all conditions of any alternative. Each is asked about all rows: what drops most comes first in it. */
export const either = (name: string, alternatives: readonly (readonly Condition[])[]): Condition => ({
  name,
  narrow: (found, kept) => {
    const asked = found.slice();
    found.fill(0);
    for (const alternative of alternatives) {
      const rows = asked.slice();
      for (const condition of alternative) condition.narrow(rows, kept);
      addRows(found, rows);
    }
  },
});
