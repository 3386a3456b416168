import { jobKind } from '#platform/jobs/job.ts';

/** Giving the money of a payment back at its provider. */
export const REFUNDING = jobKind<{ refundId: number }>('payment.refund');
