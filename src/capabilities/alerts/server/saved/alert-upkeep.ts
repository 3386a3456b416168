import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteForgottenAlerts } from './alert-records.queries.ts';
import { deleteOldConsents } from './consent.queries.ts';

/** How long a visitor's alerts are kept that nobody looks at, as long as the cookie; and an address that never answered. */
const KEPT_DAYS = { alert: 360, unansweredAddress: 30 } as const;

const UPKEEP = jobKind<object>('alert.upkeep');

/** Forgets each night what nobody comes back for. */
export const ALERT_UPKEEP: JobDefinition = {
  ...handled(UPKEEP, async ({ db, now }) => {
    const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    await deleteForgottenAlerts(db, before(KEPT_DAYS.alert));
    await deleteOldConsents(db, { now: now(), before: before(KEPT_DAYS.unansweredAddress) });
  }),
  cron: '57 3 * * *',
};
