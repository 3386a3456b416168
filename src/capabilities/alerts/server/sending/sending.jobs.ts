import { daysBefore, swissDay } from '#kernel/swiss-day.ts';
import { handled, type JobDefinition, jobKind, send } from '#platform/jobs/job.ts';
import { deleteOldDelays } from './delay.queries.ts';
import { measureLeft, SHOWN_DAYS } from './delay.service.ts';
import { hasComposed } from './letter.queries.ts';
import { closeUnwanted, deleteToldMatches } from './match-upkeep.queries.ts';
import { deleteOldRefusals } from './refusal.queries.ts';
import { deleteOldRuns } from './run.queries.ts';
import { isSomethingToSend, makeRuns } from './run.service.ts';

const DAY_MS = 86_400_000;
/** How long it is remembered that an address takes no mail, that a run was, and of which home somebody was told. */
const KEPT_DAYS = { refusals: 180, runs: 30, told: 180 } as const;

const RUNNING = jobKind<object>('alert.run', { isOneByOne: true });
const MEASURING = jobKind<object>('alert.measure', { isOneByOne: true });
const UPKEEP = jobKind<object>('alert.sendingUpkeep');

/** Mails about homes: every fifteen seconds whatever was found since, and each night what is to be forgotten. */
export const SENDING_JOBS: readonly JobDefinition[] = [
  {
    ...handled(RUNNING, async (ctx) => {
      if (await makeRuns(ctx)) await send(ctx.db, RUNNING, {}, { key: 'next' });
    }),
    rhythm: { everyS: 15, isDue: isSomethingToSend },
  },
  {
    ...handled(MEASURING, measureLeft),
    rhythm: { everyS: 60, isDue: ({ db }) => hasComposed(db) },
  },
  {
    ...handled(UPKEEP, async ({ db, now }) => {
      const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
      await closeUnwanted(db, now());
      await deleteOldDelays(db, daysBefore(swissDay(now()), SHOWN_DAYS));
      await deleteOldRefusals(db, before(KEPT_DAYS.refusals));
      await deleteOldRuns(db, before(KEPT_DAYS.runs));
      await deleteToldMatches(db, before(KEPT_DAYS.told));
    }),
    cron: '17 4 * * *',
  },
];
