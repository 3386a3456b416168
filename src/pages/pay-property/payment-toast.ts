import { PaymentStatus } from '#capabilities/payments/payment.ts';
import type { PayInput } from '#capabilities/payments/ui/checkout/usePaying.ts';
import type { ShownPaymentFragment } from '#generated/operations.ts';
import type { ToastKind } from '#kit/design/feedback/toast-store.ts';

/** The toast of a payment that has just begun; null where the page itself is enough. */
export function paymentToast(
  { status, way, days }: Pick<ShownPaymentFragment, 'status' | 'way' | 'days'>,
  input: PayInput,
): { kind: ToastKind; text: string } | null {
  if (status === PaymentStatus.Success) return { kind: 'success', text: 'payment.toast.paid' };
  const isAnother = (input.way != null && way !== input.way) || days !== input.days;
  return isAnother ? { kind: 'info', text: 'payment.toast.openAlready' } : null;
}
