import { requireRole } from '#capabilities/accounts/server/sessions/session.service.ts';
import { AppError, notFound } from '#kernel/app-error.ts';
import { Role } from '#kernel/roles.ts';
import { recordAct } from '#platform/audit/audit.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { BankEntryRecord, PaymentRecord, PayoutRecord } from '../../payment.record.ts';
import { CURRENCY, PaymentOperation } from '../../payment.ts';
import { paymentPageOf, withTotal } from '../checkout/payment.service.ts';
import { finishRefund } from '../checkout/refund.service.ts';
import { postMoneyMail } from '../documents/payment.mails.ts';
import {
  anonymizeDebtors,
  countUnmatched,
  listUnmatched,
  lockBankEntry,
  updateBankEntry,
} from '../payment/bank.queries.ts';
import { findPayment, lockPayment } from '../payment/payment.queries.ts';
import { BANK_ENTRY_KIND, type MoneyRight, PAYOUT_KIND } from '../payment/payment-act.ts';
import {
  anonymizePaidOut,
  countPayouts,
  findPayout,
  findPayoutOfEntry,
  insertPayout,
  listPayouts,
  lockPayout,
  updatePayoutConfirmed,
} from '../payment/payout.queries.ts';
import { settleArrivals } from './arrival.service.ts';
import { reversedCredits } from './chargeback.queries.ts';

/** A part of a list. */
interface SentPage {
  pageNumber?: number | null;
  pageSize?: number | null;
}

/** The administrator who manages money; returns their id. @throws AppError `error.auth.required`; `error.forbidden` for all but AdminGlobal */
export const requireTreasurer = (ctx: Context): number => requireRole(ctx, Role.AdminGlobal).userId;

/** Payouts, open ones first; for AdminGlobal. @throws AppError `error.forbidden` */
export async function readPayouts(ctx: Context, isConfirmed: boolean | null, sent: SentPage) {
  requireTreasurer(ctx);
  const page = paymentPageOf(sent.pageNumber, sent.pageSize);
  return withTotal(page, await countPayouts(ctx.db, isConfirmed), await listPayouts(ctx.db, { isConfirmed, ...page }));
}

/** Unmatched amounts; for AdminGlobal. @throws AppError `error.forbidden` */
export async function readUnmatched(ctx: Context, sent: SentPage) {
  requireTreasurer(ctx);
  const page = paymentPageOf(sent.pageNumber, sent.pageSize);
  const entries = await listUnmatched(ctx.db, page);
  const credits = await reversedCredits(ctx.db, entries);
  const rows = entries.map((entry) => ({ ...entry, credit: credits.get(entry.id) ?? null }));
  return withTotal(page, await countUnmatched(ctx.db), rows);
}

/** Marks a payout as sent. Idempotent. @throws AppError `error.forbidden`; `error.notFound` */
export const confirmPayout = async (ctx: Context, id: number): Promise<PayoutRecord> => {
  const by = requireTreasurer(ctx);
  return confirmByOperator(ctx, id, { right: 'staff', by });
};

/** `confirmPayout` without the permission check. @throws AppError `error.notFound` */
export const confirmByOperator = (
  ctx: Context,
  id: number,
  { right, by }: { right: MoneyRight; by: number | null },
): Promise<PayoutRecord> =>
  ctx.db.transaction().execute(async (tx) => {
    // The lock order is payment first; a concurrent erasure of its payer waits, or is done.
    const found = await findPayout(tx, id);
    const payment = found?.paymentId ? await lockPayment(tx, found.paymentId) : undefined;
    const payout = await lockPayout(tx, id);
    if (!payout) throw notFound();
    if (payout.confirmedAt !== null) return payout;
    const now = ctx.now();
    await updatePayoutConfirmed(tx, id, { by, now });
    if (payout.refundId !== null) {
      const refund = await lockPayment(tx, payout.refundId);
      if (refund) await finishRefund(ctx, tx, refund, right);
    }
    const { amount, kind } = payout;
    // The end of a refund has a mail of its own.
    if (payment && payout.refundId === null)
      await postMoneyMail(ctx, tx, { name: 'payoutSent', payment, movement: id, moved: amount });
    await anonymizeErasedPayer(tx, payout.paymentId);
    await recordAct(tx, ctx, {
      act: 'payout.confirmed',
      actingAs: right,
      objectKind: PAYOUT_KIND,
      objectId: id,
      after: { amount, kind },
    });
    return { ...payout, confirmedAt: now, confirmedBy: by };
  });

/** Removes the name and account of an erased payer, which the bank reported, once nothing remains to be sent back. */
export async function anonymizeErasedPayer(tx: Db, paymentId: number | null): Promise<void> {
  if (paymentId === null || (await findPayment(tx, paymentId))?.email !== '') return;
  await anonymizeDebtors(tx, paymentId);
  await anonymizePaidOut(tx, paymentId);
}

/** An amount of the bank that is not settled yet; locks its row. @throws AppError `error.notFound`; `error.status.transition` */
async function lockOpenEntry(tx: Db, id: number): Promise<BankEntryRecord> {
  const entry = await lockBankEntry(tx, id);
  if (!entry) throw notFound();
  const isSeenTo = entry.paymentId !== null || entry.fault === null || entry.settledAt !== null;
  if (isSeenTo || entry.amount <= 0 || (await findPayoutOfEntry(tx, id)))
    throw new AppError('error.status.transition', { code: 409, values: { from: 'seenTo', to: 'seenTo' } });
  return entry;
}

/**
 * Assigns an amount to its payment, as if its reference had been right; for AdminGlobal.
 *
 * @throws AppError `error.forbidden`; `error.notFound`; `error.status.transition` for an amount that is settled, or in another currency
 */
export async function assignBankEntry(ctx: Context, id: number, paymentId: number): Promise<PaymentRecord> {
  requireTreasurer(ctx);
  return ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    const entry = await lockOpenEntry(tx, id);
    const isQrBill = payment?.way === 'qrBill' && payment.operationType === PaymentOperation.Sale;
    if (!payment || !isQrBill) throw notFound();
    if (entry.currency !== CURRENCY)
      throw new AppError('error.status.transition', { code: 409, values: { from: entry.currency, to: CURRENCY } });
    await updateBankEntry(tx, id, { paymentId, fault: null });
    await recordAct(tx, ctx, {
      act: 'bankEntry.assigned',
      actingAs: 'staff',
      objectKind: BANK_ENTRY_KIND,
      objectId: id,
      after: { paymentId, amount: entry.amount },
    });
    return settleArrivals(ctx, tx, payment, { right: 'staff', entry });
  });
}

/** Makes a payout of an amount that belongs to no payment; for AdminGlobal. @throws as `assignBankEntry` */
export async function payBackBankEntry(ctx: Context, id: number): Promise<PayoutRecord> {
  requireTreasurer(ctx);
  return ctx.db.transaction().execute(async (tx) => {
    const known = await findPayoutOfEntry(tx, id);
    if (known) return known;
    const { amount, currency, debtorName: toName, debtorIban: toIban } = await lockOpenEntry(tx, id);
    await recordAct(tx, ctx, {
      act: 'bankEntry.sentBack',
      actingAs: 'staff',
      objectKind: BANK_ENTRY_KIND,
      objectId: id,
      after: { amount },
    });
    return insertPayout(tx, { bankEntryId: id, amount, currency, kind: 'unmatched', toName, toIban, now: ctx.now() });
  });
}
