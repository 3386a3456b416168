import type { Db } from '#platform/db/db.ts';
import { giveJobBack, listJobsInHand } from './job.queries.ts';

/** How processes tell each other that they live. */
export interface SignsOfLife {
  /** A process gives one for each job in hand, this often, seconds. */
  everyS: number;
  /** Others look for them this often, milliseconds. */
  lookEveryMs: number;
  /** A job without a new one in so many looks belongs to a process that is gone. */
  looks: number;
}

/** A killed process is known for one after some 25 seconds. */
export const SIGNS_OF_LIFE: SignsOfLife = { everyS: 5, lookEveryMs: 5_000, looks: 5 };

/** What comes of looking. */
export interface WatchListeners {
  onGivenBack(): void;
  /** Hears why a look failed; the next one comes all the same. */
  onFailure(error: Error): void;
}

/**
 * Looks after jobs whose process was killed, and gives them back. A sign is missed only by one who looked all the time:
 * while the database is away nobody can give one, and nobody is taken for gone.
 *
 * @returns stops looking
 */
export function watchJobs(
  db: Db,
  { lookEveryMs, looks }: SignsOfLife,
  { onGivenBack, onFailure }: WatchListeners,
): () => Promise<void> {
  let seen = new Map<string, { signedAt: string; times: number }>();
  let looking: Promise<void> = Promise.resolve();
  let isLooking = false;

  async function look(): Promise<void> {
    const jobs = await listJobsInHand(db);
    const before = seen;
    seen = new Map();
    for (const job of jobs) {
      const known = before.get(job.id);
      const times = known?.signedAt === job.signedAt ? known.times + 1 : 1;
      seen.set(job.id, { signedAt: job.signedAt, times });
    }
    const abandoned = jobs.filter(({ id }) => (seen.get(id)?.times ?? 0) > looks);
    for (const job of abandoned) await giveJobBack(db, job);
    if (abandoned.length > 0) onGivenBack();
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    looking = look()
      .catch((error: Error) => {
        seen = new Map();
        onFailure(error);
      })
      .finally(() => {
        isLooking = false;
      });
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
