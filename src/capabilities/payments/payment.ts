/** Where a payment stands. @source docs/reference/transitions.md, "Payments" */
export const PaymentStatus = {
  Created: 0,
  InProgress: 10,
  Success: 20,
  Rejected: 30,
  Refunded: 40,
  Error: 90,
  Cancelled: 99,
} as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** What a payment does: money comes in, or goes back. Subscriptions are not paid here yet. */
export const PaymentOperation = { Sale: 0, Refund: 1, Subscription: 2 } as const;

/** How a payment is made. @source docs/reference/transitions.md, "Ways to pay" */
export const PAY_WAYS = ['qrBill', 'card', 'till', 'credit', 'free'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** Money is counted in this alone. */
export const CURRENCY = 'CHF';

/** A payment that may still be paid. */
export const OPEN_STATUSES: readonly PaymentStatus[] = [PaymentStatus.Created, PaymentStatus.InProgress];

/** A payment that came to nothing: money that arrives for it comes late. */
export const ENDED_STATUSES: readonly number[] = [PaymentStatus.Rejected, PaymentStatus.Cancelled];

/** A payment of which nobody knows yet how it ends. */
export const UNSETTLED_STATUSES: readonly PaymentStatus[] = [...OPEN_STATUSES, PaymentStatus.Error];
