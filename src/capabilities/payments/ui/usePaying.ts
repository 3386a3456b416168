import { useEffect, useRef, useState } from 'react';
import {
  CreatePaymentDocument,
  type CreatePaymentMutationVariables,
  type ShownPaymentFragment,
} from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';
import { PaymentOperation, PaymentStatus } from '../payment.ts';
import { failureOf, type PaymentFailure } from './payment-failure.ts';

/** What is paid for, and how. */
export type PayInput = Omit<CreatePaymentMutationVariables, 'operationType'>;

/** How a payment begins. */
export interface Paying {
  /** Begins one; while that goes on, once more does nothing. */
  pay: (input: PayInput) => Promise<void>;
  isPaying: boolean;
  failure: PaymentFailure | null;
}

/**
 * Begins payments: safe against a second tap, and against a second window, as the house answers with the payment that is open.
 * One at a provider leads there.
 *
 * @param onBegun told of the payment, before anybody leaves for its provider
 */
export function usePaying(onBegun: (payment: ShownPaymentFragment, input: PayInput) => Promise<void> | void): Paying {
  const isRunning = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  // Somebody who comes back from the provider by the browser's button finds the page as it was left.
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

/** Nobody is led to a provider whom they did not choose: then the open payment is shown first. */
const leadsAway = ({ way, status, checkoutUrl }: ShownPaymentFragment, input: PayInput): boolean =>
  way === input.way && status === PaymentStatus.InProgress && checkoutUrl !== null;
