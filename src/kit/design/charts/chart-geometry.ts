/** A value at a moment. */
export type TimedValue = { readonly at: string; readonly value: number };

/** The number of values from `from` (inclusive) to `to` (exclusive). */
export type Bin = { readonly from: number; readonly to: number; readonly count: number };

/** A point of a chart whose width and height are 100. */
export type ChartPoint = { readonly x: number; readonly y: number };

/** A point, rounded to what can be seen, to be short in a document. */
export const chartPoint = (x: number, y: number): ChartPoint => ({ x: round(x), y: round(y) });

const round = (value: number): number => Math.round(value * 100) / 100;

/** Room above and below a line, in percent, so that its ends do not touch the frame. */
const PADDING = 12;

/**
 * Values over time as points, first at the left, highest on top; a level line runs in the middle.
 *
 * @param until where the time ends, when that is later than the last value
 */
export function timePoints(values: readonly TimedValue[], until?: string): ChartPoint[] {
  const moments = values.map(({ at }) => at);
  const times = [...moments, ...(until === undefined ? [] : [until])].map((moment) => Date.parse(moment));
  const amounts = values.map(({ value }) => value);
  const place = (value: number, all: number[], levelAt: number): number => {
    const lowest = Math.min(...all);
    const range = Math.max(...all) - lowest;
    return range === 0 ? levelAt : ((value - lowest) / range) * 100;
  };
  return values.map(({ value }, index) =>
    chartPoint(
      place(times[index] ?? 0, times, 0),
      100 - PADDING - (place(value, amounts, 50) * (100 - 2 * PADDING)) / 100,
    ),
  );
}

/** The SVG path from point to point. */
export const linePath = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** The SVG path of values that hold until the next one, the last to the right edge. */
export function stepPath(points: readonly ChartPoint[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H100`;
}

/**
 * The position of a value on the axis of a histogram, in percent from the left; null outside of it. Within a bin the value is placed
 * in proportion, so that bins of different width look equally wide.
 */
export function binPosition(bins: readonly Bin[], value: number): number | null {
  const index = bins.findIndex(({ from, to }) => value >= from && value < to);
  const bin = bins[index];
  if (bin === undefined) return null;
  return ((index + (value - bin.from) / (bin.to - bin.from)) / bins.length) * 100;
}
