/** A position on the screen, pixels. */
interface ScreenPoint {
  x: number;
  y: number;
}

const DIRECTIONS: Readonly<Record<string, ScreenPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much further a point may be straight ahead than aside to be the next one. */
const SIDEWAYS_COST = 2;

/**
 * Finds the point that an arrow key leads to from another: the nearest in that direction, straight ahead before aside.
 *
 * @param key as keyboard events name it
 * @returns null for other keys, and where nothing lies in that direction
 */
export function nextInDirection<Key>(
  key: string,
  from: ScreenPoint,
  points: Iterable<readonly [Key, ScreenPoint]>,
): Key | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  let nearest: { key: Key; cost: number } | null = null;
  for (const [name, { x, y }] of points) {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = ahead + aside * SIDEWAYS_COST;
    if (ahead > 0 && (nearest === null || cost < nearest.cost)) nearest = { key: name, cost };
  }
  return nearest?.key ?? null;
}
