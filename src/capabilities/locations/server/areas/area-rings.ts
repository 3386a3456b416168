import type { Position } from '#kernel/boundary.ts';
import { lv95ToWgs84 } from '../dataset/sources/lv95.ts';

/** The reason why an area cannot be imported: the message is for the operator. */
export class AreaError extends Error {}

/** A closed line as in the file. */
export type RawRing = readonly (readonly [x: number, y: number])[];

/** All rings of an area: polygons, each an outer ring and its holes. */
export type RawBoundary = readonly (readonly RawRing[])[];

/** Largest number of corners of one area: more than any town has in its finest survey. */
const MOST_CORNERS = 200_000;
const LEAST_CORNERS = 3;

/** Parses the coordinates of a Polygon or MultiPolygon; open lines are closed. @throws AreaError */
export function readBoundary(geometry: unknown): RawBoundary {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  if (type !== 'Polygon' && type !== 'MultiPolygon') {
    throw new AreaError(
      `it is ${type === undefined ? 'without a shape' : `a ${String(type).slice(0, 30)}`}, not a polygon`,
    );
  }
  const polygons = listOf(type === 'Polygon' ? [coordinates] : coordinates);
  const boundary = polygons.map((polygon) => listOf(polygon).map(readRing));
  if (boundary.length === 0 || boundary.some((rings) => rings.length === 0))
    throw new AreaError('it is without a shape');
  const corners = boundary.flat().reduce((sum, ring) => sum + ring.length - 1, 0);
  if (corners > MOST_CORNERS) throw new AreaError(`it has ${corners} corners, at most ${MOST_CORNERS} are taken`);
  return boundary;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new AreaError('its coordinates are not as GeoJSON has them');
  return value;
}

function readRing(value: unknown): RawRing {
  const ring = listOf(value).map((position): readonly [number, number] => {
    const [x, y] = listOf(position);
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) {
      throw new AreaError('its coordinates are not numbers');
    }
    return [x, y];
  });
  const open = withoutRepeats(ring);
  if (open.length < LEAST_CORNERS) throw new AreaError('a line of it encloses nothing');
  return [...open, open[0] as readonly [number, number]];
}

/** Corners without repeats, without the one that closes the line. */
function withoutRepeats(ring: RawRing): RawRing {
  const isSame = (one: RawRing[number] | undefined, other: RawRing[number] | undefined): boolean =>
    one?.[0] === other?.[0] && one?.[1] === other?.[1];
  const corners = ring.filter((corner, index) => index === 0 || !isSame(corner, ring[index - 1]));
  return corners.length > 1 && isSame(corners[0], corners.at(-1)) ? corners.slice(0, -1) : corners;
}

/** Bounds of Switzerland in each coordinate system, and the message for a system that is not supported. */
const SYSTEMS = [
  { name: 'degrees', x: [5.8, 10.7], y: [45.6, 48], read: ([x, y]: Corner): Position => [x, y] },
  { name: 'LV95', x: [2_480_000, 2_840_000], y: [1_070_000, 1_300_000], read: ([x, y]: Corner) => lv95ToWgs84(x, y) },
  { name: 'degrees with the latitude first', x: [45.6, 48], y: [5.8, 10.7], read: null },
  { name: 'LV95 with north first', x: [1_070_000, 1_300_000], y: [2_480_000, 2_840_000], read: null },
  { name: 'the old grid LV03 (EPSG:21781)', x: [480_000, 840_000], y: [70_000, 300_000], read: null },
  { name: 'Web Mercator (EPSG:3857)', x: [645_000, 1_192_000], y: [5_720_000, 6_110_000], read: null },
] as const;

type Corner = readonly [x: number, y: number];

/** Returns the converter of corners, by the range of their coordinates. @throws AreaError for a system that is not supported */
export function readerOf(boundary: RawBoundary): (corner: Corner) => Position {
  const corners = boundary.flat(2) as unknown as Corner[];
  const system = SYSTEMS.find(({ x, y }) => corners.every((corner) => isIn(x, corner[0]) && isIn(y, corner[1])));
  if (system === undefined)
    throw new AreaError('it does not lie in Switzerland, neither in degrees (WGS84) nor in LV95');
  if (system.read === null) throw new AreaError(`its coordinates are ${system.name}: degrees (WGS84) or LV95 are read`);
  return system.read;
}

const isIn = ([least, most]: readonly [number, number], value: number): boolean => value >= least && value <= most;
