import type { GeoBounds } from '#kernel/geo.ts';
import type { Db } from '#platform/db/db.ts';
import { LocationType } from '../../location.ts';

/** A municipality with its name for a map. */
export interface NamedPlace {
  name: string;
  lat: number;
  lng: number;
}

/** Name of a municipality; undefined where there is none. */
export async function findCityName(db: Db, id: number): Promise<string | undefined> {
  const city = await db
    .selectFrom('location')
    .select('name')
    .where('id', '=', id)
    .where('type', '=', LocationType.City)
    .executeTakeFirst();
  return city?.name;
}

/** The best-known municipalities whose middle is within the frame, except one. */
export function listCitiesWithin(db: Db, frame: GeoBounds, but: number, limit: number): Promise<NamedPlace[]> {
  return db
    .selectFrom('location')
    .select(['name', 'lat', 'lng'])
    .where('type', '=', LocationType.City)
    .where('id', '<>', but)
    .where('lng', '>=', frame.west)
    .where('lng', '<=', frame.east)
    .where('lat', '>=', frame.south)
    .where('lat', '<=', frame.north)
    .orderBy('weight', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
