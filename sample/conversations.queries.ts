import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';

/** Whether sample users have written one another already. */
export async function hasSampleConversations(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('conversation as c')
    .innerJoin('account as a', 'a.id', 'c.toAccountId')
    .select('c.id')
    .where('a.isSample', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A home of a sample user that is online. */
export interface ContactedSampleHome {
  id: number;
  title: string;
  ownerId: number;
}

/** Homes of sample users that are online. */
export async function listOnlineHomes(db: Db, most: number): Promise<ContactedSampleHome[]> {
  const rows = await db
    .selectFrom('activeOffer as o')
    .innerJoin('account as a', 'a.id', 'o.userId')
    .select(['o.id', 'o.title', 'a.id as ownerId'])
    .where('a.isSample', '=', true)
    .where('o.status', '=', OfferStatus.Active)
    .orderBy('o.id')
    .limit(most)
    .execute();
  return rows;
}
