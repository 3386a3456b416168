import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteNotificationsBefore } from './notification.queries.ts';

/** Retention of notifications, days. @source docs/reference/limits.md, "Notifications" */
const RETENTION_DAYS = 90;

/** Nightly deletion of old notifications. */
export const NOTIFICATION_JOBS: readonly JobDefinition[] = [
  {
    ...handled(jobKind('notification.upkeep'), ({ db, now }) =>
      deleteNotificationsBefore(db, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
    ),
    cron: '37 3 * * *',
  },
];
