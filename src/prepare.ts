import { loadPlaces } from '#capabilities/locations/server/place-loader.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';

/** Brings a database to where this version of the product expects it: tables, then places. Repeatable. */
export async function prepareDatabase(database: DatabaseHandle): Promise<void> {
  await migrate(database);
  await loadPlaces(database.db);
}
