import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/ending-db.ts';
import { frameAround, type MapFrame } from '../place-map.ts';
import { lakeBoundaries } from './lakes.ts';
import { drawPlaceMap, type PlaceDrawing, selectExtent } from './place-map.queries.ts';

/** A municipality among its neighbours, ready to be drawn. */
export interface PlaceMapRecord extends MapFrame, PlaceDrawing {
  name: string;
}

/** Drawn once in the life of the process: there are two thousand municipalities, and their borders change once a year. */
const drawnMaps = new WeakMap<Db, Map<number, Promise<PlaceMapRecord | null>>>();

/** The map of a municipality; null for what is none. */
export function readPlaceMap(db: Db, cityId: number): Promise<PlaceMapRecord | null> {
  const shared = sharedDb(db);
  const maps = drawnMaps.get(shared) ?? new Map<number, Promise<PlaceMapRecord | null>>();
  drawnMaps.set(shared, maps);
  const map = maps.get(cityId) ?? drawMap(shared, cityId);
  maps.set(cityId, map);
  map.catch(() => maps.delete(cityId));
  return map;
}

async function drawMap(db: Db, cityId: number): Promise<PlaceMapRecord | null> {
  const extent = await selectExtent(db, cityId);
  if (!extent) return null;
  const frame = frameAround(extent);
  const drawing = await drawPlaceMap(db, cityId, frame, lakeBoundaries());
  return { ...frame, ...drawing, name: extent.name };
}
