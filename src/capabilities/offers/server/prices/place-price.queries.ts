import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/**
 * Brings median prices of places up to date with what is on offer, where homes came, went or changed since.
 *
 * @param most how many that are due; without it all of them
 */
export async function refreshPlacePrices(db: Db, most: number | null = null): Promise<void> {
  await sql`select refresh_place_prices(${most}::int)`.execute(db);
}

/** Whether homes came, went or changed since prices of places were worked out. */
export async function hasDuePrices(db: Db): Promise<boolean> {
  return (await db.selectFrom('placePriceDue').select('locationId').limit(1).executeTakeFirst()) !== undefined;
}
