import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { PaymentStatus } from '../payment.ts';
import { postMoneyMail } from './payment.mails.ts';
import { updatePayment } from './payment.queries.ts';
import { recordBesides } from './payment-act.ts';
import type { ToldDispute } from './ways/pay-provider.ts';

/**
 * A part of a payment, its row locked, was given back at its provider: what it was for stays given, and its payer is told. Each
 * message tells the sum so far; one that is overtaken by a later sum, or by a whole refund, changes nothing.
 */
export async function notePartRefund(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  amount: number,
): Promise<PaymentRecord> {
  if (payment.status === PaymentStatus.Refunded || amount <= payment.partRefunded) return payment;
  await updatePayment(tx, payment.id, { partRefunded: amount });
  await recordBesides(tx, ctx, payment, { act: 'payment.partRefunded', after: { amount } });
  await postMoneyMail(ctx, tx, { name: 'paymentPartReturned', payment, arrived: amount });
  return { ...payment, partRefunded: amount };
}

/**
 * A payment, its row locked, is disputed, or that was decided. It is noted for the house, which decides what follows; no money and
 * no home moves by it. That one was opened, told after its end, changes nothing.
 */
export async function noteDispute(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { ref, status, amount }: ToldDispute,
): Promise<PaymentRecord> {
  const isOver = payment.disputeRef === ref && payment.disputeStatus !== 'open';
  if (isOver && status === 'open') return payment;
  const change = { disputeRef: ref, disputeStatus: status, disputedAmount: amount };
  await updatePayment(tx, payment.id, change);
  const act = status === 'open' ? 'payment.disputed' : 'payment.disputeEnded';
  const before = { dispute: payment.disputeStatus };
  await recordBesides(tx, ctx, payment, { act, before, after: { dispute: status, amount } });
  return { ...payment, ...change };
}
