import type { Bin } from '../../charts/chart-geometry.ts';

/** A part of an axis; null on a side without bound. */
export type ChosenRange = { readonly from: number | null; readonly to: number | null };

/** The values between the bars of a histogram, its two ends included. */
export const binEdges = (bins: readonly Bin[]): number[] => {
  const last = bins.at(-1);
  return last === undefined ? [] : [...bins.map((bin) => bin.from), last.to];
};

/** The numbers of the edges between which a range lies; a bound beyond the axis is at its end. The two never meet. */
export function chosenPositions(edges: readonly number[], { from, to }: ChosenRange): [low: number, high: number] {
  const last = edges.length - 1;
  const low = from === null ? 0 : Math.min(nearest(edges, from), last - 1);
  const high = to === null ? last : Math.max(nearest(edges, to), low + 1);
  return [low, high];
}

/** The range between two edges, by number; an end of the axis is no bound. */
export function rangeBetween(edges: readonly number[], [low, high]: readonly [number, number]): ChosenRange {
  return {
    from: low <= 0 ? null : (edges[low] ?? null),
    to: high >= edges.length - 1 ? null : (edges[high] ?? null),
  };
}

function nearest(edges: readonly number[], value: number): number {
  const distances = edges.map((edge) => Math.abs(edge - value));
  return distances.indexOf(Math.min(...distances));
}
