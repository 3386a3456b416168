import { requireRole } from '#capabilities/accounts/server/sessions/session.service.ts';
import { endRefunded } from '#capabilities/publishing/server/publication/publication-fee.service.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { Role } from '#kernel/roles.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { validated } from '#platform/graphql/validated.ts';
import { send } from '#platform/jobs/job.ts';
import { moneyReason } from '../../payment.input.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentOperation, PaymentStatus, UNSETTLED_STATUSES } from '../../payment.ts';
import { postMoneyMail } from '../documents/payment.mails.ts';
import { addCredits, lockCredits, spendCredits } from '../payment/credit.service.ts';
import { findPayment, findRefund, insertPayment, isPaidAgain, lockPayment } from '../payment/payment.queries.ts';
import { type MoneyRight, recordPaymentStart, takePaymentStep } from '../payment/payment-act.ts';
import { insertPayout } from '../payment/payout.queries.ts';
import type { PayProvider, RefundStatus } from '../ways/pay-provider.ts';
import { providerOf } from '../ways/pay-ways.ts';
import { REFUNDING } from './refund.jobs.ts';

/** The member who refunds, and the reason. */
interface Refunding {
  right: MoneyRight;
  reason: string;
}

/**
 * Begins a refund of a payment whose row is locked: by the bank it waits for a payout, at a provider a job carries it out, credits
 * return at once. A pack of credits is taken back first, and is not refunded where some are spent.
 *
 * @returns the refund, or the existing one
 * @throws AppError `error.status.transition` for one that was not paid; `error.credits.insufficient`
 */
export async function beginRefund(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { right, reason }: Refunding,
): Promise<PaymentRecord> {
  const known = await findRefund(tx, payment.id);
  if (known) return known;
  const refund = await insertRefund(ctx, tx, payment, { right, reason });
  if (payment.kind === 'credits' && payment.hasEffect)
    await spendCredits(tx, payment, { credits: payment.quantity, kind: 'takenBack', now: ctx.now() });
  const provider = providerOf(payment.way);
  if (!provider) return finishRefund(ctx, tx, refund, right);
  if (payment.way !== 'qrBill') {
    await send(tx, REFUNDING, { refundId: refund.id });
    return refund;
  }
  const { id: refundId, amount, currency } = refund;
  const kind = reason === 'late' ? 'late' : 'refund';
  await insertPayout(tx, { paymentId: payment.id, refundId, amount, currency, kind, now: ctx.now() });
  // Late money has a mail of its own.
  if (kind === 'refund')
    await postMoneyMail(ctx, tx, { name: 'refundBegun', payment, movement: refundId, moved: amount, reason });
  return takePaymentStep(tx, ctx, refund, { step: 'open', right: 'system' });
}

async function insertRefund(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { right, reason }: Refunding,
): Promise<PaymentRecord> {
  const { id: refundOf, updatedAt: _of, ...facts } = payment;
  const refund = await insertPayment(tx, {
    ...facts,
    operationType: PaymentOperation.Refund,
    status: PaymentStatus.Created,
    refundOf,
    reason,
    reference: null,
    providerRef: null,
    checkoutUrl: null,
    deadline: null,
    paidAt: null,
    hasEffect: false,
    createdAt: ctx.now(),
  });
  await recordPaymentStart(tx, ctx, refund, right);
  return refund;
}

/** Ends refund and payment together, and with them the delivery. Idempotent. */
export async function finishRefund(
  ctx: Context,
  tx: Db,
  refund: PaymentRecord,
  right: MoneyRight,
): Promise<PaymentRecord> {
  const payment = await lockPayment(tx, refund.refundOf ?? 0);
  if (!payment || payment.status !== PaymentStatus.Success) return refund;
  const step = refund.status === PaymentStatus.Created ? 'settle' : 'succeed';
  const done = await takePaymentStep(tx, ctx, refund, { step, right });
  await takePaymentStep(tx, ctx, payment, { step: 'refund', right });
  if (payment.credits !== null)
    await addCredits(tx, payment, { credits: payment.credits, kind: 'returned', now: ctx.now() });
  if (payment.offerId !== null && payment.hasEffect)
    await endRefunded(tx, payment.offerId, ctx.now(), await isPaidAgain(tx, payment.offerId, payment.id));
  const { id: movement, reason } = refund;
  await postMoneyMail(ctx, tx, { name: 'paymentRefunded', payment, movement, reason });
  return done;
}

/**
 * Records that the money of a payment is with its payer again: the provider refunded it, on request or by itself, or the bank took it
 * back. Returns the payment as it is now.
 */
