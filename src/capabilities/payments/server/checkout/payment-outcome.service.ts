import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { settlePublication } from '#capabilities/publishing/server/publication/publication-fee.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { ENDED_STATUSES, PaymentStatus } from '../../payment.ts';
import { mayStepPayment } from '../../payment-states.ts';
import { postMoneyMail } from '../documents/payment.mails.ts';
import { arrivedFor } from '../payment/bank.queries.ts';
import { addCredits } from '../payment/credit.service.ts';
import { type Purchase, updatePayment } from '../payment/payment.queries.ts';
import { type MoneyRight, takePaymentStep } from '../payment/payment-act.ts';
import type { ProviderStatus } from '../ways/pay-provider.ts';
import { isOpen, lockOtherPayments, releaseOffer } from './checkout.service.ts';
import { recordChargeback, recordPartRefund } from './provider-reports.service.ts';
import { beginRefund, payOutRest, refundAtProvider } from './refund.service.ts';

/**
 * Delivers the purchase of a payment, its row locked, whose money has arrived, in the same transaction. Money that arrives too late
 * is refunded at once.
 *
 * @param excess centimes that came beyond the amount, and go back
 * @returns the payment as it is now
 */
export async function deliverPurchase(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { step, right, excess = 0 }: { step: 'settle' | 'succeed'; right: MoneyRight; excess?: number },
): Promise<PaymentRecord> {
  const isLate = ENDED_STATUSES.includes(payment.status);
  const paid = await takePaymentStep(tx, ctx, payment, { step, right });
  if (!(await giveEffect(ctx, tx, paid, isLate))) {
    await releaseOffer(ctx, tx, paid);
    const { id: movement } = await beginRefund(ctx, tx, paid, { right: 'system', reason: LATE });
    await postMoneyMail(ctx, tx, { name: 'paymentReturned', payment: paid, movement, moved: paid.amount + excess });
    return paid;
  }
  await postMoneyMail(ctx, tx, { name: 'paymentReceived', payment: paid, movement: 0, excess });
  await updatePayment(tx, paid.id, { hasEffect: true });
  return { ...paid, hasEffect: true };
}

/** Reason stored beside money that arrived too late. */
const LATE = 'late';

async function giveEffect(ctx: Context, tx: Db, payment: PaymentRecord, isLate: boolean): Promise<boolean> {
  const { offerId, offerType, quantity, isProlonging, id } = payment;
  if (offerId === null) {
    const payer = await findAccountById(tx, payment.userId);
    // A removed account buys nothing any more.
    if (!payer || payer.status === AccountStatus.Removed) return false;
    await addCredits(tx, payment, { credits: quantity, kind: 'bought', now: ctx.now() });
    return true;
  }
  const others = await lockOtherPayments(tx, offerId, id);
  // Another payment of the offer is under way: the offer waits for that one.
  if (others.some(isOpen)) return false;
  // A late payment counts only for the same entry of the price list that the offer waits for now.
  if (isLate && !others.some((other) => isSamePurchase(payment, other))) return false;
  return settlePublication(ctx, tx, { offerId, offerType, days: quantity, isProlonging, isLate });
}

const isSamePurchase = (one: Purchase, other: Purchase): boolean =>
  one.offerType === other.offerType &&
  one.quantity === other.quantity &&
  one.isProlonging === other.isProlonging &&
  one.amount === other.amount;

/**
 * Applies a provider's status to a payment whose row is locked. Repeated statuses and ones out of order change nothing; success
 * turns only into a refund.
 *
 * @param word amount and currency have been compared
 */
export async function applyProviderStatus(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { word, right }: { word: ProviderStatus; right: MoneyRight },
): Promise<PaymentRecord> {
  if (word.kind === 'chargeback') return recordChargeback(ctx, tx, payment, word.chargeback);
  if (word.kind === 'partRefunded') return recordPartRefund(ctx, tx, payment, word.amount);
  // A provider that reports a payment has opened it, even if this process crashed before storing that.
  const opened =
    word.kind !== 'nowhere' && word.kind !== 'cancelled' && payment.status === PaymentStatus.Created
      ? await takePaymentStep(tx, ctx, payment, { step: 'open', right: 'system' })
      : payment;
  switch (word.kind) {
    case 'paid':
      if (!mayStepPayment(opened.status, 'succeed')) return opened;
      return deliverPurchase(ctx, tx, opened, { step: 'succeed', right });
    case 'rejected':
    case 'cancelled': {
      const step = word.kind === 'rejected' ? 'reject' : 'cancel';
      if (!mayStepPayment(opened.status, step)) return opened;
      const ended = await takePaymentStep(tx, ctx, opened, { step, right });
      await payOutPart(ctx, tx, ended);
      await releaseOffer(ctx, tx, ended);
      return ended;
    }
    case 'refunded':
      return applyRefundStatus(ctx, tx, opened, right);
    default:
      return opened;
  }
}

/** Applies a refund that is reported before the payment: the money had come, and nothing is delivered for it. */
async function applyRefundStatus(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  right: MoneyRight,
): Promise<PaymentRecord> {
  if (payment.status === PaymentStatus.Refunded) return payment;
  const isEarly = payment.status !== PaymentStatus.Success;
  const paid = isEarly ? await takePaymentStep(tx, ctx, payment, { step: 'succeed', right }) : payment;
  const refunded = await refundAtProvider(ctx, tx, paid, { right, reason: 'provider' });
  if (isEarly) await releaseOffer(ctx, tx, refunded);
  return refunded;
}

/** Makes a payout of the part that arrived for a QR-bill that ended unpaid. */
async function payOutPart(ctx: Context, tx: Db, payment: PaymentRecord): Promise<void> {
  if (payment.way !== 'qrBill') return;
  const amount = await arrivedFor(tx, payment.id);
  if (amount > 0) await payOutRest(ctx, tx, payment, amount);
}
