import { DAY_S, MINUTE_S } from '#kernel/time.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { bossOn } from './boss.ts';
import { DEAD_JOBS } from './dead-jobs.ts';
import { listJobSubscriptions, type Subscription } from './job.queries.ts';
import type { JobKind } from './job.ts';

/**
 * Twelve tries: after one to two minutes, then twice as long each time up to four hours; 16 to 20 hours in all.
 *
 * @source docs/reference/limits.md, "Jobs"
 */
const RETRIES = { retryLimit: 11, retryDelay: MINUTE_S, retryDelayMax: 240 * MINUTE_S, retryBackoff: true };

/** Retention of undone jobs, and of completed ones. */
const RETENTION = { retentionSeconds: 30 * DAY_S, deleteAfterSeconds: DAY_S };

/** Jobs have heartbeats (`abandoned-jobs.ts`); pg-boss's own check comes much later, seconds. */
const LONGEST_WITHOUT_SIGN_S = 3_600;

/** The queues of a database. */
export interface Queues {
  kinds: readonly JobKind<object>[];
  /** Subscriptions of these queues to events. */
  subscriptions?: readonly Subscription[];
  /** Queues of a backup's jobs, whichever version or library made them. */
  carried?: readonly string[];
}

/** Creates or updates the tables of jobs and a queue for each kind; subscriptions of earlier versions only are removed. Repeatable. */
export async function prepareJobs(
  database: DatabaseHandle,
  { kinds, subscriptions = [], carried = [] }: Queues,
): Promise<void> {
  const boss = bossOn(database, { isWorking: false });
  await boss.start();
  try {
    const present = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!present.has(DEAD_JOBS)) await boss.createQueue(DEAD_JOBS, RETENTION);
    for (const { name, longestTryS } of kinds) {
      const rules = {
        ...RETRIES,
        ...RETENTION,
        expireInSeconds: longestTryS,
        deadLetter: DEAD_JOBS,
        notify: true,
        heartbeatSeconds: LONGEST_WITHOUT_SIGN_S,
      };
      if (present.has(name)) await boss.updateQueue(name, rules);
      else await boss.createQueue(name, { ...rules, policy: 'short' });
    }
    const known = new Set([...present, DEAD_JOBS, ...kinds.map(({ name }) => name)]);
    for (const name of carried) if (!known.has(name)) await boss.createQueue(name, RETENTION);
    for (const { event, queue } of subscriptions) await boss.subscribe(event, queue);
    const wanted = new Set(subscriptions.map(keyOf));
    for (const earlier of await listJobSubscriptions(database.db))
      if (!wanted.has(keyOf(earlier))) await boss.unsubscribe(earlier.event, earlier.queue);
  } finally {
    await boss.stop({ close: false });
  }
}

const keyOf = ({ event, queue }: Subscription): string => `${event} ${queue}`;
