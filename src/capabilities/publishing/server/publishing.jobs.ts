import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { applyPassingTime, findUnpaired, removeUnusedPictures } from './publication/passing-time.service.ts';

const PASSING_TIME = jobKind('offer.passingTime', { longestTryS: 1_800 });
const PAIRS = jobKind('offer.pairs');
const UPKEEP = jobKind('offer.upkeep', { longestTryS: 1_800 });

/** Jobs of owners' offers. */
export const PUBLISHING_JOBS: readonly JobDefinition[] = [
  { ...handled(PASSING_TIME, applyPassingTime), cron: '7 * * * *' },
  {
    ...handled(PAIRS, async (ctx) => {
      const unpaired = await findUnpaired(ctx);
      if (unpaired.length > 0) throw new Error(`Owners' records and public copies differ:\n${unpaired.join('\n')}`);
    }),
    cron: '37 * * * *',
  },
  { ...handled(UPKEEP, removeUnusedPictures), cron: '47 3 * * *' },
];
