import type { Db } from '#platform/db/db.ts';
import { listActiveJobs, requeueJob } from './job.queries.ts';

/** Intervals of the heartbeats of processes. */
export interface SignsOfLife {
  /** Interval of a process's heartbeat for each job in hand, seconds. */
  everyS: number;
  /** Interval at which other processes look for them, milliseconds. */
  lookEveryMs: number;
  /** Looks without a new heartbeat after which a job's process counts as gone. */
  looks: number;
}

/** A killed process is recognised after some 25 seconds. */
export const SIGNS_OF_LIFE: SignsOfLife = { everyS: 5, lookEveryMs: 5_000, looks: 5 };

/** Callbacks of a watch. */
export interface WatchListeners {
  onGivenBack(): void;
  /** Receives the error of a failed look; the next look follows. */
  onFailure(error: Error): void;
}

/**
 * Returns the jobs of killed processes to the queue. Only an uninterrupted watch can miss a heartbeat: while the database is away no
 * process can send one, and none counts as gone.
 *
 * @returns stops the watch
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
    const jobs = await listActiveJobs(db);
    const before = seen;
    seen = new Map();
    for (const job of jobs) {
      const known = before.get(job.id);
      const times = known?.signedAt === job.signedAt ? known.times + 1 : 1;
      seen.set(job.id, { signedAt: job.signedAt, times });
    }
    const abandoned = jobs.filter(({ id }) => (seen.get(id)?.times ?? 0) > looks);
    for (const job of abandoned) await requeueJob(db, job);
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
