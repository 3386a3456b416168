import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Payments of a member, for their export. */
export const listPaymentsForExport = (db: Db, userId: number) =>
  db
    .selectFrom('payment')
    .select([
      'id',
      'operation as operationType',
      'status',
      'kind',
      'offer_id as offerId',
      'quantity',
      'amount',
      'currency',
    ])
    .select([
      'way',
      'email',
      'payer_name as payerName',
      'reference',
      'reason',
      'created_at as createdAt',
      'paid_at as paidAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Senders that the bank reported for a member's bills, for the export. */
export const listTransfersForExport = (db: Db, userId: number) =>
  db
    .selectFrom('bank_entry')
    .innerJoin('payment', 'payment.id', 'bank_entry.payment_id')
    .select(['bank_entry.booked_on as bookedOn', 'bank_entry.amount', 'bank_entry.currency', 'bank_entry.text'])
    .select(['bank_entry.debtor_name as name', 'bank_entry.debtor_iban as iban', 'payment.id as paymentId'])
    .where('payment.user_id', '=', userId)
    .orderBy('bank_entry.id')
    .execute();

/** Entries of credits, for the export. */
export const listCreditsForExport = (db: Db, userId: number) =>
  db
    .selectFrom('credit_entry')
    .select([
      'offer_type as offerType',
      'amount',
      'kind',
      'payment_id as paymentId',
      'reason',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
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
  await tx.updateTable('payment').set({ email: '', payer_name: '' }).where('user_id', 'in', ids).execute();
  await tx.updateTable('credit_entry').set({ reason: null }).where('user_id', 'in', ids).execute();
  const theirs = tx.selectFrom('payment').select('id').where('user_id', 'in', ids);
  await tx
    .updateTable('bank_entry')
    .set({ debtor_name: null, debtor_iban: null, text: null })
    .where('payment_id', 'in', theirs)
    .execute();
  await tx
    .updateTable('payout')
    .set({ to_name: null, to_iban: null })
    .where('payment_id', 'in', theirs)
    .where('confirmed_at', 'is not', null)
    .execute();
  await sql`update payment set reason = null where user_id = any(${ids}) and reason not in ('late', 'provider', 'bank')`.execute(
    tx,
  );
}

/** The lock order is a payment before its refund. */
const lockPaymentsOf = (tx: Db, userIds: number[]) =>
  tx.selectFrom('payment').select('id').where('user_id', 'in', userIds).orderBy('id').forUpdate().execute();
