import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/**
 * Updates median prices of places where homes on offer were added, removed or changed since.
 *
 * @param most largest number of due places; without it all of them
 */
export async function refreshPlacePrices(db: Db, most: number | null = null): Promise<void> {
  await sql`select refresh_place_prices(${most}::int)`.execute(db);
}

/** Whether homes were added, removed or changed since prices of places were computed. */
export async function hasDuePrices(db: Db): Promise<boolean> {
  return (await db.selectFrom('placePriceDue').select('locationId').limit(1).executeTakeFirst()) !== undefined;
}
