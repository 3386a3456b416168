import { AppError } from '#kernel/app-error.ts';
import { HOUR_MS } from '#kernel/time.ts';
import type { Context } from '#platform/context/context.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import { PaymentOperation, PaymentStatus } from '../../payment.ts';
import { settleArrivals } from '../bank/arrival.service.ts';
import { failPayment } from '../checkout/checkout.service.ts';
import { applyProviderStatus } from '../checkout/payment-outcome.service.ts';
import { executeRefund } from '../checkout/refund.service.ts';
import { findPayment, listUnfinished, lockPayment } from '../payment/payment.queries.ts';
import { fitsPayment, type ProviderStatus } from '../ways/pay-provider.ts';
import { providerOf } from '../ways/pay-ways.ts';

/** Time after which a provider is asked about a refund that it has begun, milliseconds. */
const SILENT_MS = HOUR_MS;

/**
 * Settles payments with an unknown end: those past their deadline, those whose provider did not answer, refunds not carried out. The
 * provider is asked first, and its status is final.
 *
 * Each payment has a transaction of its own; one that fails does not block the others, and the next run finds it again.
 *
 * @throws the first error, after all payments were tried
 * @source docs/reference/transitions.md, "Payments"
 */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const now = ctx.now();
  const silentSince = new Date(now.getTime() - SILENT_MS);
  let after = 0;
  const failures: unknown[] = [];
  for (let found = await listUnfinished(ctx.db, { now, after, silentSince }); found.length > 0; ) {
    for (const { id } of found) await reconcile(ctx, id).catch((error: unknown) => void failures.push(error));
    after = found.at(-1)?.id ?? after;
    found = await listUnfinished(ctx.db, { now, after, silentSince });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Payments could not be reconciled.');
}

async function reconcile(ctx: Context, id: number): Promise<void> {
  const payment = await findPayment(ctx.db, id);
  if (!payment) return;
  try {
    if (payment.operationType === PaymentOperation.Refund) await executeRefund(ctx, id);
    else await reconcileSale(ctx, payment);
  } catch (error) {
    if (!(error instanceof AppError) || error.messageId !== 'error.upstream') throw error;
    await ctx.db.transaction().execute(async (tx) => {
      const locked = await lockPayment(tx, id);
      if (locked) await failPayment(ctx, tx, locked);
    });
  }
}

async function reconcileSale(ctx: Context, payment: PaymentRecord): Promise<void> {
  const provider = providerOf(payment.way);
  const isOver = payment.deadline !== null && payment.deadline <= ctx.now();
  const word = isOver ? await provider?.close(ctx, payment) : await provider?.ask(ctx, payment);
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    if (!locked || !word) return;
    const settled = locked.way === 'qrBill' ? await settleArrivals(ctx, tx, locked, { right: 'system' }) : locked;
    if (settled.status === PaymentStatus.Success) return;
    await applyProviderStatus(ctx, tx, settled, { word: ended(locked, word, isOver), right: 'system' });
  });
}

/** Status after a deadline: a payment that is nowhere or still open has failed, and one with another amount counts for none. */
function ended(payment: PaymentRecord, word: ProviderStatus, isOver: boolean): ProviderStatus {
  if (!fitsPayment(payment, word)) return { kind: 'open' };
  return isOver && (word.kind === 'open' || word.kind === 'nowhere') ? { kind: 'cancelled' } : word;
}
