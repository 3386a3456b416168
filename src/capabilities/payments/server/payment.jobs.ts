import { AppError } from '#kernel/app-error.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { REFUNDING } from './checkout/refund.jobs.ts';
import { executeRefund } from './checkout/refund.service.ts';
import { reconcilePayments } from './providers/reconciliation.service.ts';

const RECONCILIATION = jobKind('payment.reconciliation', { longestTryS: 1_800, isOneByOne: true });

/** Jobs of payments. */
export const PAYMENT_JOBS: readonly JobDefinition[] = [
  { ...handled(RECONCILIATION, reconcilePayments), cron: '*/10 * * * *' },
  handled(REFUNDING, async (ctx, { refundId }) => {
    await executeRefund(ctx, refundId).catch((error: unknown) => {
      // An account that was erased meanwhile is no reason to retry.
      if (!(error instanceof AppError) || error.code !== 404) throw error;
    });
  }),
];
