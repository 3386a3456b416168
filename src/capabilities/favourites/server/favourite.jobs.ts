import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deleteOldInvitations } from './circle/invitation.queries.ts';
import { markTextDeleted } from './departure.queries.ts';
import { deleteRemovedBefore } from './saved/favourite.queries.ts';

/** Retention in days: of a removed favourite with its note, and of an expired invitation with its address. */
const RETENTION_DAYS = { removed: 7, invitation: 30 } as const;

const UPKEEP = jobKind('favourite.upkeep');

/** Nightly deletion of removed favourites and expired invitations. */
export const FAVOURITE_JOBS: readonly JobDefinition[] = [
  {
    ...handled(UPKEEP, async ({ db, now }) => {
      const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
      await deleteRemovedBefore(db, before(RETENTION_DAYS.removed));
      await deleteOldInvitations(db, before(RETENTION_DAYS.invitation));
      await markTextDeleted(db);
    }),
    cron: '53 3 * * *',
  },
];
