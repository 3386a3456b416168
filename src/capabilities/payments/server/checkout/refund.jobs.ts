import { z } from '#kernel/schema.ts';
import { jobKind } from '#platform/jobs/job.ts';

/** Job that refunds a payment at its provider. */
export const REFUNDING = jobKind('payment.refund', { payload: z.object({ refundId: z.int() }) });
