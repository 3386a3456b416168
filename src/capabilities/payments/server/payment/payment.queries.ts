import { type Insertable, sql, type Updateable } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord, ReportedLater } from '../../payment.record.ts';
import { OPEN_STATUSES, PaymentOperation, PaymentStatus, UNSETTLED_STATUSES } from '../../payment.ts';

/** Columns of a payment that the record calls the same. */
const COLUMNS = [
  'id',
  'userId',
  'status',
  'kind',
  'offerId',
  'offerType',
  'quantity',
  'isProlonging',
  'credits',
  'amount',
  'currency',
  'vatPerMille',
  'way',
  'lang',
  'email',
  'payerName',
  'recipient',
  'offerTitle',
  'reference',
  'providerRef',
  'checkoutUrl',
  'deadline',
  'paidAt',
  'hasEffect',
  'refundOf',
  'reason',
  'createdAt',
  'updatedAt',
  'partRefunded',
  'disputeRef',
  'disputeStatus',
  'disputedAmount',
] as const satisfies readonly (keyof PaymentRecord & keyof Database['payment'])[];

/** Payments, with the field names of the record. */
export const selectPayments = (db: Db) =>
  db
    .selectFrom('payment as p')
    .select('p.operation as operationType')
    .select(COLUMNS.map((column) => `p.${column}` as const))
    .$castTo<Pick<PaymentRecord, 'operationType' | (typeof COLUMNS)[number]>>();

/** A payment of any status. */
export const findPayment = (db: Db, id: number): Promise<PaymentRecord | undefined> =>
  selectPayments(db).where('p.id', '=', id).executeTakeFirst();

/** A payment of any status; locks its row until the transaction ends. Never called with an offer locked. */
export const lockPayment = (tx: Db, id: number): Promise<PaymentRecord | undefined> =>
  selectPayments(tx).where('p.id', '=', id).forUpdate().executeTakeFirst();

/** Payment of a QR-bill, by its reference. Index: payment_reference_key. */
export const findPaymentByReference = (db: Db, reference: string): Promise<PaymentRecord | undefined> =>
  selectPayments(db).where('p.reference', '=', reference).executeTakeFirst();

/** Open payment of an offer. Index: payment_open. */
export const findOpenPayment = (db: Db, offerId: number): Promise<PaymentRecord | undefined> =>
  selectPayments(db)
    .where('p.offerId', '=', offerId)
    .where('p.operation', '=', PaymentOperation.Sale)
    .where('p.status', 'in', [...OPEN_STATUSES])
    .executeTakeFirst();

/** Open payment of a pack of credits. Index: payment_user. */
export const findOpenPack = (
  db: Db,
  { userId, offerType, quantity, way }: Pick<PaymentRecord, 'userId' | 'offerType' | 'quantity' | 'way'>,
): Promise<PaymentRecord | undefined> =>
  selectPayments(db)
    .where('p.userId', '=', userId)
    .where('p.kind', '=', 'credits')
    .where('p.operation', '=', PaymentOperation.Sale)
    .where('p.offerType', '=', offerType)
    .where('p.quantity', '=', quantity)
    .where('p.way', '=', way)
    .where('p.status', 'in', [...OPEN_STATUSES])
    .orderBy('p.id')
    .executeTakeFirst();

/** Purchase of a payment: the entry of the price list that it took. */
export type Purchase = Pick<PaymentRecord, 'status' | 'offerType' | 'quantity' | 'isProlonging' | 'amount'>;

/** Other payments of an offer that are not settled. Index: payment_offer. */
export const listOtherUnsettled = (db: Db, offerId: number, id: number): Promise<Purchase[]> =>
  selectPayments(db)
    .where('p.offerId', '=', offerId)
    .where('p.operation', '=', PaymentOperation.Sale)
    .where('p.id', '<>', id)
    .where('p.status', 'in', [...UNSETTLED_STATUSES])
    .execute();

/** Whether a later payment delivered days to an offer. Index: payment_offer. */
export async function isPaidAgain(db: Db, offerId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment')
    .select('id')
    .where('offerId', '=', offerId)
    .where('operation', '=', PaymentOperation.Sale)
    .where('status', '=', PaymentStatus.Success)
    .where('hasEffect', '=', true)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Refund of a payment that is under way or done; a failed one does not count. Index: payment_refund. */
export const findRefund = (db: Db, paymentId: number): Promise<PaymentRecord | undefined> =>
  selectPayments(db)
    .where('p.refundOf', '=', paymentId)
    .where('p.status', 'not in', [PaymentStatus.Rejected, PaymentStatus.Cancelled])
    .orderBy('p.id', 'desc')
    .executeTakeFirst();

/** A new payment has no reports of its provider. */
const UNREPORTED: Pick<PaymentRecord, ReportedLater> = {
  partRefunded: 0,
  disputeRef: null,
  disputeStatus: null,
  disputedAmount: null,
};

/** Inserts a payment. */
export async function insertPayment(
  tx: Db,
  payment: Omit<PaymentRecord, 'id' | 'updatedAt' | ReportedLater>,
): Promise<PaymentRecord> {
  const { id } = await tx
    .insertInto('payment')
    .values(rowOf({ ...payment, ...UNREPORTED, updatedAt: payment.createdAt }) as Insertable<Database['payment']>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...payment, ...UNREPORTED, id, updatedAt: payment.createdAt };
}

/** Stores a change of a payment whose row is locked. */
export async function updatePayment(tx: Db, id: number, change: Partial<PaymentRecord>): Promise<void> {
  await tx.updateTable('payment').set(rowOf(change)).where('id', '=', id).execute();
}

/** Stores a provider's message. Returns whether it is new. */
export async function insertPaymentEvent(
  tx: Db,
  event: { provider: string; eventId: string; paymentId: number; kind: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentEvent')
    .values({
      provider: event.provider,
      eventId: event.eventId,
      paymentId: event.paymentId,
      kind: event.kind,
      receivedAt: event.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Payments not settled after their deadline, refunds that are not carried out or whose provider has not answered since a time, and
 * payments with an unknown end. Index: payment_unfinished.
 */
export const listUnfinished = (
  db: Db,
  { now, after, silentSince }: { now: Date; after: number; silentSince: Date },
): Promise<{ id: number }[]> =>
  db
    .selectFrom('payment')
    .select('id')
    .where('status', 'in', [...UNSETTLED_STATUSES])
    .where((where) =>
      where.or([
        where('deadline', '<=', now),
        where('status', '=', PaymentStatus.Error),
        where.and([
          where('operation', '=', PaymentOperation.Refund),
          where.or([
            where('status', '=', PaymentStatus.Created),
            where.and([where('way', '=', 'card'), where('updatedAt', '<=', silentSince)]),
          ]),
        ]),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(200)
    .execute();

/** Advisory lock by key until the transaction ends. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** A record as columns; the table numbers it. */
const rowOf = ({ operationType, ...record }: Partial<PaymentRecord>): Updateable<Database['payment']> => ({
  ...Object.fromEntries(COLUMNS.filter((name) => name !== 'id').map((name) => [name, record[name]])),
  operation: operationType,
});
