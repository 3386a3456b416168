import { type Boundary, contains } from '#kernel/boundary.ts';
import type { GeoPoint } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/ending-db.ts';
import { isAreaId } from '../../location-id.ts';
import { listAreaBoundaries, listAreaDigests, listListedAreaIds } from './area.queries.ts';
import { parsedBoundary } from './area-boundary.ts';

/** Boundaries that are kept, read; those asked for longest ago go first. */
const MOST_KEPT = 500;

const kept = new WeakMap<Db, Map<number, { digest: string; boundary: Boundary }>>();

/**
 * Boundaries of areas by id, as they are now: an import in another process counts from the next question on. The same
 * boundary is the same object. Ids of no area are left out.
 */
export async function areaBoundaries(db: Db, ids: readonly number[]): Promise<Map<number, Boundary>> {
  const wanted = ids.filter(isAreaId);
  if (wanted.length === 0) return new Map();
  const shared = sharedDb(db);
  const shapes = kept.get(shared) ?? new Map<number, { digest: string; boundary: Boundary }>();
  kept.set(shared, shapes);
  const present = await listAreaDigests(db, wanted);
  const stale = present.filter(({ id, digest }) => shapes.get(id)?.digest !== digest).map(({ id }) => id);
  const read = stale.length === 0 ? [] : await listAreaBoundaries(db, stale);
  for (const { id, digest, boundary } of read) shapes.set(id, { digest, boundary: parsedBoundary(boundary) });
  const found = present.flatMap(({ id }) => {
    const shape = shapes.get(id);
    if (!shape) return [];
    shapes.delete(id);
    shapes.set(id, shape);
    return [[id, shape.boundary] as const];
  });
  for (const id of shapes.keys()) {
    if (shapes.size <= Math.max(MOST_KEPT, wanted.length)) break;
    shapes.delete(id);
  }
  return new Map(found);
}

/** Those of the areas in which a point lies, in their order. */
export async function areasRound(db: Db, { lat, lng }: GeoPoint, ids: readonly number[]): Promise<number[]> {
  const boundaries = await areaBoundaries(db, ids);
  return ids.filter((id) => contains(boundaries.get(id) ?? [], [lng, lat]));
}

/** Ids of all areas that are found by name. */
export const listedAreaIds = (db: Db): Promise<number[]> => listListedAreaIds(db);
