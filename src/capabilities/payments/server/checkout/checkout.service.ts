import {
  lockOffer,
  releaseUnpaid,
  stallPayment,
} from '#capabilities/publishing/server/publication/publication-fee.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { HOUR_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { OPEN_STATUSES, PaymentOperation, PaymentStatus, type PayWay } from '../../payment.ts';
import { listOtherUnsettled, lockPayment, type Purchase } from '../payment/payment.queries.ts';
import { takePaymentStep } from '../payment/payment-act.ts';
import { PAYMENT_SETTINGS } from '../payment.settings.ts';
import { providerOf } from '../ways/pay-ways.ts';
import { qrBillDigits, qrBillReference } from '../ways/qr-bill-reference.ts';
import { qrBillSeries } from '../ways/qr-bill-series.queries.ts';

/** Deadline of a payment that begins now; null where it is paid at once. */
export function deadlineOf(way: PayWay, now: Date): Date | null {
  const provider = providerOf(way);
  return provider && new Date(now.getTime() + provider.hours * HOUR_MS);
}

/** Issues the QR-bill of a new payment within its transaction; no provider is involved. */
export async function openQrBill(ctx: Context, tx: Db, payment: PaymentRecord): Promise<PaymentRecord> {
  const digits = qrBillDigits(await qrBillSeries(tx), payment.id);
  const reference = qrBillReference(ctx.services.settings.of(PAYMENT_SETTINGS).qrBill.iban, digits);
  return takePaymentStep(tx, ctx, payment, { step: 'open', right: 'system', change: { reference } });
}

/**
 * Opens a payment at its provider where that has not happened, including one that a crashed process left. The payment's number is the
 * provider's idempotency key.
 *
 * @throws AppError `error.upstream` where the provider cannot be reached: whether it was opened is unknown, the payment is an Error;
 * `error.payment.rejected` where the provider refuses to open it: the payment is cancelled, its offer is where it was
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
    const end = error instanceof AppError ? UNOPENED[error.messageId] : undefined;
    if (!end) throw error;
    const left = await ctx.db.transaction().execute((tx) => endUnopened(ctx, tx, payment.id, end));
    if (left.status !== PaymentStatus.InProgress) throw error;
    return left;
  }
}

type EndPayment = (ctx: Context, tx: Db, payment: PaymentRecord) => Promise<PaymentRecord>;

/** End of a payment that could not be opened, by cause: a refusal is certain, no answer is not. */
const UNOPENED: Readonly<Record<string, EndPayment>> = {
  'error.upstream': (ctx, tx, payment) => failPayment(ctx, tx, payment),
  'error.payment.rejected': async (ctx, tx, payment) => {
    const ended = await takePaymentStep(tx, ctx, payment, { step: 'cancel', right: 'system' });
    await releaseOffer(ctx, tx, ended);
    return ended;
  },
};

/** Ends a payment that could not be opened, unless another request has opened it meanwhile. */
async function endUnopened(ctx: Context, tx: Db, id: number, end: EndPayment): Promise<PaymentRecord> {
  const payment = await lockKnown(tx, id);
  return payment.status === PaymentStatus.Created ? end(ctx, tx, payment) : payment;
}

/** Returns the offer of a payment that ended to its earlier status, unless another of its payments is not settled yet. */
export async function releaseOffer(ctx: Context, tx: Db, { offerId, id }: PaymentRecord): Promise<void> {
  if (offerId === null) return;
  const others = await lockOtherPayments(tx, offerId, id);
  if (others.length === 0) await releaseUnpaid(tx, offerId, ctx.now());
  else if (!others.some(isOpen)) await stallPayment(tx, offerId);
}

/** Marks a payment whose provider does not answer as Error: its offer waits, and may be deleted. */
export async function failPayment(ctx: Context, tx: Db, payment: PaymentRecord): Promise<PaymentRecord> {
  if (payment.status !== PaymentStatus.Created && payment.status !== PaymentStatus.InProgress) return payment;
  const failed = await takePaymentStep(tx, ctx, payment, { step: 'fail', right: 'system' });
  const { offerId, operationType, id } = failed;
  const isForOffer = offerId !== null && operationType === PaymentOperation.Sale;
  if (isForOffer && !(await lockOtherPayments(tx, offerId, id)).some(isOpen)) await stallPayment(tx, offerId);
  return failed;
}

async function lockKnown(tx: Db, id: number): Promise<PaymentRecord> {
  const payment = await lockPayment(tx, id);
  if (!payment) throw new Error(`Payment ${id} is gone.`);
  return payment;
}

/**
 * Locks an offer against new payments until the transaction ends, and lists its other unsettled payments. Without the lock, a
 * concurrent payment would escape the decision.
 */
export async function lockOtherPayments(tx: Db, offerId: number, id: number): Promise<Purchase[]> {
  await lockOffer(tx, offerId);
  return listOtherUnsettled(tx, offerId, id);
}

/** Whether a payment may be paid now. */
export const isOpen = ({ status }: Pick<PaymentRecord, 'status'>): boolean =>
  (OPEN_STATUSES as readonly number[]).includes(status);
