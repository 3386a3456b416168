import { PaymentStatus } from './payment.ts';

const S = PaymentStatus;

/** A step of a payment: where it may begin, and where it leads. */
interface PaymentStep {
  from: readonly PaymentStatus[];
  to: PaymentStatus;
}

/**
 * Every step there is, by its name. Whatever is not here is refused. Success only ever leads to a refund.
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

/** The name of a step. */
export type PaymentStepName = keyof typeof PAYMENT_STEPS;

/** Whether a step may begin where a payment stands. */
export const mayStepPayment = (status: number, step: PaymentStepName): boolean =>
  (PAYMENT_STEPS[step].from as readonly number[]).includes(status);
