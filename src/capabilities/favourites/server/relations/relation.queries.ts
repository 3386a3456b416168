import { sql } from 'kysely';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';
import type { UserRelations } from '../../favourite.record.ts';
import { RelationType } from '../../favourite.ts';

/** A list of a member other than the favourites. */
interface OneList {
  accountId: number;
  type: number;
}

/** Ids of the homes on each list of a member, latest first. */
export async function listRelations(db: Db, accountId: number): Promise<UserRelations> {
  const { rows } = await sql<{ type: number; ids: number[] }>`
    select ${RelationType.Favourite}::int as type, array_agg(active_offer_id order by id desc) as ids from favourite
    where account_id = ${accountId} and removed_at is null having count(*) > 0
    union all
    select type, array_agg(active_offer_id order by created_at desc, active_offer_id desc) from offer_relation
    where account_id = ${accountId} group by type`.execute(db);
  const idsOf = (type: number): number[] => rows.find((row) => row.type === type)?.ids ?? [];
  return {
    favorite: idsOf(RelationType.Favourite),
    hidden: idsOf(RelationType.Hidden),
    removedFromPrivateSeller: idsOf(RelationType.RemovedPrivateSelect),
    manualSuggestions: [],
  };
}

/** Adds a public home to a list, once. @returns whether the home is public */
export async function insertRelation(
  tx: Db,
  { accountId, type, activeOfferId, now }: OneList & { activeOfferId: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into offer_relation (account_id, type, active_offer_id, created_at)
    select ${accountId}, ${type}, id, ${now} from active_offer where id = ${activeOfferId} and status = ${OfferStatus.Active}
    on conflict (account_id, type, active_offer_id) do update set created_at = offer_relation.created_at
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Removes homes from a list. @returns how many were on it */
export async function deleteRelations(
  db: Db,
  { accountId, type, activeOfferIds }: OneList & { activeOfferIds: readonly number[] },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('offerRelation')
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .where('activeOfferId', '=', sql<number>`any(${[...activeOfferIds]}::int[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Number of homes on a list. */
export async function countRelations(db: Db, { accountId, type }: OneList): Promise<number> {
  const { count } = await db
    .selectFrom('offerRelation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A slice of the hidden homes, latest first. */
export async function listHidden(
  db: Db,
  { accountId, limit, offset }: { accountId: number; limit: number; offset: number },
): Promise<{ activeOfferId: number; hiddenAt: Date }[]> {
  return db
    .selectFrom('offerRelation')
    .select(['activeOfferId', 'createdAt as hiddenAt'])
    .where('accountId', '=', accountId)
    .where('type', '=', RelationType.Hidden)
    .orderBy('createdAt', 'desc')
    .orderBy('activeOfferId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** All homes on the lists of a member other than the favourites, for the data export. */
export const listAllRelations = (db: Db, accountId: number) =>
  db
    .selectFrom('offerRelation')
    .select(['type', 'activeOfferId', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('type')
    .orderBy('activeOfferId')
    .execute();
