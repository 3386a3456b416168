import type { Boundary, Position } from '#kernel/boundary.ts';
import { EARTH_RADIUS_KM, type GeoBounds, type GeoPoint } from '#kernel/geo.ts';
import type { MapCellPosition } from '../../map-cell.ts';
import type { Circle, SearchFilter } from '../../search.filter.ts';
import type { RowTest } from '../table/row-memory.ts';
import { FINEST_LEVEL, type SearchColumns } from '../table/search-columns.ts';
import { type Condition, meets, within } from '../table/search-rows.ts';
import { insidePolygon } from './inside-polygon.ts';

/** An area drawn on the map. */
export type Shape =
  | { kind: 'polygon'; points: readonly GeoPoint[] }
  | { kind: 'rectangle'; rectangle: GeoBounds }
  | { kind: 'circle'; circle: Circle };

/** All shapes of a filter, the quickest to test first. */
export const searchShapesOf = ({ polygons, rectangles, circles }: SearchFilter): Shape[] => [
  ...rectangles.map((rectangle): Shape => ({ kind: 'rectangle', rectangle })),
  ...circles.map((circle): Shape => ({ kind: 'circle', circle })),
  ...polygons.map((points): Shape => ({ kind: 'polygon', points })),
];

/** Whether a point, WGS84, lies in something. */
export type PointTest = (lat: number, lng: number) => boolean;

/**
 * Rows in a shape: first those in its bounding box, as two plain loops drop nearly all others. A row without coordinates lies in
 * none, as NaN is inside nothing.
 *
 * @param remember stores slow tests, see `RowMemory.remembered`
 */
export function insideShape(
  columns: SearchColumns,
  shape: Shape,
  remember: (make: () => RowTest) => RowTest,
): Condition[] {
  const inFrame = insideFrame(columns, frameOfShape(shape));
  if (shape.kind === 'rectangle') return inFrame;
  if (shape.kind === 'polygon') {
    const { points } = shape;
    return [...inFrame, atPoint(columns, 'polygon', () => insidePolygon(points), remember)];
  }
  const { circle } = shape;
  return [...inFrame, atPoint(columns, 'circle', () => insideCircle(circle))];
}

/** Bounding box of a shape. */
export function frameOfShape(shape: Shape): GeoBounds {
  if (shape.kind === 'rectangle') return shape.rectangle;
  if (shape.kind === 'circle') return frameOfCircle(shape.circle);
  return frameOf(shape.points.map(({ lat, lng }): Position => [lng, lat]));
}

/** Rows in a named area. */
export const insideArea = (
  columns: SearchColumns,
  boundary: Boundary,
  remember: (make: () => RowTest) => RowTest,
): Condition[] => [
  ...insideFrame(columns, frameOf(boundary.flat(2))),
  atPoint(columns, 'area', () => insideBoundary(boundary), remember),
];

function atPoint(
  { lat, lng }: SearchColumns,
  name: string,
  test: () => PointTest,
  remember = (make: () => RowTest): RowTest => make(),
): Condition {
  const isInside = remember(() => {
    const isAt = test();
    return (row) => isAt(lat[row] as number, lng[row] as number);
  });
  return meets(name, isInside);
}

const insideFrame = ({ lat, lng }: SearchColumns, { south, west, north, east }: GeoBounds): Condition[] => [
  within('lat', lat, { from: south, to: north }),
  within('lng', lng, { from: west, to: east }),
];

function frameOf(positions: readonly Position[]): GeoBounds {
  const frame = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const [lng, lat] of positions) {
    frame.south = Math.min(frame.south, lat);
    frame.north = Math.max(frame.north, lat);
    frame.west = Math.min(frame.west, lng);
    frame.east = Math.max(frame.east, lng);
  }
  return frame;
}

/** Rows in a cell of the map. */
export function cellCondition({ x, y }: SearchColumns, cell: MapCellPosition): Condition {
  const shift = FINEST_LEVEL - cell.level;
  return meets('cell', (row) => (x[row] as number) >> shift === cell.x && (y[row] as number) >> shift === cell.y);
}

const tests = new WeakMap<Boundary, PointTest>();

/** Whether a point lies inside a boundary, by the even-odd rule over all its lines; the result is cached with the boundary. */
export function insideBoundary(boundary: Boundary): PointTest {
  const known = tests.get(boundary);
  if (known) return known;
  const rings = boundary.flat().map((ring) => insidePolygon(ring.map(([lng, lat]) => ({ lat, lng }))));
  const test: PointTest = (lat, lng) => rings.reduce((isInside, ring) => isInside !== ring(lat, lng), false);
  tests.set(boundary, test);
  return test;
}

const RADIANS = Math.PI / 180;
/** Degrees by which rounding may move the edge of a bounding box. */
const ROUNDING = 1e-9;

/** Bounding box of a circle: from west to east it reaches farthest where a meridian touches it, nearer the pole than its middle. */
function frameOfCircle({ center, radiusKm }: Circle): GeoBounds {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const high = angle / RADIANS + ROUNDING;
  const reachesPole = angle + Math.abs(center.lat * RADIANS) >= Math.PI / 2;
  const wide = reachesPole
    ? Infinity
    : Math.asin(Math.sin(angle) / Math.cos(center.lat * RADIANS)) / RADIANS + ROUNDING;
  return {
    south: center.lat - high,
    north: center.lat + high,
    west: center.lng - wide,
    east: center.lng + wide,
  };
}

/** Within a circle on the sphere, by the haversine of the angle. */
function insideCircle({ center, radiusKm }: Circle): PointTest {
  const cosLat = Math.cos(center.lat * RADIANS);
  const reach = Math.sin(radiusKm / (2 * EARTH_RADIUS_KM)) ** 2;
  return (lat, lng) => {
    const north = Math.sin(((lat - center.lat) * RADIANS) / 2) ** 2;
    const east = Math.sin(((lng - center.lng) * RADIANS) / 2) ** 2;
    return north + cosLat * Math.cos(lat * RADIANS) * east <= reach;
  };
}
