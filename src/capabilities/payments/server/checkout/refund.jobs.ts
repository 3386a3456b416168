import { jobKind } from '#platform/jobs/job.ts';

/** Job that refunds a payment at its provider. */
export const REFUNDING = jobKind<{ refundId: number }>('payment.refund');
