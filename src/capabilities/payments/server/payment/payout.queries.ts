import type { Db } from '#platform/db/db.ts';
import type { PayoutRecord } from '../../payment.record.ts';

const selectPayouts = (db: Db) =>
  db
    .selectFrom('payout as o')
    .select(['o.id', 'o.paymentId', 'o.refundId', 'o.bankEntryId'])
    .select(['o.amount', 'o.currency', 'o.kind', 'o.toName'])
    .select(['o.toIban', 'o.createdAt', 'o.confirmedAt'])
    .select('o.confirmedBy')
    .$castTo<PayoutRecord>();

/** A payout to be created. */
export type NewPayout = Pick<PayoutRecord, 'amount' | 'currency' | 'kind'> &
  Partial<Pick<PayoutRecord, 'paymentId' | 'refundId' | 'bankEntryId' | 'toName' | 'toIban'>> & { now: Date };

/** Creates a payout to the account that sent the last amount for its payment, unless another is named. */
export async function insertPayout(tx: Db, { now, ...payout }: NewPayout): Promise<PayoutRecord> {
  const isNamed = payout.toName !== undefined || payout.toIban !== undefined;
  const payer = isNamed || payout.paymentId == null ? undefined : await findPayer(tx, payout.paymentId);
  const { id } = await tx
    .insertInto('payout')
    .values({
      paymentId: payout.paymentId ?? null,
      refundId: payout.refundId ?? null,
      bankEntryId: payout.bankEntryId ?? null,
      amount: payout.amount,
      currency: payout.currency,
      kind: payout.kind,
      toName: payout.toName ?? payer?.name ?? null,
      toIban: payout.toIban ?? payer?.iban ?? null,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectPayouts(tx).where('o.id', '=', id).executeTakeFirstOrThrow();
}

/** Sender of the last amount for a payment. Index: bank_entry_payment. */
const findPayer = (db: Db, paymentId: number) =>
  db
    .selectFrom('bankEntry')
    .select(['debtorName as name', 'debtorIban as iban'])
    .where('paymentId', '=', paymentId)
    .where('amount', '>', 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** A payout; locks its row until the transaction ends. */
export const lockPayout = (tx: Db, id: number): Promise<PayoutRecord | undefined> =>
  selectPayouts(tx).where('o.id', '=', id).forUpdate().executeTakeFirst();

/** A payout. */
export const findPayout = (db: Db, id: number): Promise<PayoutRecord | undefined> =>
  selectPayouts(db).where('o.id', '=', id).executeTakeFirst();

/** Unsent payouts of a payment, oldest first; locks their rows. Index: payout_payment. */
export const lockUnsent = (tx: Db, paymentId: number): Promise<PayoutRecord[]> =>
  selectPayouts(tx)
    .where('o.paymentId', '=', paymentId)
    .where('o.confirmedAt', 'is', null)
    .orderBy('o.id')
    .forUpdate()
    .execute();

/** Reduces a payout, or deletes it at 0. */
export async function reducePayout(
  tx: Db,
  { id, amount }: Pick<PayoutRecord, 'id' | 'amount'>,
  by: number,
): Promise<void> {
  if (by >= amount) await tx.deleteFrom('payout').where('id', '=', id).execute();
  else
    await tx
      .updateTable('payout')
      .set({ amount: amount - by })
      .where('id', '=', id)
      .execute();
}

/** Payout of an amount that belongs to no payment. */
export const findPayoutOfEntry = (db: Db, bankEntryId: number): Promise<PayoutRecord | undefined> =>
  selectPayouts(db).where('o.bankEntryId', '=', bankEntryId).executeTakeFirst();

/** Marks a payout as sent. */
export async function updatePayoutConfirmed(
  tx: Db,
  id: number,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  await tx.updateTable('payout').set({ confirmedAt: now, confirmedBy: by }).where('id', '=', id).execute();
}

/** Removes the recipients of the sent payouts of a payment. Index: payout_payment. */
export async function anonymizePaidOut(tx: Db, paymentId: number): Promise<void> {
  await tx
    .updateTable('payout')
    .set({ toName: null, toIban: null })
    .where('paymentId', '=', paymentId)
    .where('confirmedAt', 'is not', null)
    .execute();
}

/** Filter of a list of payouts. */
export interface PayoutQuery {
  isConfirmed: boolean | null;
  offset: number;
  limit: number;
}

/** Payouts, open ones first, then the latest. */
export const listPayouts = (db: Db, { isConfirmed, offset, limit }: PayoutQuery): Promise<PayoutRecord[]> =>
  selectPayouts(db)
    .$if(isConfirmed !== null, (query) => query.where('o.confirmedAt', isConfirmed ? 'is not' : 'is', null))
    .orderBy((by) => by.case().when('o.confirmedAt', 'is', null).then(0).else(1).end())
    .orderBy('o.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** Number of payouts. */
export async function countPayouts(db: Db, isConfirmed: boolean | null): Promise<number> {
  const { count } = await db
    .selectFrom('payout')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(isConfirmed !== null, (query) => query.where('confirmedAt', isConfirmed ? 'is not' : 'is', null))
    .executeTakeFirstOrThrow();
  return Number(count);
}
