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
