import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { PaymentOperation, PaymentStatus } from '../payment.ts';
import { countArrived } from './bank/arrival.service.ts';
import { failPayment } from './checkout.service.ts';
import { findPayment, listUnfinished, lockPayment } from './payment.queries.ts';
import { applyProviderStatus } from './payment-outcome.service.ts';
import { carryOutRefund } from './refund.service.ts';
import { isOfPayment, type ProviderWord } from './ways/pay-provider.ts';
import { providerOf } from './ways/pay-ways.ts';

/** A provider that has begun a refund and says nothing for so long is asked. */
const SILENT_MS = 3_600_000;

/**
 * Settles what nobody told the end of: whose time is over, whose provider did not answer, refunds that were not carried out. The
 * provider is asked first, and its word is final. Each payment is seen to in a transaction of its own; what is left over, for
 * whatever reason, is found again at the next run. One that fails keeps no other waiting.
 *
 * @throws whatever kept a payment from being seen to, after all others were
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
    if (payment.operationType === PaymentOperation.Refund) await carryOutRefund(ctx, id);
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
    const settled = locked.way === 'qrBill' ? await countArrived(ctx, tx, locked, 'system') : locked;
    if (settled.status === PaymentStatus.Success) return;
    await applyProviderStatus(ctx, tx, settled, { word: ended(locked, word, isOver), right: 'system' });
  });
}

/** What is nowhere, or still open when its time is over, has come to nothing; what is otherwise than asked for is nobody's. */
function ended(payment: PaymentRecord, word: ProviderWord, isOver: boolean): ProviderWord {
  if (!isOfPayment(payment, word)) return { kind: 'open' };
  return isOver && (word.kind === 'open' || word.kind === 'nowhere') ? { kind: 'cancelled' } : word;
}
