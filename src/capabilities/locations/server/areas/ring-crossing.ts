import type { RawRing } from './area-rings.ts';

/** Largest number of compared pairs of edges: a few seconds. A valid outline of 200,000 corners needs a hundredth. */
const MOST_PAIRS = 3_000_000_000;

/**
 * A corner near which a closed line crosses itself; null where it does not. A sweep line runs over the edges from west to east, so
 * that each is compared with those above and below it only.
 *
 * @returns 'tangled' for an outline whose edges overlap so often that the test takes too long
 */
export function findCrossing(ring: RawRing): RawRing[number] | 'tangled' | null {
  const count = ring.length - 1;
  const x = Float64Array.from(ring, (corner) => corner[0]);
  const y = Float64Array.from(ring, (corner) => corner[1]);
  const least = (values: Float64Array, edge: number): number => Math.min(values[edge] ?? 0, values[edge + 1] ?? 0);
  const most = (values: Float64Array, edge: number): number => Math.max(values[edge] ?? 0, values[edge + 1] ?? 0);
  const order = Int32Array.from({ length: count }, (_, edge) => edge).sort((a, b) => least(x, a) - least(x, b));
  const columns = (values: Float64Array, pick: typeof least): Float64Array =>
    Float64Array.from(order, (edge) => pick(values, edge));
  const [west, east, south, north] = [columns(x, least), columns(x, most), columns(y, least), columns(y, most)];
  let pairs = 0;
  for (let one = 0; one < count; one += 1) {
    const [reach, low, high] = [east[one] as number, south[one] as number, north[one] as number];
    for (let other = one + 1; other < count && (west[other] as number) <= reach; other += 1) {
      pairs += 1;
      if ((south[other] as number) > high || (north[other] as number) < low) continue;
      const [a, b] = [order[one] as number, order[other] as number];
      if (cross(edgeOf(ring, a), edgeOf(ring, b))) return ring[a] as RawRing[number];
    }
    if (pairs > MOST_PAIRS) return 'tangled';
  }
  return null;
}

type Edge = readonly [from: RawRing[number], to: RawRing[number]];

const edgeOf = (ring: RawRing, index: number): Edge => [
  ring[index] as RawRing[number],
  ring[index + 1] as RawRing[number],
];

/** Whether two edges cross; touching, as neighbours do, does not count. */
const cross = (one: Edge, other: Edge): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0;

/** Side of an edge on which a corner lies, by its sign. */
const side = ([[ax, ay], [bx, by]]: Edge, [x, y]: RawRing[number]): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
