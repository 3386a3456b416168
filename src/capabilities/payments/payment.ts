/** Status of a payment. @source docs/reference/transitions.md, "Payments" */
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

/** Kind of a payment: sale or refund. Subscriptions are not supported yet. */
export const PaymentOperation = { Sale: 0, Refund: 1, Subscription: 2 } as const;

/** Way of paying. @source docs/reference/transitions.md, "Ways to pay" */
export const PAY_WAYS = ['qrBill', 'card', 'till', 'credit', 'free'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** The only currency of amounts. */
export const CURRENCY = 'CHF';

/** Statuses of a payment that may still be paid. */
export const OPEN_STATUSES: readonly PaymentStatus[] = [PaymentStatus.Created, PaymentStatus.InProgress];

/** Statuses of a payment that ended without success: money that arrives for it is late. */
export const ENDED_STATUSES: readonly number[] = [PaymentStatus.Rejected, PaymentStatus.Cancelled];

/** Statuses of a payment whose end is not known yet. */
export const UNSETTLED_STATUSES: readonly PaymentStatus[] = [...OPEN_STATUSES, PaymentStatus.Error];
