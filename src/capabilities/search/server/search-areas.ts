import type { Boundary } from '#kernel/boundary.ts';
import { EARTH_RADIUS_KM, type GeoBounds, type GeoPoint } from '#kernel/geo.ts';
import type { MapCellPosition } from '../map-cell.ts';
import type { Circle, SearchFilter } from '../search.filter.ts';
import { insidePolygon } from './inside-polygon.ts';
import { type Condition, meets } from './search-rows.ts';
import { FINEST_LEVEL, type SearchColumns } from './search-table.ts';

/** An area drawn on the map. */
export type Shape =
  | { kind: 'polygon'; points: readonly GeoPoint[] }
  | { kind: 'rectangle'; rectangle: GeoBounds }
  | { kind: 'circle'; circle: Circle };

/** All shapes of a filter, the quickest to test first. */
export const shapesOf = ({ polygons, rectangles, circles }: SearchFilter): Shape[] => [
  ...rectangles.map((rectangle): Shape => ({ kind: 'rectangle', rectangle })),
  ...circles.map((circle): Shape => ({ kind: 'circle', circle })),
  ...polygons.map((points): Shape => ({ kind: 'polygon', points })),
];

/** Whether a point, WGS84, lies in something. */
export type PointTest = (lat: number, lng: number) => boolean;

/** Whether a row lies in any of the shapes; one without a point lies in none, as NaN is inside nothing. */
export function insideAny({ lat, lng }: SearchColumns, shapes: readonly Shape[]): (row: number) => boolean {
  const tests = shapes.map(testOf);
  return (row) => tests.some((test) => test(lat[row] as number, lng[row] as number));
}

/** Rows in a cell of the map. */
export function cellCondition({ x, y }: SearchColumns, cell: MapCellPosition): Condition {
  const shift = FINEST_LEVEL - cell.level;
  return meets('cell', (row) => (x[row] as number) >> shift === cell.x && (y[row] as number) >> shift === cell.y);
}

const tests = new WeakMap<Boundary, PointTest>();

/** Whether a point lies inside a boundary, by the even-odd rule over all its lines; what is worked out is kept with it. */
export function insideBoundary(boundary: Boundary): PointTest {
  const known = tests.get(boundary);
  if (known) return known;
  const rings = boundary.flat().map((ring) => insidePolygon(ring.map(([lng, lat]) => ({ lat, lng }))));
  const test: PointTest = (lat, lng) => rings.reduce((isInside, ring) => isInside !== ring(lat, lng), false);
  tests.set(boundary, test);
  return test;
}

function testOf(shape: Shape): PointTest {
  if (shape.kind === 'rectangle') return insideRectangle(shape.rectangle);
  return shape.kind === 'circle' ? insideCircle(shape.circle) : insidePolygon(shape.points);
}

const insideRectangle =
  ({ south, west, north, east }: GeoBounds): PointTest =>
  (lat, lng) =>
    lat >= south && lat <= north && lng >= west && lng <= east;

const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = 111;

/** Within a circle on the sphere, by the haversine of the angle. */
function insideCircle({ center, radiusKm }: Circle): PointTest {
  const cosLat = Math.cos(center.lat * RADIANS);
  const reach = Math.sin(radiusKm / (2 * EARTH_RADIUS_KM)) ** 2;
  // A degree is a little more than this everywhere: the band never cuts the circle.
  const degrees = radiusKm / KM_PER_DEGREE;
  return (lat, lng) => {
    if (!(Math.abs(lat - center.lat) <= degrees)) return false;
    const north = Math.sin(((lat - center.lat) * RADIANS) / 2) ** 2;
    const east = Math.sin(((lng - center.lng) * RADIANS) / 2) ** 2;
    return north + cosLat * Math.cos(lat * RADIANS) * east <= reach;
  };
}
