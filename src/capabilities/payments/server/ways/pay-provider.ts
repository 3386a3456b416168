import type { Context } from '#platform/context/context.ts';
import type { DisputeStatus, PaymentRecord } from '../../payment.record.ts';
import type { PayWay } from '../../payment.ts';

/** Where a payment can be made, as its provider opened it. */
export interface OpenedCheckout {
  /** By which the provider knows the payment; null where our own reference does. */
  providerRef: string | null;
  /** Where to pay; null where one pays elsewhere. */
  checkoutUrl: string | null;
}

/**
 * What a provider says of a payment: nothing yet, or how it ended. `nowhere`: it was never opened there.
 * What was paid is centimes, as the provider counts them.
 */
export type ProviderWord =
  | { kind: 'open' | 'rejected' | 'cancelled' | 'nowhere' }
  | { kind: 'paid' | 'refunded' | 'partRefunded'; amount: number; currency: string }
  | { kind: 'dispute'; dispute: ProviderChargeback };

/** Whoever paid says at their bank that it was none of theirs; the provider keeps the money back until that is decided. */
export interface ProviderChargeback {
  /** By which the provider knows it. */
  ref: string;
  status: DisputeStatus;
  /** Centimes. */
  amount: number;
}

/** Whether a provider speaks of the money of a payment: the same amount, or less where a part went back, in the same currency. */
export function isOfPayment({ amount, currency }: PaymentRecord, word: ProviderWord): boolean {
  if (!('amount' in word)) return true;
  const isRight = word.kind === 'partRefunded' ? word.amount > 0 && word.amount < amount : word.amount === amount;
  return isRight && word.currency === currency;
}

/** Whether money is on its way back: at once, later, or by the hand of somebody who sends it. */
export type RefundWord = 'done' | 'pending' | 'byHand';

/**
 * A way to pay. Whatever a provider is asked it is asked again after a failure, so all of it may be repeated: the number of
 * the payment, or of the refund, tells the provider what is the same.
 *
 * @throws AppError `error.upstream` from every method while the provider cannot be reached
 */
export interface PayProvider {
  way: PayWay;
  /** Hours until a payment that was not made is cancelled. @source docs/reference/limits.md, "Payments" */
  hours: number;
  /** @throws AppError `error.payment.rejected` where it is certain that nothing was opened, and never will be */
  open(ctx: Context, payment: PaymentRecord): Promise<OpenedCheckout>;
  ask(ctx: Context, payment: PaymentRecord): Promise<ProviderWord>;
  /** Nobody shall pay any more; the word says what is so afterwards. */
  close(ctx: Context, payment: PaymentRecord): Promise<ProviderWord>;
  refund(ctx: Context, payment: PaymentRecord, refund: PaymentRecord): Promise<RefundWord>;
}
