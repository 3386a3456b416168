import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { anonymizeReporters } from './report.service.ts';
import { refreshAllTrust } from './trust.service.ts';

const TRUST = jobKind('review.trust', { longestTryS: 1_800 });
const FORGETTING = jobKind('review.forgetReporters');

/** Jobs of review. */
export const REVIEW_JOBS: readonly JobDefinition[] = [
  { ...handled(TRUST, refreshAllTrust), cron: '*/10 * * * *' },
  {
    ...handled(FORGETTING, async (ctx) => {
      await anonymizeReporters(ctx);
    }),
    cron: '17 4 * * *',
  },
];
