import { AppError, notFound } from '#kernel/app-error.ts';
import { recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord, PaymentRecord } from '../../payment.record.ts';
import { PaymentStatus } from '../../payment.ts';
import { finishRefund, payOutRest, refundAtProvider } from '../checkout/refund.service.ts';
import { arrivedFor, lockBankEntry, updateBankEntry } from '../payment/bank.queries.ts';
import { lockPayment } from '../payment/payment.queries.ts';
import { BANK_ENTRY_KIND, type MoneyRight } from '../payment/payment-act.ts';
import { findPayoutOfEntry, lockUnsent, reducePayout } from '../payment/payout.queries.ts';
import { anonymizeErasedPayer, requireTreasurer } from './bank.service.ts';
import { findBankEntry, isReversed } from './chargeback.queries.ts';

/** The credit that a chargeback reverses, and the member who settles it. */
interface Settling {
  /** Null: no known credit; the chargeback is only recorded as settled. */
  creditId: number | null;
  right: MoneyRight;
}

/**
 * Settles a chargeback of the bank; for AdminGlobal.
 *
 * @throws AppError `error.forbidden`; as `settleByOperator`
 * @source docs/reference/transitions.md, "Money by the bank"
 */
export async function settleChargeback(ctx: Context, id: number, creditId: number | null): Promise<BankEntryRecord> {
  requireTreasurer(ctx);
  return settleByOperator(ctx, id, { creditId, right: 'staff' });
}

/**
 * `settleChargeback` without the permission check. Idempotent.
 *
 * @throws AppError `error.notFound`; `error.status.transition` for an amount that is no chargeback, is settled otherwise, or does not
 * fit the credit, and for a credit that was reversed before
 */
export const settleByOperator = (ctx: Context, id: number, settling: Settling): Promise<BankEntryRecord> =>
  ctx.db.transaction().execute(async (tx) => {
    const { creditId, right } = settling;
    // The lock order is payment first.
    const paymentId = creditId === null ? null : ((await findBankEntry(tx, creditId))?.paymentId ?? null);
    const payment = paymentId === null ? undefined : await lockPayment(tx, paymentId);
    const credit = creditId === null ? null : await lockBankEntry(tx, creditId);
    const chargeback = await lockBankEntry(tx, id);
    if (!chargeback || credit === undefined) throw notFound();
    if (chargeback.settledAt !== null && chargeback.reverses === creditId) return chargeback;
    await refuseUnfit(tx, chargeback, credit, paymentId);
    const settled = { paymentId, reverses: creditId, settledAt: ctx.now() };
    await updateBankEntry(tx, id, settled);
    if (credit && !payment) await takeBackUnmatched(tx, credit, ctx.now());
    if (payment) await takeBackPaid(ctx, tx, payment, { amount: -chargeback.amount, right });
    await anonymizeErasedPayer(tx, paymentId);
    await recordAct(tx, ctx, {
      act: 'bankEntry.reversed',
      actingAs: right,
      objectKind: BANK_ENTRY_KIND,
      objectId: id,
      after: { amount: chargeback.amount, creditId, paymentId },
    });
    return { ...chargeback, ...settled };
  });

async function refuseUnfit(
  tx: Db,
  chargeback: BankEntryRecord,
  credit: BankEntryRecord | null,
  paymentId: number | null,
): Promise<void> {
  const refused = (from: string): AppError =>
    new AppError('error.status.transition', { code: 409, values: { from, to: 'reversed' } });
  if (chargeback.fault !== 'reversal') throw refused('credit');
  if (chargeback.settledAt !== null) throw refused('seenTo');
  if (!credit) return;
  // Concurrently assigned to a payment: that payment was not locked.
  if (credit.paymentId !== paymentId) throw refused('seenTo');
  if (credit.amount !== -chargeback.amount || credit.currency !== chargeback.currency) throw refused('otherAmount');
  if (await isReversed(tx, credit.id)) throw refused('reversed');
}

/** Reverses a credit that belonged to no payment: its open payout is dropped. */
async function takeBackUnmatched(tx: Db, credit: BankEntryRecord, now: Date): Promise<void> {
  await updateBankEntry(tx, credit.id, { settledAt: now });
  const payout = await findPayoutOfEntry(tx, credit.id);
  if (payout?.confirmedAt === null) await reducePayout(tx, payout, payout.amount);
}

/**
 * Reverses money of a payment whose row is locked. Open payouts of it shrink; if the rest no longer covers a delivered payment,
 * the delivery ends and the rest becomes a payout.
 *
 * A QR-bill that waited for its rest waits for more.
 */
async function takeBackPaid(
  ctx: Context,
  tx: Db,
  payment: PaymentRecord,
  { amount, right }: { amount: number; right: MoneyRight },
): Promise<void> {
  let left = amount;
  for (const payout of await lockUnsent(tx, payment.id)) {
    if (left === 0) return;
    await reducePayout(tx, payout, left);
    // The bank has carried the refund out: nothing is sent besides.
    const refund =
      payout.refundId === null || left < payout.amount ? undefined : await lockPayment(tx, payout.refundId);
    if (refund) await finishRefund(ctx, tx, refund, right);
    left -= Math.min(left, payout.amount);
  }
  if (left === 0) return;
  const arrived = await arrivedFor(tx, payment.id);
  if (payment.status !== PaymentStatus.Success || arrived >= payment.amount) return;
  await refundAtProvider(ctx, tx, payment, { right, reason: 'bank' });
  if (arrived > 0) await payOutRest(ctx, tx, payment, arrived);
}
