import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteOldInvitations } from './circle/invitation.queries.ts';
import { markTextDeleted } from './departure.queries.ts';
import { deleteRemovedBefore } from './saved/favourite.queries.ts';

/** How long the note of a heart that was taken back comes back with it, and how long an address that was asked is kept. */
const KEPT_DAYS = { removed: 7, invitation: 30 } as const;

const UPKEEP = jobKind<object>('favourite.upkeep');

/** Forgets each night what nobody comes back for. */
export const FAVOURITE_JOBS: readonly JobDefinition[] = [
  {
    ...handled(UPKEEP, async ({ db, now }) => {
      const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
      await deleteRemovedBefore(db, before(KEPT_DAYS.removed));
      await deleteOldInvitations(db, before(KEPT_DAYS.invitation));
      await markTextDeleted(db);
    }),
    cron: '53 3 * * *',
  },
];