export async function refundAtProvider(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { right, reason }: Refunding,
): Promise<PaymentRecord> {
  const known = await findRefund(tx, payment.id);
  const refund = known ?? (await insertRefund(ctx, tx, payment, { right, reason }));
  if (!known && payment.kind === 'credits' && payment.hasEffect) await takeBackWhatIsLeft(ctx, tx, payment);
  await finishRefund(ctx, tx, refund, right);
  return (await findPayment(tx, payment.id)) ?? payment;
}

/** Makes a payout of money that came for a QR-bill which it does not pay, and writes to the payer. */
export async function payOutRest(ctx: Context, tx: Db, payment: PaymentRecord, amount: number): Promise<void> {
  const payout = {
    paymentId: payment.id,
    amount,
    currency: payment.currency,
    kind: 'partial',
    now: ctx.now(),
  } as const;
  const { id: movement } = await insertPayout(tx, payout);
  await postMoneyMail(ctx, tx, { name: 'partUnused', payment, movement, moved: amount });
}

/** Takes back the unspent credits of a pack that was refunded without a request from here. */
async function takeBackWhatIsLeft(ctx: Context, tx: Db, payment: PaymentRecord): Promise<void> {
  const balance = await lockCredits(tx, payment.userId, payment.offerType);
  const credits = Math.min(balance, payment.quantity);
  if (credits > 0) await spendCredits(tx, payment, { credits, kind: 'takenBack', now: ctx.now() });
}

/**
 * Carries out a refund at its provider, and again after a failure: the refund's number is the idempotency key.
 *
 * @throws AppError `error.upstream` while the provider cannot be reached
 */
export async function executeRefund(ctx: Context, refundId: number): Promise<PaymentRecord> {
  const refund = await findPayment(ctx.db, refundId);
  const payment = refund?.refundOf == null ? undefined : await findPayment(ctx.db, refund.refundOf);
  const provider = payment && providerOf(payment.way);
  if (!refund || !payment || !provider) throw notFound();
  const isDone = !(UNSETTLED_STATUSES as readonly number[]).includes(refund.status);
  if (isDone || payment.way === 'qrBill') return refund;
  const word = await wordOfRefund(ctx, provider, payment, refund);
  return ctx.db.transaction().execute(async (tx) => {
    // The lock order is a payment before its refund.
    await lockPayment(tx, payment.id);
    const locked = await lockPayment(tx, refundId);
    if (!locked) throw notFound();
    if (word === 'done') return finishRefund(ctx, tx, locked, 'system');
    if (locked.status !== PaymentStatus.Created) return locked;
    return takePaymentStep(tx, ctx, locked, { step: 'open', right: 'system' });
  });
}

/** Requests a refund from a provider; one that may have begun it is asked for its status first. */
async function wordOfRefund(
  ctx: Context,
  provider: PayProvider,
  payment: PaymentRecord,
  refund: PaymentRecord,
): Promise<RefundStatus> {
  if (refund.status === PaymentStatus.Created) return provider.refund(ctx, payment, refund);
  if ((await provider.ask(ctx, payment)).kind === 'refunded') return 'done';
  return refund.status === PaymentStatus.InProgress ? 'pending' : provider.refund(ctx, payment, refund);
}

/**
 * Refunds a payment; for AdminGlobal.
 *
 * @returns the refund; one by QR-bill waits until its payout is confirmed
 * @throws AppError `error.forbidden`; `error.notFound`; `error.validation`; as `beginRefund`
 * @source docs/reference/permissions.md, "Money"
 */
export async function refundPayment(ctx: Context, id: number, sent: string): Promise<PaymentRecord> {
  requireRole(ctx, Role.AdminGlobal);
  return refundByOperator(ctx, id, { right: 'staff', reason: validated(moneyReason, { reason: sent }).reason });
}

/** `refundPayment` without the permission check. A provider that cannot be reached is retried later. */
export async function refundByOperator(ctx: Context, id: number, refunding: Refunding): Promise<PaymentRecord> {
  const refund = await ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment) throw notFound();
    const known = payment.status === PaymentStatus.Refunded ? await findRefund(tx, id) : undefined;
    if (known) return known;
    if (payment.status !== PaymentStatus.Success || payment.operationType !== PaymentOperation.Sale)
      throw new AppError('error.status.transition', {
        code: 409,
        values: { from: payment.status, to: PaymentStatus.Refunded },
      });
    return beginRefund(ctx, tx, payment, refunding);
  });
  return executeRefund(ctx, refund.id).catch((error: unknown) => {
    if (error instanceof AppError) return refund;
    throw error;
  });
}
