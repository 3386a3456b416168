import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { PaymentStatus } from '../payment.ts';
import { listChargebackStates, saveChargebackState } from './chargeback-state.queries.ts';
import { postMoneyMail } from './payment.mails.ts';
import { updatePayment } from './payment.queries.ts';
import { recordBesides } from './payment-act.ts';
import type { ProviderChargeback } from './ways/pay-provider.ts';

/**
 * A part of a payment, its row locked, was given back at its provider: what it was for stays given, and its payer is told. Each
 * message tells the sum so far; one that is overtaken by a later sum, or by a whole refund, changes nothing.
 */
export async function recordPartRefund(
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
 * no home moves by it. Each dispute is opened once and ends once: a message that repeats or contradicts its end changes nothing, and
 * neither does one that says again what is known. The payment shows the dispute that is open, else the one told last.
 */
export async function recordChargeback(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  told: ProviderChargeback,
): Promise<PaymentRecord> {
  const disputes = await listChargebackStates(tx, payment.id);
  const known = disputes.find(({ ref }) => ref === told.ref);
  if (known && (known.status !== 'open' || isSame(known, told))) return payment;
  await saveChargebackState(tx, payment.id, told);
  const stillOpen = disputes.find(({ ref, status }) => ref !== told.ref && status === 'open');
  const shown = (told.status !== 'open' && stillOpen) || told;
  const change = { disputeRef: shown.ref, disputeStatus: shown.status, disputedAmount: shown.amount };
  await updatePayment(tx, payment.id, change);
  const act = told.status === 'open' ? 'payment.disputed' : 'payment.disputeEnded';
  const before = { dispute: known?.status ?? null };
  await recordBesides(tx, ctx, payment, { act, before, after: { dispute: told.status, amount: told.amount } });
  return { ...payment, ...change };
}

const isSame = (known: ProviderChargeback, told: ProviderChargeback): boolean =>
  known.status === told.status && known.amount === told.amount;
