import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteReceipts } from './event-receipt.queries.ts';

/** Longer than any job waits: no event is delivered again after that. */
const RETENTION_MS = 60 * DAY_MS;

/** Deletes old event receipts once a night. */
export const EVENT_UPKEEP: JobDefinition = {
  ...handled(jobKind('event.upkeep'), ({ db, now }) => deleteReceipts(db, new Date(now().getTime() - RETENTION_MS))),
  cron: '41 3 * * *',
};
