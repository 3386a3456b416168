import type { GeoPoint } from '#kernel/geo.ts';

/** Cells along each side of a polygon's bounding box. */
const SIDE = 32;
/** Degrees by which rounding may move a crossing. */
const ROUNDING = 1e-9;

/** Edges of the polygon as they concern one cell. */
interface Cell {
  /** Whether the number of edges that every line to the east crosses is odd. */
  isOdd: boolean;
  /** The edges that are tested for each point: four numbers each, latitude and longitude of both ends. */
  edges: Float64Array;
}

/**
 * Whether points lie inside a polygon, by the even-odd rule, which equals the result of making a self-crossing polygon valid.
 *
 * The bounding box is cut into cells. On its first point a cell splits the edges into those that count for all its points and the
 * few that pass through it.
 *
 * So a polygon that crosses itself two hundred times costs a point no more than a plain one.
 */
export function insidePolygon(points: readonly GeoPoint[]): (lat: number, lng: number) => boolean {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const height = (north - south) / SIDE;
  const width = (east - west) / SIDE;
  const edges = points.map((a, index): Edge => ({ a, b: points.at(index - 1) as GeoPoint }));
  const cells: (Cell | undefined)[] = new Array(SIDE * SIDE);
  return (lat, lng) => {
    if (!(lat >= south && lat < north && lng >= west && lng <= east)) return false;
    const line = Math.min(SIDE - 1, Math.floor((lat - south) / height));
    const column = width > 0 ? Math.min(SIDE - 1, Math.floor((lng - west) / width)) : 0;
    cells[line * SIDE + column] ??= cellOf(edges, {
      south: south + line * height - ROUNDING,
      north: south + (line + 1) * height + ROUNDING,
      west: west + column * width - ROUNDING,
      east: west + (column + 1) * width + ROUNDING,
    });
    return isInside(cells[line * SIDE + column] as Cell, lat, lng);
  };
}

interface Edge {
  a: GeoPoint;
  b: GeoPoint;
}

interface Frame {
  south: number;
  north: number;
  west: number;
  east: number;
}

function cellOf(edges: readonly Edge[], frame: Frame): Cell {
  const passing: number[] = [];
  let isOdd = false;
  for (const { a, b } of edges) {
    const lowest = Math.min(a.lat, b.lat);
    const highest = Math.max(a.lat, b.lat);
    if (lowest === highest || highest < frame.south || lowest > frame.north) continue;
    const atSouth = lngAt(a, b, Math.max(lowest, frame.south));
    const atNorth = lngAt(a, b, Math.min(highest, frame.north));
    if (Math.max(atSouth, atNorth) < frame.west) continue;
    const isEast = Math.min(atSouth, atNorth) > frame.east;
    if (isEast && lowest < frame.south && highest > frame.north) isOdd = !isOdd;
    else passing.push(a.lat, a.lng, b.lat, b.lng);
  }
  return { isOdd, edges: Float64Array.from(passing) };
}

const lngAt = (a: GeoPoint, b: GeoPoint, lat: number): number =>
  ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng;

function isInside({ isOdd, edges }: Cell, lat: number, lng: number): boolean {
  let inside = isOdd;
  for (let index = 0; index < edges.length; index += 4) {
    const latA = edges[index] as number;
    const latB = edges[index + 2] as number;
    if (latA > lat === latB > lat) continue;
    const lngA = edges[index + 1] as number;
    const lngB = edges[index + 3] as number;
    if (lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA) inside = !inside;
  }
  return inside;
}
