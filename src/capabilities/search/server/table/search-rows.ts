import { addRows, allRows, countRows, intersectRows, type RowBits, rowNumbers } from './row-bits.ts';
import type { MeasureRange, RowSteps, SteppedMeasure } from './row-steps.ts';
import type { SearchTable } from './search-table.ts';
import type { ListName, RowSets, StoredRows } from './stored-rows.ts';

/** A condition on rows of a table. */
export interface Condition {
  /** Identifies the condition: two with one name match the same rows of a table. */
  name: string;
  /** Removes the rows that do not meet it. */
  narrow(found: RowBits, stored: StoredRows): void;
  /** Whether precomputed sets decide it, 32 rows per word, instead of single rows. */
  isPrecomputed?: true;
}

/** All rows that meet all conditions; cheap or selective ones should come first. */
export function bitsMeeting(table: Pick<SearchTable, 'size' | 'stored'>, conditions: readonly Condition[]): RowBits {
  const found = allRows(table.size);
  for (const condition of conditions) condition.narrow(found, table.stored);
  return found;
}

/** Numbers of the rows that meet all conditions. */
export const rowsMeeting = (
  table: Pick<SearchTable, 'size' | 'stored'>,
  conditions: readonly Condition[],
): Int32Array => rowNumbers(bitsMeeting(table, conditions));

type SetName = Exclude<keyof StoredRows, ListName | 'steps'>;
/** A measure, by the name of its column. */
type MeasureName = SteppedMeasure | 'pricePerM2' | 'addedAt';

/** Rows in any of these precomputed sets. */
export const inAny = (name: SetName | ListName, numbers: readonly number[]): Condition => ({
  name: `${name} ${numbers}`,
  isPrecomputed: true,
  narrow: (found, stored) => stored[name].retainAny(found, numbers),
});

/** Rows in each of these precomputed sets. */
export const inEach = (name: SetName, numbers: readonly number[]): Condition => ({
  name: `each ${name} ${numbers}`,
  isPrecomputed: true,
  narrow: (found, stored) => {
    const sets: RowSets = stored[name];
    for (const number of numbers) intersectRows(found, sets.of(number));
  },
});

// One plain loop for each kind of test and of column, so that the engine compiles it for exactly that; it visits the few
// rows that are left in each word.

/** Rows with this value. */
export const equals = (name: string, column: Int32Array, value: number): Condition => ({
  name: `${name} ${value}`,
  narrow: (found) => {
    for (let word = 0; word < found.length; word += 1) {
      const asked = found[word] as number;
      const first = word << 5;
      let taken = asked;
      for (let left = asked; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (column[first + 31 - Math.clz32(bit)] !== value) taken ^= bit;
      }
      found[word] = taken;
    }
  },
});

/** A span of values, both ends included; null is no end. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** Rows with a measure in a span; a missing one (NaN) is in no span. */
export const within = (name: MeasureName, column: Float64Array, span: Span): Condition =>
  reaching(name, column, { ...endsOf(span), takesMissing: false });

/** Rows except those with a measure outside of a span: a missing one (NaN) does not exclude a row. */
export const notOutside = (name: MeasureName, column: Float64Array, span: Span): Condition =>
  reaching(name, column, { ...endsOf(span), takesMissing: true });

const endsOf = ({ from, to }: Span): Pick<MeasureRange, 'lowest' | 'highest'> => ({
  lowest: from ?? -Infinity,
  highest: to ?? Infinity,
});

/** Rows in a word from which steps are quicker than single rows. */
const MANY_IN_WORD = 2;

function reaching(name: MeasureName, column: Float64Array, reach: MeasureRange): Condition {
  const { lowest, highest, takesMissing } = reach;
  return {
    name: `${name} ${lowest} ${highest}${takesMissing ? ' or none' : ''}`,
    narrow: (found, stored) => {
      const steps = countRows(found) > MANY_IN_WORD * found.length ? stepsOf(stored, name) : null;
      const inside = steps?.split(found, reach);
      for (let word = 0; word < found.length; word += 1) {
        const asked = found[word] as number;
        const first = word << 5;
        let left = asked;
        let taken = asked;
        for (; left !== 0; left &= left - 1) {
          const bit = left & -left;
          const value = column[first + 31 - Math.clz32(bit)] as number;
          if (!((value >= lowest && value <= highest) || (takesMissing && Number.isNaN(value)))) taken ^= bit;
        }
        found[word] = taken;
      }
      if (inside) addRows(found, inside);
    },
  };
}

const stepsOf = ({ steps }: StoredRows, name: MeasureName): RowSteps | null =>
  name in steps ? steps[name as SteppedMeasure] : null;

/** Rows that pass any other test. */
export const meets = (name: string, test: (row: number) => boolean): Condition => ({
  name,
  narrow: (found) => {
    for (let word = 0; word < found.length; word += 1) {
      const asked = found[word] as number;
      const first = word << 5;
      let taken = asked;
      for (let left = asked; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (!test(first + 31 - Math.clz32(bit))) taken ^= bit;
      }
      found[word] = taken;
    }
  },
});

/** Rows that meet all conditions of any alternative. Each alternative tests all rows, so its most selective condition comes first. */
export const either = (name: string, alternatives: readonly (readonly Condition[])[]): Condition => ({
  name,
  narrow: (found, stored) => {
    const asked = found.slice();
    found.fill(0);
    for (const alternative of alternatives) {
      const rows = asked.slice();
      for (const condition of alternative) condition.narrow(rows, stored);
      addRows(found, rows);
    }
  },
});
