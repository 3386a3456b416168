import type { Context } from '#platform/context/context.ts';
import type { ChargebackStatus, PaymentRecord } from '../../payment.record.ts';
import type { PayWay } from '../../payment.ts';

/** Payment as its provider opened it. */
export interface OpenedCheckout {
  /** Identifier at the provider; null where our own reference is used. */
  providerRef: string | null;
  /** Address for paying; null where the payer pays elsewhere. */
  checkoutUrl: string | null;
}

/**
 * A provider's status of a payment: still open, or its end; `nowhere` if it was never opened there.
 * Paid amounts are centimes, as the provider counts them.
 */
export type ProviderStatus =
  | { kind: 'open' | 'rejected' | 'cancelled' | 'nowhere' }
  | { kind: 'paid' | 'refunded' | 'partRefunded'; amount: number; currency: string }
  | { kind: 'chargeback'; chargeback: ProviderChargeback };

/** A chargeback: the provider withholds the money until it is decided. */
export interface ProviderChargeback {
  /** Identifier at the provider. */
  ref: string;
  status: ChargebackStatus;
  /** Centimes. */
  amount: number;
}

/** Whether a status concerns the money of a payment: the same amount, or less after a partial refund, in the same currency. */
export function fitsPayment({ amount, currency }: PaymentRecord, word: ProviderStatus): boolean {
  if (!('amount' in word)) return true;
  const isRight = word.kind === 'partRefunded' ? word.amount > 0 && word.amount < amount : word.amount === amount;
  return isRight && word.currency === currency;
}

/** State of a refund: done, pending, or sent by hand. */
export type RefundStatus = 'done' | 'pending' | 'byHand';

/**
 * A way to pay. Every call may be retried after a failure: the number of the payment, or of the refund, is the idempotency key.
 *
 * @throws AppError `error.upstream` from every method while the provider cannot be reached
 */
export interface PayProvider {
  way: PayWay;
  /** Hours until an unpaid payment is cancelled. @source docs/reference/limits.md, "Payments" */
  hours: number;
  /** @throws AppError `error.payment.rejected` where it is certain that nothing was opened, and never will be */
  open(ctx: Context, payment: PaymentRecord): Promise<OpenedCheckout>;
  ask(ctx: Context, payment: PaymentRecord): Promise<ProviderStatus>;
  /** Closes a payment against paying; returns its status afterwards. */
  close(ctx: Context, payment: PaymentRecord): Promise<ProviderStatus>;
  refund(ctx: Context, payment: PaymentRecord, refund: PaymentRecord): Promise<RefundStatus>;
}
