import { keepOffer, stallPayment } from '#capabilities/publishing/server/publication-fee.service.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { OPEN_STATUSES, PaymentOperation, PaymentStatus, type PayWay } from '../payment.ts';
import { listOtherUnsettled, lockPayment } from './payment.queries.ts';
import { takePaymentStep } from './payment-act.ts';
import { billReference } from './ways/bill-reference.ts';
import { providerOf } from './ways/pay-ways.ts';

const HOUR_MS = 3_600_000;

/** Until when a payment that begins now may be made; null where it is made at once. */
export function deadlineOf(way: PayWay, now: Date): Date | null {
  const provider = providerOf(way);
  return provider && new Date(now.getTime() + provider.hours * HOUR_MS);
}

/** Writes the bill of a new payment, in its transaction: nobody else has to be asked. */
export async function openBill(ctx: Context, tx: Db, payment: PaymentRecord): Promise<PaymentRecord> {
  const reference = billReference(ctx.services.payments.bill.iban, payment.id);
  return takePaymentStep(tx, ctx, payment, { step: 'open', right: 'system', change: { reference } });
}

/**
 * Opens a payment at its provider, where that was not done: also one that a process left behind. The provider knows it by its
 * number, so that opening twice opens one.
 *
 * @throws AppError `error.upstream` where the provider cannot be reached; nobody knows then whether it was opened
 */
export async function openCheckout(ctx: Context, payment: PaymentRecord): Promise<PaymentRecord> {
  const provider = providerOf(payment.way);
  const isToOpen = payment.status === PaymentStatus.Created && payment.operationType === PaymentOperation.Sale;
  if (!provider || !isToOpen) return payment;
  try {
    const opened = await provider.open(ctx, payment);
    return await ctx.db.transaction().execute(async (tx) => {
      const locked = await lockKnown(tx, payment.id);
      if (locked.status !== PaymentStatus.Created) return locked;
      return takePaymentStep(tx, ctx, locked, { step: 'open', right: 'system', change: opened });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.messageId !== 'error.upstream') throw error;
    const left = await ctx.db.transaction().execute((tx) => failUnopened(ctx, tx, payment.id));
    if (left.status !== PaymentStatus.InProgress) throw error;
    return left;
  }
}

/** A payment that could not be opened fails, unless whoever asked for it at the same moment has opened it. */
async function failUnopened(ctx: Context, tx: Db, id: number): Promise<PaymentRecord> {
  const payment = await lockKnown(tx, id);
  return payment.status === PaymentStatus.Created ? failPayment(ctx, tx, payment) : payment;
}

/** Nobody knows how a payment stands, for its provider does not answer: its offer waits, and may be deleted. */
export async function failPayment(ctx: Context, tx: Db, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.status !== PaymentStatus.Created && payment.status !== PaymentStatus.InProgress) return payment;
  const failed = await takePaymentStep(tx, ctx, payment, { step: 'fail', right: 'system' });
  const { offerId, operationType, id } = failed;
  if (offerId !== null && operationType === PaymentOperation.Sale && !(await hasOtherOpen(tx, offerId, id)))
    await stallPayment(tx, offerId);
  return failed;
}

async function lockKnown(tx: Db, id: number): Promise<PaymentRecord> {
  const payment = await lockPayment(tx, id);
  if (!payment) throw new Error(`Payment ${id} is gone.`);
  return payment;
}

/**
 * Statuses of the other payments of an offer that are not settled, and none begins until the transaction ends: else what is given
 * or taken away here would be that of a payment which nobody saw.
 */
export async function listOthersKept(tx: Db, offerId: number, id: number): Promise<number[]> {
  await keepOffer(tx, offerId);
  return listOtherUnsettled(tx, offerId, id);
}

/** Whether another payment of an offer may be made at this moment; as `listOthersKept`. */
export const hasOtherOpen = async (tx: Db, offerId: number, id: number): Promise<boolean> =>
  (await listOthersKept(tx, offerId, id)).some((status) => (OPEN_STATUSES as readonly number[]).includes(status));
