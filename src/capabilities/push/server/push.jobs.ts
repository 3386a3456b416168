import { DAY_MS } from '#kernel/time.ts';
import { handled, type JobDefinition, jobKind } from '#platform/jobs/job.ts';
import { deliverMessage, MESSAGE_LIFETIME_MS, PUSH_DELIVERY } from './delivery.service.ts';
import { deleteOldMessages, giveUpOldMessages } from './push-message.queries.ts';

/** Days for which the key of a message prevents a second one. @source docs/reference/limits.md, "Push" */
const RETENTION_DAYS = 30;

/** Concurrent sends: a slow service does not block the messages of the others. */
const SIDE_BY_SIDE = 5;

const UPKEEP = jobKind('push.upkeep');

/** Jobs of push. */
export const PUSH_JOBS: readonly JobDefinition[] = [
  { ...handled(PUSH_DELIVERY, deliverMessage()), lanes: SIDE_BY_SIDE },
  {
    ...handled(UPKEEP, async ({ db, now }) => {
      const moment = now();
      await giveUpOldMessages(db, new Date(moment.getTime() - MESSAGE_LIFETIME_MS), moment);
      await deleteOldMessages(db, new Date(moment.getTime() - RETENTION_DAYS * DAY_MS));
    }),
    cron: '41 3 * * *',
  },
];
