import polyline from '@mapbox/polyline';
import type { GeoBounds } from '#kernel/geo.ts';
import {
  boundsOfRing,
  boxRing,
  circleRing,
  joinBounds,
  pointsRing,
  type Ring,
  SWITZERLAND,
} from '#kit/map/map-geometry.ts';
import { type MapCamera, type MapView, roundedView } from '#kit/map/map-view.ts';
import { followsMap, type SearchFilter, type Shapes, shapeCount } from '../../../search.filter.ts';
import type { ResultsAddress } from '../../../search.links.ts';

/** A place of the search as the map needs it; radius of a circle of the same area, metres. */
export interface PlaceCircle {
  id: number;
  lat: number;
  lng: number;
  radius: number;
  /** Closed lines, encoded; empty where the boundary is not known. */
  boundary: readonly string[];
}

/** Factor on the radius of a place: places are seldom round, and the circle of the same area would cut their ends. */
const PLACE_MARGIN = 1.15;
/** Smallest radius of the view, kilometres: a search for the middle of a place shows its surroundings, too. */
const SMALLEST_PLACE_KM = 0.6;

/** Whether the visitor drew where to search. */
export const isDrawn = ({ filter, view }: ResultsAddress): boolean =>
  shapeCount(filter) > 0 && !followsMap(filter, view);

/** The search limited to a cell of the map: without the bound of the visible part. */
export const cellFilter = (asked: ResultsAddress): SearchFilter =>
  isDrawn(asked) ? asked.filter : { ...asked.filter, rectangles: [] };

/**
 * The search after a map move: with `searches` it follows the visible part of the map.
 *
 * Otherwise, and always where shapes were drawn, the search stays the same and only the map's position changes.
 */
export function movedSearch({ filter, view }: ResultsAddress, shown: MapView, searches: boolean): ResultsAddress {
  const { bounds, center, zoom } = roundedView(shown);
  const moved = { ...view, zoom, lat: center.lat, lng: center.lng };
  if (!searches || isDrawn({ filter, view })) return { filter, view: moved };
  return { filter: { ...filter, rectangles: [bounds], pageNumber: 1 }, view: { ...moved, area: true } };
}

/** The search limited to drawn shapes, its map around them; without shapes, to its places again. */
export function drawnSearch({ filter, view }: ResultsAddress, shapes: Shapes): ResultsAddress {
  return {
    filter: { ...filter, ...shapes, pageNumber: 1 },
    view: { ...view, area: false, zoom: null, lat: null, lng: null },
  };
}

/**
 * Camera of a search's map: from its address, else around its shapes, else around its places.
 *
 * @param places those of the filter; null while they are loading
 * @returns null when it depends on places that are loading
 */
export function searchCamera(
  { filter, view }: ResultsAddress,
  places: readonly PlaceCircle[] | null,
): MapCamera | null {
  const [area] = filter.rectangles;
  if (area && followsMap(filter, view)) return { bounds: area, isExact: true };
  const { zoom, lat, lng } = view;
  if (zoom !== null && lat !== null && lng !== null) return { center: { lat, lng }, zoom };
  const shapes = joinBounds(shapeRings(filter).map(boundsOfRing));
  if (shapes) return { bounds: shapes };
  if (filter.locationIds.length === 0) return { bounds: SWITZERLAND };
  if (places === null) return null;
  return { bounds: joinBounds(places.map((place) => placeBounds(place, filter.maxDistance))) ?? SWITZERLAND };
}

/** Outlines of the shapes of a search, for the map. */
export const shapeRings = ({ polygons, rectangles, circles }: Shapes): Ring[] => [
  ...polygons.map(pointsRing),
  ...rectangles.map(boxRing),
  ...circles.map(({ center, radiusKm }) => circleRing(center, radiusKm)),
];

/** Circles around the places of a search, by its distance; empty without a distance. */
export function rangeRings(filter: SearchFilter, places: readonly PlaceCircle[]): Ring[] {
  const { maxDistance } = filter;
  if (maxDistance === null || shapeCount(filter) > 0) return [];
  return places.map((place) => circleRing(place, place.radius / 1000 + maxDistance));
}

/** Boundaries of the searched places, as lines; a place without a known boundary gets a circle of its area, dashed. */
export function placeRings(filter: SearchFilter, places: readonly PlaceCircle[]): { known: Ring[]; round: Ring[] } {
  if (shapeCount(filter) > 0) return { known: [], round: [] };
  return {
    known: places.flatMap(boundaryRings),
    round: places
      .filter(({ boundary }) => boundary.length === 0)
      .map((place) => circleRing(place, place.radius / 1000)),
  };
}

const boundaryRings = ({ boundary }: PlaceCircle): Ring[] =>
  boundary.map((line) => polyline.decode(line).map(([lat, lng]) => [lng, lat]));

/** Bounds of a place by its boundary, else by a circle of its area; with the distance around it. */
function placeBounds(place: PlaceCircle, maxDistance: number | null): GeoBounds {
  const boundary = boundaryRings(place).flat();
  const isBoundaryAlone = boundary.length > 0 && maxDistance === null;
  const areaKm = isBoundaryAlone ? 0 : (place.radius / 1000) * PLACE_MARGIN;
  const radiusKm = Math.max(SMALLEST_PLACE_KM, areaKm) + (maxDistance ?? 0);
  return boundsOfRing([...boundary, ...circleRing(place, radiusKm)]);
}
