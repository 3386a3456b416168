import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { PaymentRecord } from '../../payment.record.ts';
import type { PayWay } from '../../payment.ts';
import { PaymentOperation } from '../../payment.ts';
import { applyProviderStatus } from '../checkout/payment-outcome.service.ts';
import { insertPaymentEvent, lockPayment } from '../payment/payment.queries.ts';
import { fitsPayment, type ProviderStatus } from '../ways/pay-provider.ts';

/** A message that a provider sends unasked. */
export interface ProviderEvent {
  provider: PayWay;
  /** Identifier of the message at the provider; a repetition has the same one. */
  id: string;
  paymentId: number;
  word: ProviderStatus;
}

/** Error for a message that does not fit its payment. */
export const mismatchedMessage = (): AppError => new AppError('error.request.malformed', { code: 400 });

/**
 * Handles a message of a provider. Its id and all effects share one transaction, so that a crash leaves nothing behind and the
 * provider's repetition is handled as new.
 *
 * @returns the payment as it is now
 * @throws AppError `error.request.malformed` where way, amount or currency of the message are another payment's
 * @source docs/reference/abuse-cases.md, "56", "57"
 */
export async function handleProviderMessage(
  ctx: Context,
  { provider, id, paymentId, word }: ProviderEvent,
): Promise<PaymentRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment || payment.way !== provider || payment.operationType !== PaymentOperation.Sale)
      throw mismatchedMessage();
    if (!fitsPayment(payment, word)) throw mismatchedMessage();
    const isNew = await insertPaymentEvent(tx, {
      provider,
      eventId: id,
      paymentId,
      kind: word.kind,
      now: ctx.now(),
    });
    return isNew ? applyProviderStatus(ctx, tx, payment, { word, right: 'system' }) : payment;
  });
}
