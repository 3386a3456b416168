import { flipRow, NO_ROWS, type RowBits, withCapacityFor } from './row-bits.ts';

/** A span of a measure, both ends included; infinite where it has no end. */
export interface MeasureRange {
  lowest: number;
  highest: number;
  /** Whether rows without the measure are included, too. */
  takesMissing: boolean;
}

/**
 * Rows by the steps that a measure of theirs reaches: for each ascending step a bit set of the rows that reach it.
 *
 * Four of these sets give the rows between two values; only where a value falls between two steps are single rows read.
 */
export class RowSteps {
  readonly #steps: readonly number[];
  readonly #words: number;
  readonly #reached: RowBits[];

  /** @param words initial size of the set of a step */
  constructor(steps: readonly number[], words: number) {
    this.#steps = steps;
    this.#words = words;
    this.#reached = steps.map(() => NO_ROWS);
  }

  /** Adds a row with a value to all steps that it reaches, or removes it where it is present; NaN reaches none. */
  flip(value: number, row: number): void {
    const reaches = this.#stepsUpTo(value);
    for (let step = 0; step < reaches; step += 1) {
      const set = withCapacityFor(this.#reached[step] as RowBits, row, this.#words);
      this.#reached[step] = set;
      flipRow(set, row);
    }
  }

  /** Removes the rows that surely lie within or outside a span, and returns those within. */
  split(rows: RowBits, { lowest, highest, takesMissing }: MeasureRange): RowBits {
    const below = this.#stepsUpTo(lowest);
    const above = this.#stepsUpTo(highest);
    const isOnStep = below > 0 && this.#steps[below - 1] === lowest;
    const words = rows.length;
    const mayBegin = this.#reaching(below, words);
    const begun = this.#reaching(isOnStep ? below : below + 1, words);
    const mayEnd = this.#reaching(above, words);
    const ended = this.#reaching(above + 1, words);
    const measured = this.#reaching(takesMissing ? 1 : 0, words);
    const inside = new Int32Array(words);
    for (let word = 0; word < words; word += 1) {
      const asked = rows[word] as number;
      const sure = asked & (begun[word] as number) & ~(mayEnd[word] as number);
      const open = ((mayBegin[word] as number) & ~(ended[word] as number)) | ~(measured[word] as number);
      inside[word] = sure;
      rows[word] = asked & open & ~sure;
    }
    return inside;
  }

  /** Number of steps that a value reaches. */
  #stepsUpTo(value: number): number {
    let count = 0;
    while (count < this.#steps.length && value >= (this.#steps[count] as number)) count += 1;
    return count;
  }

  /** The rows that reach so many steps, in so many words: every row reaches zero steps. */
  #reaching(steps: number, words: number): RowBits {
    if (steps === 0) return new Int32Array(words).fill(-1);
    const set = this.#reached[steps - 1];
    if (set && set.length >= words) return set;
    const longer = new Int32Array(words);
    if (set) longer.set(set);
    return longer;
  }
}

/** Equidistant steps. */
const evenly = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + (index * (to - from)) / (count - 1));

/** Frequent bounds of searches; for coordinates, a few kilometres apart all over the country. */
const STEPS = {
  /** CHF per month, then in total. */
  comparablePrice: [
    ...[500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000, 7_500],
    ...[100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_250, 1_500, 2_000, 3_000].map((price) => price * 1_000),
  ],
  rooms: evenly(1.5, 8, 14),
  /** m² */
  livingSpace: [20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 140, 160, 180, 200, 250, 300],
  /** Degrees. */
  lat: evenly(45.85, 47.8, 24),
  lng: evenly(6, 10.4, 24),
} as const;

/** A measure that is stored in steps, by the name of its column. */
export type SteppedMeasure = keyof typeof STEPS;
export const STEPPED_MEASURES = Object.keys(STEPS) as SteppedMeasure[];

/** The steps of each such measure, empty. */
export const newSteps = (words: number): Record<SteppedMeasure, RowSteps> => ({
  comparablePrice: new RowSteps(STEPS.comparablePrice, words),
  rooms: new RowSteps(STEPS.rooms, words),
  livingSpace: new RowSteps(STEPS.livingSpace, words),
  lat: new RowSteps(STEPS.lat, words),
  lng: new RowSteps(STEPS.lng, words),
});
