import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteForgottenAlerts } from './alert-records.queries.ts';
import { deleteOldConsents } from './consent.queries.ts';

/**
 * Retention in days: of a visitor's alerts that are not opened (equal to the lifetime of the cookie), and of an address that was not
 * confirmed.
 */
const RETENTION_DAYS = { alert: 360, unansweredAddress: 30 } as const;

const UPKEEP = jobKind('alert.upkeep');

/** Nightly deletion of abandoned alerts of visitors and of unconfirmed addresses. */
export const ALERT_UPKEEP: JobDefinition = {
  ...handled(UPKEEP, async ({ db, now }) => {
    const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    await deleteForgottenAlerts(db, before(RETENTION_DAYS.alert));
    await deleteOldConsents(db, { now: now(), before: before(RETENTION_DAYS.unansweredAddress) });
  }),
  cron: '57 3 * * *',
};
