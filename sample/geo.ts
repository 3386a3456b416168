import type { Position } from '#kernel/boundary.ts';

const KM_PER_DEGREE = 111.195;

/** Distance as the crow flies; flat arithmetic, good to one per cent within the country. */
export function distanceKm(a: Position, b: Position): number {
  const [east, north] = offsetKm(a, b);
  return Math.hypot(east, north);
}

/** Distance to a line of positions. */
export function kmToLine(position: Position, line: readonly Position[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let [x1, y1] = offsetKm(position, line[0] ?? position);
  for (const corner of line) {
    const [x2, y2] = offsetKm(position, corner);
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
    nearest = Math.min(nearest, Math.hypot(x1 + along * dx, y1 + along * dy));
    [x1, y1] = [x2, y2];
  }
  return nearest;
}

/** The position so many kilometres to the east and north, to about ten centimetres. */
export function moved([lng, lat]: Position, eastKm: number, northKm: number): Position {
  const micro = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return [micro(lng + eastKm / kmPerDegreeEast(lat)), micro(lat + northKm / KM_PER_DEGREE)];
}

function offsetKm([lng, lat]: Position, [otherLng, otherLat]: Position): [east: number, north: number] {
  return [(otherLng - lng) * kmPerDegreeEast(lat), (otherLat - lat) * KM_PER_DEGREE];
}

const kmPerDegreeEast = (lat: number): number => KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
