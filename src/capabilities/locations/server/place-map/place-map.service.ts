import { LRUCache } from 'lru-cache';
import type { GeoBounds, GeoPoint } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import { bfsNumberOf } from '../../location-id.ts';
import { withoutBrackets } from '../../name-key.ts';
import { frameAround, PLACE_MAP_SIZE, PLACE_MAP_WIDTHS_PX, pointOnMap } from '../../place-map.ts';
import { drawPlace, type PlaceOutlines, placeExtent } from './place-drawing.ts';
import { findCityName, listCitiesWithin, type NamedPlace } from './place-map.queries.ts';
import { type PlacedLabel, type PlaceLabel, placeLabels } from './place-map-labels.ts';

const MOST_LABELS = 18;

/** A municipality among its neighbours, ready to draw; best-known names first. */
export interface PlaceMapRecord extends DrawnPlace {
  labels: PlacedLabel[];
}

interface DrawnPlace extends GeoBounds, PlaceOutlines {
  name: string;
  labels: PlaceLabel[];
}

/** Size of the cache for drawn maps of one database: all two thousand municipalities take two thirds of it, and their borders change once a year. */
const MAPS_BYTES = 16 * 1_048_576;

const newMaps = () => new LRUCache<number, DrawnPlace>({ maxSize: MAPS_BYTES, sizeCalculation: heapBytes });

const drawnMaps = new WeakMap<Db, ReturnType<typeof newMaps>>();

/**
 * The map of a municipality, with the names that fit beside the marker; null for an id of no municipality.
 *
 * @param marked null where only the municipality is known
 */
export async function readPlaceMap(db: Db, cityId: number, marked: GeoPoint | null): Promise<PlaceMapRecord | null> {
  const map = await drawnMap(db, cityId);
  if (map === null) return null;
  const point = (marked && pointOnMap(map, marked)) ?? MIDDLE;
  return { ...map, labels: placeLabels(map.labels, PLACE_MAP_WIDTHS_PX, { ...point, name: map.name }) };
}

/** Position of a municipality's name when nothing in it is marked. */
const MIDDLE = { x: PLACE_MAP_SIZE.width / 2, y: PLACE_MAP_SIZE.height / 2 };

async function drawnMap(db: Db, cityId: number): Promise<DrawnPlace | null> {
  const shared = sharedDb(db);
  const maps = drawnMaps.get(shared) ?? newMaps();
  drawnMaps.set(shared, maps);
  const map = maps.get(cityId) ?? (await drawMap(shared, cityId));
  if (map) maps.set(cityId, map);
  return map;
}

async function drawMap(db: Db, cityId: number): Promise<DrawnPlace | null> {
  const name = await findCityName(db, cityId);
  const extent = name === undefined ? null : placeExtent(bfsNumberOf(cityId));
  if (name === undefined || extent === null) return null;
  const frame = frameAround(extent);
  const neighbours = await listCitiesWithin(db, frame, cityId, MOST_LABELS);
  const labels = neighbours.flatMap((place) => labelOf(frame, place) ?? []);
  return { ...frame, ...drawPlace(bfsNumberOf(cityId), frame), name, labels };
}

/** A label with the name, without the canton that distinguishes it, at its position; null outside the frame. */
function labelOf(frame: GeoBounds, place: NamedPlace): PlaceLabel | null {
  const point = pointOnMap(frame, place);
  return point && { name: withoutBrackets(place.name), x: Math.round(point.x), y: Math.round(point.y) };
}
