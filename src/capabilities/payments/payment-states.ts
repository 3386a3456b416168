import { PaymentStatus } from './payment.ts';

const S = PaymentStatus;

/** A step of a payment: the statuses where it may begin, and the one where it leads. */
interface PaymentStep {
  from: readonly PaymentStatus[];
  to: PaymentStatus;
}

/**
 * Every step by its name; any other change of status is refused. Success leads only to a refund.
 *
 * @source docs/reference/transitions.md, "Payments"
 */
export const PAYMENT_STEPS = {
  open: { from: [S.Created], to: S.InProgress },
  settle: { from: [S.Created], to: S.Success },
  succeed: { from: [S.InProgress, S.Error, S.Rejected, S.Cancelled], to: S.Success },
  reject: { from: [S.InProgress, S.Error], to: S.Rejected },
  cancel: { from: [S.Created, S.InProgress, S.Error], to: S.Cancelled },
  fail: { from: [S.Created, S.InProgress], to: S.Error },
  refund: { from: [S.Success], to: S.Refunded },
} as const satisfies Record<string, PaymentStep>;

/** Name of a step of `PAYMENT_STEPS`. */
export type PaymentStepName = keyof typeof PAYMENT_STEPS;

/** Whether a step may begin at a status. */
export const mayStepPayment = (status: number, step: PaymentStepName): boolean =>
  (PAYMENT_STEPS[step].from as readonly number[]).includes(status);
