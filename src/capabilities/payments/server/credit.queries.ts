import type { Db } from '#platform/db/db.ts';
import type { CreditEntryRecord } from '../payment.record.ts';

/** Credits of a member, by type of offer. */
export interface CreditBalance {
  sellCredits: number;
  rentCredits: number;
}

/** Sum of all entries. Index: credit_entry_user. */
export async function sumCredits(db: Db, userId: number): Promise<CreditBalance> {
  const rows = await db
    .selectFrom('credit_entry')
    .select(({ fn }) => ['offer_type as offerType', fn.sum<number>('amount').as('sum')])
    .where('user_id', '=', userId)
    .groupBy('offer_type')
    .execute();
  const of = (offerType: number): number => Number(rows.find((row) => row.offerType === offerType)?.sum ?? 0);
  return { sellCredits: of(0), rentCredits: of(1) };
}

/** The latest entries of a member. */
export const listCreditEntries = (db: Db, userId: number, limit: number): Promise<CreditEntryRecord[]> =>
  db
    .selectFrom('credit_entry')
    .select(['id', 'user_id as userId', 'offer_type as offerType', 'amount', 'kind', 'payment_id as paymentId'])
    .select(['reason', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<CreditEntryRecord>()
    .execute();

/** Inserts an entry. */
export async function insertCreditEntry(
  tx: Db,
  entry: Omit<CreditEntryRecord, 'id'> & { grantedBy?: number | null },
): Promise<void> {
  await tx
    .insertInto('credit_entry')
    .values({
      user_id: entry.userId,
      offer_type: entry.offerType,
      amount: entry.amount,
      kind: entry.kind,
      payment_id: entry.paymentId,
      granted_by: entry.grantedBy ?? null,
      reason: entry.reason,
      created_at: entry.createdAt,
    })
    .execute();
}
