import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind, send } from '#platform/jobs/job.ts';
import { deleteOldLatencies } from '../latency/latency.queries.ts';
import { deleteOldBatches } from './batch.queries.ts';
import { hasBatchToSend, processBatches } from './batch.service.ts';
import { deleteOldBounces } from './bounce.queries.ts';
import { hasComposed } from './digest.queries.ts';
import { measureLatency, SHOWN_DAYS } from './latency.service.ts';
import { closeUnwanted, deleteSentMatches } from './match-upkeep.queries.ts';

/** Retention in days: of bounces, ended batches, and closed matches. */
const RETENTION_DAYS = { bounces: 180, batches: 30, matches: 180 } as const;

const SENDING = jobKind('alert.run', { isOneByOne: true });
const MEASURING = jobKind('alert.measure', { isOneByOne: true });
const UPKEEP = jobKind('alert.sendingUpkeep');

/** Jobs of alert mails: sending every 15 seconds, measuring the latency every minute, and a nightly deletion of old rows. */
export const SENDING_JOBS: readonly JobDefinition[] = [
  {
    ...handled(SENDING, async (ctx) => {
      if (await processBatches(ctx)) await send(ctx.db, SENDING, {}, { key: 'next' });
    }),
    interval: { everyS: 15, isDue: hasBatchToSend },
  },
  {
    ...handled(MEASURING, measureLatency),
    interval: { everyS: 60, isDue: ({ db }) => hasComposed(db) },
  },
  {
    ...handled(UPKEEP, async ({ db, now }) => {
      const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
      await closeUnwanted(db, now());
      await deleteOldLatencies(db, daysBefore(swissDay(now()), SHOWN_DAYS));
      await deleteOldBounces(db, before(RETENTION_DAYS.bounces));
      await deleteOldBatches(db, before(RETENTION_DAYS.batches));
      await deleteSentMatches(db, before(RETENTION_DAYS.matches));
    }),
    cron: '17 4 * * *',
  },
];
