import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Payments of a member, for their export. */
export const listPaymentsForExport = (db: Db, userId: number) =>
  db
    .selectFrom('payment')
    .select(['id', 'operation as operationType', 'status', 'kind', 'offerId', 'quantity', 'amount', 'currency'])
    .select(['way', 'email', 'payerName', 'recipient', 'offerTitle', 'reference', 'reason', 'createdAt', 'paidAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

/** Senders that the bank reported for a member's QR-bills, for the export. */
export const listTransfersForExport = (db: Db, userId: number) =>
  db
    .selectFrom('bankEntry')
    .innerJoin('payment', 'payment.id', 'bankEntry.paymentId')
    .select(['bankEntry.bookedOn', 'bankEntry.amount', 'bankEntry.currency', 'bankEntry.text'])
    .select(['bankEntry.debtorName as name', 'bankEntry.debtorIban as iban', 'payment.id as paymentId'])
    .where('payment.userId', '=', userId)
    .orderBy('bankEntry.id')
    .execute();

/** Entries of credits, for the export. */
export const listCreditsForExport = (db: Db, userId: number) =>
  db
    .selectFrom('creditEntry')
    .select(['offerType', 'amount', 'kind', 'paymentId', 'reason', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

/**
 * Removes persons from money records that the law requires for ten years: amounts, days and references stay. The account of a pending
 * payout stays until the payout is sent.
 *
 * @source docs/reference/transitions.md, "Accounts"
 */
export async function erasePayers(tx: Db, userIds: readonly number[]): Promise<void> {
  const ids = [...userIds];
  await lockPaymentsOf(tx, ids);
  await tx
    .updateTable('payment')
    .set({ email: '', payerName: '', recipient: '', offerTitle: '' })
    .where('userId', 'in', ids)
    .execute();
  await tx.updateTable('creditEntry').set({ reason: null }).where('userId', 'in', ids).execute();
  const theirs = tx.selectFrom('payment').select('id').where('userId', 'in', ids);
  await tx
    .updateTable('bankEntry')
    .set({ debtorName: null, debtorIban: null, text: null })
    .where('paymentId', 'in', theirs)
    .execute();
  await tx
    .updateTable('payout')
    .set({ toName: null, toIban: null })
    .where('paymentId', 'in', theirs)
    .where('confirmedAt', 'is not', null)
    .execute();
  await sql`update payment set reason = null where user_id = any(${ids}) and reason not in ('late', 'provider', 'bank')`.execute(
    tx,
  );
}

/** The lock order is a payment before its refund. */
const lockPaymentsOf = (tx: Db, userIds: number[]) =>
  tx.selectFrom('payment').select('id').where('userId', 'in', userIds).orderBy('id').forUpdate().execute();
