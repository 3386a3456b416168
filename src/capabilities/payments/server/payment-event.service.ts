import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { PaymentRecord } from '../payment.record.ts';
import type { PayWay } from '../payment.ts';
import { PaymentOperation } from '../payment.ts';
import { insertPaymentEvent, lockPayment } from './payment.queries.ts';
import { applyProviderStatus } from './payment-outcome.service.ts';
import { isOfPayment, type ProviderWord } from './ways/pay-provider.ts';

/** What a provider tells by itself. */
export interface ProviderEvent {
  provider: PayWay;
  /** By which the provider knows the message: repeated, it is the same one. */
  id: string;
  paymentId: number;
  word: ProviderWord;
}

/** A message that cannot be believed. */
export const unbelievable = (): AppError => new AppError('error.request.malformed', { code: 400 });

/**
 * Hears a provider: all that follows from the message happens in one transaction with its id, so that whatever ends our process
 * in between leaves nothing behind, and the message, which the provider repeats, is heard as if for the first time.
 *
 * @returns the payment as it is now
 * @throws AppError `error.request.malformed` for another payment's way, amount or currency than the message says
 * @source docs/reference/abuse-cases.md, "56", "57"
 */
export async function handleProviderMessage(
  ctx: Context,
  { provider, id, paymentId, word }: ProviderEvent,
): Promise<PaymentRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.way !== provider || payment.operationType !== PaymentOperation.Sale) throw unbelievable();
    if (!isOfPayment(payment, word)) throw unbelievable();
    const isNew = await insertPaymentEvent(tx, {
      ...{ provider, eventId: id, paymentId, kind: word.kind },
      now: ctx.now(),
    });
    return isNew ? applyProviderStatus(ctx, tx, payment, { word, right: 'system' }) : payment;
  });
}
