import { LRUCache } from 'lru-cache';
import { type Boundary, contains } from '#kernel/boundary.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import { heapBytes } from '#platform/memory/heap-bytes.ts';
import { isAreaId } from '../../location-id.ts';
import { listAreaBoundaries, listAreaDigests, listListedAreaIds } from './area.queries.ts';
import { parsedBoundary } from './area-boundary.ts';

interface Shape {
  digest: string;
  boundary: Boundary;
}

/** Size of the cache for parsed boundaries of one database; least recently used ones go first. */
const SHAPES_BYTES = 32 * 1_048_576;
/**
 * Factor for the data that searches derive from a boundary (`search-areas.ts`) and that stays cached with it: its corners once more, and
 * the edges by cells.
 */
const WORKED_OUT = 6;

const newShapes = () =>
  new LRUCache<number, Shape>({
    maxSize: SHAPES_BYTES,
    sizeCalculation: (shape) => Math.ceil(WORKED_OUT * heapBytes(shape)),
  });

const shapesByDb = new WeakMap<Db, ReturnType<typeof newShapes>>();

/**
 * Current boundaries of areas by id: an import in another process counts from the next call on. Ids of no area are left out.
 *
 * The same boundary is the same object.
 */
export async function areaBoundaries(db: Db, ids: readonly number[]): Promise<Map<number, Boundary>> {
  const wanted = ids.filter(isAreaId);
  if (wanted.length === 0) return new Map();
  const shared = sharedDb(db);
  const shapes = shapesByDb.get(shared) ?? newShapes();
  shapesByDb.set(shared, shapes);
  const present = await listAreaDigests(db, wanted);
  const known = new Map<number, Boundary>();
  for (const { id, digest } of present) {
    const shape = shapes.get(id);
    if (shape?.digest === digest) known.set(id, shape.boundary);
  }
  const unknown = present.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  for (const { id, digest, boundary } of unknown.length === 0 ? [] : await listAreaBoundaries(db, unknown)) {
    const shape = { digest, boundary: parsedBoundary(boundary) };
    shapes.set(id, shape);
    known.set(id, shape.boundary);
  }
  return new Map(present.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) as Boundary]] : [])));
}

/** The areas that contain a point, in their order. */
export async function areasAround(db: Db, { lat, lng }: GeoPoint, ids: readonly number[]): Promise<number[]> {
  const boundaries = await areaBoundaries(db, ids);
  return ids.filter((id) => contains(boundaries.get(id) ?? [], [lng, lat]));
}

/** Ids of all listed areas. */
export const listedAreaIds = (db: Db): Promise<number[]> => listListedAreaIds(db);
