import type { Db } from '#platform/db/db.ts';
import type { CreditEntryRecord } from '../../payment.record.ts';

/** Credits of a member, by type of offer. */
export interface CreditBalance {
  sellCredits: number;
  rentCredits: number;
}

/** Sum of all entries. Index: credit_entry_user. */
export async function sumCredits(db: Db, userId: number): Promise<CreditBalance> {
  const rows = await db
    .selectFrom('creditEntry')
    .select(({ fn }) => ['offerType', fn.sum<number>('amount').as('sum')])
    .where('userId', '=', userId)
    .groupBy('offerType')
    .execute();
  const of = (offerType: number): number => Number(rows.find((row) => row.offerType === offerType)?.sum ?? 0);
  return { sellCredits: of(0), rentCredits: of(1) };
}

/** The latest entries of a member. */
export const listCreditEntries = (db: Db, userId: number, limit: number): Promise<CreditEntryRecord[]> =>
  db
    .selectFrom('creditEntry')
    .select(['id', 'userId', 'offerType', 'amount', 'kind', 'paymentId'])
    .select(['reason', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<CreditEntryRecord>()
    .execute();

/** Inserts an entry. */
export async function insertCreditEntry(
  tx: Db,
  entry: Omit<CreditEntryRecord, 'id'> & { grantedBy?: number | null },
): Promise<void> {
  await tx.insertInto('creditEntry').values(entry).execute();
}
