import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { CURRENCY, PaymentStatus } from '../../payment.ts';
import { mayStepPayment } from '../../payment-states.ts';
import type { MoneyRight } from '../payment-act.ts';
import { giveWhatIsPaid } from '../payment-outcome.service.ts';
import { arrivedFor } from './bank.queries.ts';
import { insertPayout } from './payout.queries.ts';

/** Payments for which what arrives has to go back unless it is all of it. */
const ENDED: readonly number[] = [PaymentStatus.Rejected, PaymentStatus.Cancelled];

/**
 * Sees what has arrived for a payment whose row is locked: all of it makes it a success, less waits for the rest while that may
 * still come. What is too much, or came when nobody waited any more, is put aside to go back.
 *
 * @source docs/reference/transitions.md, "Money by the bank"
 */
export async function countArrived(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  right: MoneyRight,
): Promise<PaymentRecord> {
  const arrived = await arrivedFor(tx, payment.id);
  const putAside = (amount: number, kind: 'excess' | 'late') =>
    insertPayout(tx, { paymentId: payment.id, amount, currency: CURRENCY, kind, now: ctx.now() });
  if (mayStepPayment(payment.status, 'succeed') && arrived >= payment.amount) {
    if (arrived > payment.amount) await putAside(arrived - payment.amount, 'excess');
    return giveWhatIsPaid(ctx, tx, payment, { step: 'succeed', right });
  }
  const isPaid = payment.status === PaymentStatus.Success || payment.status === PaymentStatus.Refunded;
  if (isPaid && arrived > payment.amount) await putAside(arrived - payment.amount, 'excess');
  if (ENDED.includes(payment.status) && arrived > 0) await putAside(arrived, 'late');
  return payment;
}
