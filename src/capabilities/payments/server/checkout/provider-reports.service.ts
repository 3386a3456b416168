import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentStatus } from '../../payment.ts';
import { postMoneyMail } from '../documents/payment.mails.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import { recordProviderReport } from '../payment/payment-act.ts';
import type { ProviderChargeback } from '../ways/pay-provider.ts';
import { listChargebackStates, saveChargebackState } from './chargeback-state.queries.ts';

/**
 * Records a partial refund at the provider of a payment whose row is locked: the delivery stays, and the payer is notified. Each message
 * carries the sum so far; an older one, or one after a full refund, changes nothing.
 */
export async function recordPartRefund(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  amount: number,
): Promise<PaymentRecord> {
  if (payment.status === PaymentStatus.Refunded || amount <= payment.partRefunded) return payment;
  await updatePayment(tx, payment.id, { partRefunded: amount });
  await recordProviderReport(tx, ctx, payment, { act: 'payment.partRefunded', after: { amount } });
  await postMoneyMail(ctx, tx, { name: 'paymentPartReturned', payment, movement: amount, moved: amount });
  return { ...payment, partRefunded: amount };
}

/**
 * Records a chargeback, opened or decided, of a payment whose row is locked. Staff decide what follows; no money and no home changes.
 *
 * Each chargeback opens once and ends once: a message that repeats or contradicts its end changes nothing. The payment shows the open
 * chargeback, else the latest one.
 */
export async function recordChargeback(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  report: ProviderChargeback,
): Promise<PaymentRecord> {
  const chargebacks = await listChargebackStates(tx, payment.id);
  const known = chargebacks.find(({ ref }) => ref === report.ref);
  if (known && (known.status !== 'open' || isSame(known, report))) return payment;
  await saveChargebackState(tx, payment.id, report);
  const stillOpen = chargebacks.find(({ ref, status }) => ref !== report.ref && status === 'open');
  const shown = (report.status !== 'open' && stillOpen) || report;
  const change = { disputeRef: shown.ref, disputeStatus: shown.status, disputedAmount: shown.amount };
  await updatePayment(tx, payment.id, change);
  const act = report.status === 'open' ? 'payment.disputed' : 'payment.disputeEnded';
  const before = { dispute: known?.status ?? null };
  await recordProviderReport(tx, ctx, payment, {
    act,
    before,
    after: { dispute: report.status, amount: report.amount },
  });
  return { ...payment, ...change };
}

const isSame = (known: ProviderChargeback, report: ProviderChargeback): boolean =>
  known.status === report.status && known.amount === report.amount;
