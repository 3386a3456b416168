import { bboxClip } from '@turf/bbox-clip';
import { lineString, multiPolygon } from '@turf/helpers';
import { simplify } from '@turf/simplify';
import type { Boundary, Position } from '#kernel/boundary.ts';
import type { GeoBounds } from '#kernel/geo.ts';
import { PLACE_MAP_SIZE } from '../../place-map.ts';
import { bordersBetween } from '../dataset/sources/borders.ts';
import { type MapArea, openMap, SHAPE_YEAR } from '../dataset/sources/swiss-maps.ts';

/** Margin drawn beyond the edge, in units of the drawing, so that outlines along the cut are not visible. */
const MARGIN = 8;
/** Detail that is left out, in units of the drawing. */
const TOLERANCE = 1.6;

/** SVG paths in the units of `PLACE_MAP_SIZE`; '' where a kind is absent. */
export interface PlaceOutlines {
  place: string;
  /** Lines between municipalities, each once. */
  borders: string;
  /** The cantons. */
  land: string;
  lakes: string;
}

interface PlaceShape extends MapArea {
  /** Bounding box of the municipality. */
  extent: GeoBounds;
}

interface PlaceShapes {
  municipalities: PlaceShape[];
  cantons: PlaceShape[];
  lakes: PlaceShape[];
}

let shapes: PlaceShapes | undefined;

/**
 * All shapes, read on first use: 70,000 positions, 10 MB.
 *
 * @source docs/reference/places-and-market.md, "Boundaries"
 */
function placeShapes(): PlaceShapes {
  if (shapes) return shapes;
  const map = openMap(SHAPE_YEAR);
  const [municipalities, cantons, lakes] = (['municipalities', 'cantons', 'lakes'] as const).map((layer) =>
    map.areas(layer).map((area) => ({ ...area, extent: extentOf(area.boundary) })),
  ) as [PlaceShape[], PlaceShape[], PlaceShape[]];
  shapes = { municipalities, cantons, lakes };
  return shapes;
}

/** Bounding box of a municipality; null for one without a shape. @param bfsNumber its federal number */
export function placeExtent(bfsNumber: number): GeoBounds | null {
  return shapeOf(bfsNumber)?.extent ?? null;
}

/** Draws a municipality and its surroundings within the frame. @param bfsNumber its federal number */
export function drawPlace(bfsNumber: number, frame: GeoBounds): PlaceOutlines {
  const { municipalities, cantons, lakes } = placeShapes();
  const unitsEast = PLACE_MAP_SIZE.width / (frame.east - frame.west);
  const unitsNorth = PLACE_MAP_SIZE.height / (frame.north - frame.south);
  const seen: GeoBounds = {
    west: frame.west - MARGIN / unitsEast,
    south: frame.south - MARGIN / unitsNorth,
    east: frame.east + MARGIN / unitsEast,
    north: frame.north + MARGIN / unitsNorth,
  };
  const toUnits = ([lng, lat]: Position): Position => [
    (lng - frame.west) * unitsEast,
    (frame.north - lat) * unitsNorth,
  ];
  const areas = (found: readonly PlaceShape[]): string =>
    found
      .filter(({ extent }) => isTouching(extent, seen))
      .flatMap(({ boundary }) => clippedArea(boundary, seen))
      .map((ring) => areaPath(ring.map(toUnits)))
      .join('');
  const neighbours = municipalities.filter(({ extent }) => isTouching(extent, seen));
  const borders = bordersBetween(neighbours.map(({ boundary }) => boundary))
    .flatMap((line) => clippedLine(line, seen))
    .map((line) => linePath(line.map(toUnits)));
  const place = shapeOf(bfsNumber);
  return {
    place: place ? areas([place]) : '',
    borders: borders.join(''),
    land: areas(cantons),
    lakes: areas(lakes),
  };
}

const shapeOf = (bfsNumber: number): PlaceShape | undefined =>
  placeShapes().municipalities.find(({ id }) => id === bfsNumber);

function extentOf(boundary: Boundary): GeoBounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of boundary.flat(2)) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { west, south, east, north };
}

const isTouching = (one: GeoBounds, other: GeoBounds): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;

const boxOf = ({ west, south, east, north }: GeoBounds): [number, number, number, number] => [west, south, east, north];

/** The visible parts of the rings of an area. */
function clippedArea(boundary: Boundary, seen: GeoBounds): Position[][] {
  const { coordinates } = bboxClip(multiPolygon(boundary as unknown as number[][][][]), boxOf(seen)).geometry;
  return (coordinates as unknown as Position[][][]).flat();
}

/** The visible pieces of a line. */
function clippedLine(line: readonly Position[], seen: GeoBounds): Position[][] {
  const { type, coordinates } = bboxClip(lineString(line as unknown as number[][]), boxOf(seen)).geometry;
  return (type === 'LineString' ? [coordinates] : coordinates) as unknown as Position[][];
}

function areaPath(ring: readonly Position[]): string {
  const path = linePath(ring);
  return path === '' ? '' : `${path}z`;
}

/** The path of a line in whole units, without invisible detail: its start, then the offset from each point to the next. */
function linePath(line: readonly Position[]): string {
  if (line.length < 2) return '';
  const { coordinates } = simplify(lineString(line as unknown as number[][]), {
    tolerance: TOLERANCE,
    highQuality: true,
  }).geometry;
  const [[x = 0, y = 0] = [], ...points] = coordinates.map((position) => position.map(Math.round));
  let [xBefore, yBefore] = [x, y];
  const moves: string[] = [];
  for (const [xHere = 0, yHere = 0] of points) {
    if (xHere !== xBefore || yHere !== yBefore) moves.push(`${xHere - xBefore} ${yHere - yBefore}`);
    [xBefore, yBefore] = [xHere, yHere];
  }
  return moves.length === 0 ? '' : `M${x} ${y}l${moves.join(' ')}`;
}
