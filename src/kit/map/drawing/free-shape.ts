import { lineString } from '@turf/helpers';
import { simplify } from '@turf/simplify';

/** A corner in a plane: pixels of a screen, or degrees. */
export type Corner = readonly [x: number, y: number];

/** Tremor of a hand that makes no corner, pixels. */
const TREMBLE_PX = 2;
/** Smaller areas are a slip of the hand, square pixels. */
const SMALLEST_AREA_PX = 400;
/** Loops smaller than this share of the largest come from overshooting while closing. */
const SMALLEST_LOOP = 0.05;

/**
 * The areas that a line drawn by hand encloses once its end is joined to its beginning, with few corners. A line that crosses itself
 * encloses several.
 *
 * @param line in pixels
 * @param maxCorners of one area
 * @returns none if the line encloses no area of relevant size
 */
export function enclosedAreas(line: readonly Corner[], maxCorners: number): Corner[][] {
  return simpleLoops(withFewCorners(line, maxCorners)).filter((loop) => areaOf(loop) >= SMALLEST_AREA_PX);
}

function withFewCorners(line: readonly Corner[], maxCorners: number): Corner[] {
  if (line.length < 3) return [];
  for (let tolerance = TREMBLE_PX; ; tolerance *= 1.5) {
    // Closed first: otherwise the line between end and beginning would not be simplified.
    const { coordinates } = simplify(lineString([...line, line[0] as Corner].map((corner) => [...corner])), {
      tolerance,
      highQuality: true,
    }).geometry;
    const corners = coordinates.slice(0, -1) as unknown as Corner[];
    if (corners.length <= maxCorners) return corners;
  }
}

/**
 * Splits a closed line that crosses itself into loops that do not: an eight into two. Loops that are tiny beside the largest
 * are left out.
 *
 * @param corners each once, the last joined to the first
 */
export function simpleLoops(corners: readonly Corner[]): Corner[][] {
  const loops = partedLoops(corners).sort((one, other) => areaOf(other) - areaOf(one));
  const least = areaOf(loops[0] ?? []) * SMALLEST_LOOP;
  return loops.filter((loop, index) => index === 0 || areaOf(loop) >= least);
}

function partedLoops(corners: readonly Corner[]): Corner[][] {
  if (corners.length < 3) return [];
  for (let first = 0; first < corners.length - 2; first += 1) {
    for (let second = first + 2; second < corners.length; second += 1) {
      if (first === 0 && second === corners.length - 1) continue;
      const crossing = crossingOf(edgeAt(corners, first), edgeAt(corners, second));
      if (crossing === null) continue;
      const inner = [crossing, ...corners.slice(first + 1, second + 1)];
      const outer = [...corners.slice(0, first + 1), crossing, ...corners.slice(second + 1)];
      return [...partedLoops(outer), ...partedLoops(inner)];
    }
  }
  return [[...corners]];
}

type Edge = readonly [Corner, Corner];

const edgeAt = (corners: readonly Corner[], index: number): Edge => [
  corners[index] as Corner,
  corners[(index + 1) % corners.length] as Corner,
];

/** Where two edges cross between their ends; null where they do not. */
function crossingOf([[ax, ay], [bx, by]]: Edge, [[cx, cy], [dx, dy]]: Edge): Corner | null {
  const denominator = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (denominator === 0) return null;
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / denominator;
  const across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / denominator;
  if (along <= 0 || along >= 1 || across <= 0 || across >= 1) return null;
  return [ax + along * (bx - ax), ay + along * (by - ay)];
}

/** The area within a closed line, in squares of its unit. */
function areaOf(corners: readonly Corner[]): number {
  let doubled = 0;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Corner;
    doubled += x * nextY - nextX * y;
  }
  return Math.abs(doubled) / 2;
}
