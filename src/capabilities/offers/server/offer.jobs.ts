import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { printOldPictures } from './picture-print.service.ts';

const PRINTS = jobKind<object>('picture.prints', { longestTryS: 1_800 });

/** What listings leave to be done. */
export const OFFER_JOBS: readonly JobDefinition[] = [
  {
    ...handled(PRINTS, async ({ db, services }) => {
      await printOldPictures({ db, store: services.store });
    }),
    cron: '*/10 * * * *',
  },
];
