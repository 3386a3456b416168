import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { OwnOfferRecord } from '../../own-offer.record.ts';
import { selectOwnOffers } from '../own-offer/own-offer.queries.ts';

/** Condition of the index: waiting before it goes online, or after a trusted owner changed it online. */
const WAITS = sql<boolean>`(status in (15, 20)
  or (status = 30 and submitted_at > coalesce(reviewed_at, '-infinity'::timestamptz)))`;

/** Offers that wait for a reviewer, oldest first. Index: offer_waiting. */
export const listWaiting = (db: Db, { offset, limit }: { offset: number; limit: number }): Promise<OwnOfferRecord[]> =>
  selectOwnOffers(db).where(WAITS).orderBy('o.submittedAt').orderBy('o.id').offset(offset).limit(limit).execute();

/** Number of waiting offers. Index: offer_waiting. */
export async function countWaiting(db: Db): Promise<number> {
  const row = await db
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(WAITS)
    .where('userId', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
