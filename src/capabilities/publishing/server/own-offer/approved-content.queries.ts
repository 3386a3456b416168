import type { Db } from '#platform/db/db.ts';
import type { ShownContent } from '../../approved-content.ts';

/** Stores the approved content of an offer, in place of the earlier one. */
export async function saveApproved(
  tx: Db,
  offerId: number,
  { content, approvedAt }: { content: ShownContent; approvedAt: Date },
): Promise<void> {
  const row = { content: JSON.stringify(content), approvedAt };
  await tx
    .insertInto('approvedOffer')
    .values({ offerId, ...row })
    .onConflict((conflict) => conflict.column('offerId').doUpdateSet(row))
    .execute();
}

/** Last approved content of all offers of a member. Index: offer_user. */
export const listApprovedOfOwner = (db: Db, userId: number): Promise<{ offerId: number; content: unknown }[]> =>
  db
    .selectFrom('approvedOffer as a')
    .innerJoin('offer as o', 'o.id', 'a.offerId')
    .select(['a.offerId', 'a.content'])
    .where('o.userId', '=', userId)
    .execute();

/** Last approved content of an offer; undefined without an approval. */
export async function findApproved(
  db: Db,
  offerId: number,
): Promise<{ content: ShownContent; approvedAt: Date } | undefined> {
  const row = await db
    .selectFrom('approvedOffer')
    .select(['content', 'approvedAt'])
    .where('offerId', '=', offerId)
    .executeTakeFirst();
  return row && { content: row.content as unknown as ShownContent, approvedAt: row.approvedAt };
}

/** Stores the content that a reviewer sent back, in place of the earlier one. */
export async function saveReturned(
  tx: Db,
  offerId: number,
  { content, returnedAt }: { content: ShownContent; returnedAt: Date },
): Promise<void> {
  const row = { content: JSON.stringify(content), returnedAt };
  await tx
    .insertInto('returnedOffer')
    .values({ offerId, ...row })
    .onConflict((conflict) => conflict.column('offerId').doUpdateSet(row))
    .execute();
}

/** Deletes the content that was sent back: the last decision is another one. */
export async function deleteReturned(tx: Db, offerId: number): Promise<void> {
  await tx.deleteFrom('returnedOffer').where('offerId', '=', offerId).execute();
}

/** Returned content of all offers of a member. Index: offer_user. */
export const listReturnedOfOwner = (db: Db, userId: number): Promise<{ offerId: number; content: unknown }[]> =>
  db
    .selectFrom('returnedOffer as r')
    .innerJoin('offer as o', 'o.id', 'r.offerId')
    .select(['r.offerId', 'r.content'])
    .where('o.userId', '=', userId)
    .execute();

/** Content of an offer that a reviewer sent back last; undefined where the last decision is another one. */
export async function findReturned(
  db: Db,
  offerId: number,
): Promise<{ content: ShownContent; returnedAt: Date } | undefined> {
  const row = await db
    .selectFrom('returnedOffer')
    .select(['content', 'returnedAt'])
    .where('offerId', '=', offerId)
    .executeTakeFirst();
  return row && { content: row.content as unknown as ShownContent, returnedAt: row.returnedAt };
}
