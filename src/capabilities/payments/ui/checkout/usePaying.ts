import { useEffect, useRef, useState } from 'react';
import {
  CreatePaymentDocument,
  type CreatePaymentMutationVariables,
  type ShownPaymentFragment,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { PaymentOperation, PaymentStatus } from '../../payment.ts';
import { failureOf, type PaymentFailure } from '../payment-failure.ts';

/** The purchase, and the way to pay. */
export type PayInput = Omit<CreatePaymentMutationVariables, 'operationType'>;

/** State and action of beginning a payment. */
export interface Paying {
  /** Begins a payment; a second call does nothing while the first is running. */
  pay: (input: PayInput) => Promise<void>;
  isPaying: boolean;
  failure: PaymentFailure | null;
}

/**
 * Begins payments. A second tap or window is safe, as the API returns the open payment; one at a provider leads there.
 *
 * @param onBegun called with the payment before the browser leaves for the provider
 */
export function usePaying(onBegun: (payment: ShownPaymentFragment, input: PayInput) => Promise<void> | void): Paying {
  const isRunning = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  // A browser that returns from the provider by its back button restores the page as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setIsPaying(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const pay: Paying['pay'] = async (input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    setFailure(null);
    try {
      const { createPayment: payment } = await execute(CreatePaymentDocument, {
        ...input,
        operationType: PaymentOperation.Sale,
      });
      await onBegun(payment, input);
      if (leadsAway(payment, input)) window.location.assign(payment.checkoutUrl ?? '');
      else setIsPaying(false);
    } catch (error) {
      setFailure(failureOf(error));
      setIsPaying(false);
    } finally {
      isRunning.current = false;
    }
  };
  return { pay, isPaying, failure };
}

/** Whether the browser goes to the provider: only to one that the member chose; else the open payment is shown first. */
const leadsAway = ({ way, status, checkoutUrl }: ShownPaymentFragment, input: PayInput): boolean =>
  way === input.way && status === PaymentStatus.InProgress && checkoutUrl !== null;
