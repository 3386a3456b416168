import { AppError } from '#kernel/app-error.ts';
import { type Act, type AuditKind, auditKind, recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentStatus } from '../../payment.ts';
import { mayStepPayment, PAYMENT_STEPS, type PaymentStepName } from '../../payment-states.ts';
import { updatePayment } from './payment.queries.ts';

/** Payments in the audit log. */
export const PAYMENT_KIND: AuditKind = auditKind('payment');
/** Credits of a member in the audit log; the object is the member. */
export const CREDITS_KIND: AuditKind = auditKind('credits');
/** Amounts of the bank in the audit log. */
export const BANK_ENTRY_KIND: AuditKind = auditKind('bankEntry');
/** Payouts in the audit log. */
export const PAYOUT_KIND: AuditKind = auditKind('payout');

/** Right under which an actor moves money. */
export type MoneyRight = Act['actingAs'];

/** Part of a request's or a job's context that moving money needs. */
export type MoneyContext = Pick<Context, 'actor' | 'address' | 'now'>;

const ACTS: Record<PaymentStepName, string> = {
  open: 'payment.opened',
  settle: 'payment.succeeded',
  succeed: 'payment.succeeded',
  reject: 'payment.rejected',
  cancel: 'payment.cancelled',
  fail: 'payment.failed',
  refund: 'payment.refunded',
};

/** Steps that mean the money has arrived. */
const PAID: readonly PaymentStepName[] = ['settle', 'succeed'];

/**
 * Moves a payment, its row locked, one step on, and records it in the audit log.
 *
 * @param change further fields to store
 * @returns the payment as it is now
 * @throws AppError `error.status.transition` where the step is not possible
 */
export async function takePaymentStep(
  tx: Db,
  ctx: MoneyContext,
  payment: PaymentRecord,
  { step, right, change = {} }: { step: PaymentStepName; right: MoneyRight; change?: Partial<PaymentRecord> },
): Promise<PaymentRecord> {
  const { to } = PAYMENT_STEPS[step];
  if (!mayStepPayment(payment.status, step))
    throw new AppError('error.status.transition', { code: 409, values: { from: payment.status, to } });
  const now = ctx.now();
  const written = { ...change, status: to, updatedAt: now, ...(PAID.includes(step) && { paidAt: now }) };
  await updatePayment(tx, payment.id, written);
  await recordAct(tx, ctx, {
    act: ACTS[step],
    actingAs: right,
    objectKind: PAYMENT_KIND,
    objectId: payment.id,
    before: { status: payment.status },
    after: { status: to },
  });
  return { ...payment, ...written };
}

/** Records in the audit log a report of a provider that changes no status. */
export const recordProviderReport = (
  tx: Db,
  ctx: MoneyContext,
  { id }: PaymentRecord,
  report: Pick<Act, 'act' | 'before' | 'after'>,
): Promise<void> => recordAct(tx, ctx, { ...report, actingAs: 'system', objectKind: PAYMENT_KIND, objectId: id });

/** Records in the audit log that a payment began. */
export const recordPaymentStart = (
  tx: Db,
  ctx: MoneyContext,
  payment: PaymentRecord,
  right: MoneyRight,
): Promise<void> => {
  const { way, amount, offerId, kind, quantity, refundOf } = payment;
  return recordAct(tx, ctx, {
    act: refundOf === null ? 'payment.created' : 'refund.begun',
    actingAs: right,
    objectKind: PAYMENT_KIND,
    objectId: payment.id,
    after: { status: PaymentStatus.Created, way, amount, offerId, kind, quantity, refundOf },
  });
};
