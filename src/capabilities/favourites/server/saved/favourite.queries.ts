import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';

/** A member's row of a home. `isSaved` is false for a home that was removed from the list. */
export interface FavouriteRow {
  id: number;
  isSaved: boolean;
}

/** Locks the lists of a member until the transaction ends. */
export async function lockLists(tx: Db, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(43, ${accountId}::int)`.execute(tx);
}

/** A member's row of a home, or null. Index: the pair of member and home. */
export async function findFavourite(db: Db, accountId: number, activeOfferId: number): Promise<FavouriteRow | null> {
  const row = await db
    .selectFrom('favourite')
    .select(['id', 'removedAt'])
    .where('accountId', '=', accountId)
    .where('activeOfferId', '=', activeOfferId)
    .executeTakeFirst();
  return row ? { id: row.id, isSaved: row.removedAt === null } : null;
}

/** Number of a member's favourites. */
export async function countFavourites(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('favourite')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Saves a public home with its present price. A home that was removed before comes back with its note.
 *
 * The home is locked until the transaction ends, so that a concurrent unpublishing finds it saved.
 *
 * @returns null where the home is not public
 */
export async function upsertFavourite(
  tx: Db,
  { accountId, activeOfferId, now }: { accountId: number; activeOfferId: number; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into favourite (account_id, active_offer_id, saved_price, saved_price_type, saved_at)
    select ${accountId}, o.id, o.price, o.price_type, ${now} from active_offer o
    where o.id = ${activeOfferId} and o.status = ${OfferStatus.Active} for share
    on conflict (account_id, active_offer_id) do update set removed_at = null
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Removes homes from a member's favourites; others are ignored. */
export async function markFavouriteRemoved(
  db: Db,
  { accountId, activeOfferIds, now }: { accountId: number; activeOfferIds: readonly number[]; now: Date },
): Promise<void> {
  await db
    .updateTable('favourite')
    .set({ removedAt: now })
    .where('accountId', '=', accountId)
    .where('activeOfferId', '=', sql<number>`any(${[...activeOfferIds]}::int[])`)
    .where('removedAt', 'is', null)
    .execute();
}

/** Sets the note on a favourite. @returns the id of the row; null where the home is not a favourite */
export async function updateNote(
  db: Db,
  { accountId, activeOfferId, note }: { accountId: number; activeOfferId: number; note: string },
): Promise<number | null> {
  const row = await db
    .updateTable('favourite')
    .set({ note })
    .where('accountId', '=', accountId)
    .where('activeOfferId', '=', activeOfferId)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes favourites that were removed before a time, with their notes. */
export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'favourite', sql`removed_at < ${before}`);
}
