import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { backgroundContext } from '#platform/context/context.ts';
import { dbUntil } from '#platform/db/statements/ending-db.ts';
import { SIGNS_OF_LIFE, type SignsOfLife, watchJobs } from './abandoned-jobs.ts';
import { ActiveJobs } from './active-jobs.ts';
import { bossOn } from './boss.ts';
import { startIntervals } from './intervals.ts';
import type { JobDefinition } from './job.ts';
import type { WorkerParts } from './worker-parts.ts';

/** A running worker. */
export interface Worker {
  /** Takes no more jobs and waits up to 2 s for those in hand; the others are aborted and returned to the queue. */
  stop(): Promise<void>;
}

/** Jobs of a kind that are taken at a time. */
const TAKEN = 5;

/** A commit wakes the worker, so polling is for postponed tries: seldom, and more often where waking fails. */
const LOOK_EVERY_S = { awakened: 15, alone: 3 };

/** Time that a stop gives jobs before it aborts them, milliseconds. */
const LONGEST_FAREWELL_MS = 2_000;
/** Time from the beginning of a stop after which jobs are left to their statements, milliseconds. */
const LONGEST_STOP_MS = 3_000;

/** Does the jobs of all definitions until it is stopped. Their queues exist (`prepareJobs`). */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { signsOfLife = SIGNS_OF_LIFE } = parts;
  const boss = bossOn(parts.database, { isWorking: true });
  boss.on('error', (error) => parts.log.error({ err: error }, 'jobs: the queue failed'));
  boss.on('warning', (warning) => parts.log.warn({ warning }, 'jobs: the queue warns'));
  const lanes: string[] = [];
  const activeJobs = new ActiveJobs();
  try {
    await boss.start();
    for (const definition of parts.definitions) {
      lanes.push(...(await work(boss, definition, { ...parts, signsOfLife, activeJobs })));
      if (definition.cron) await boss.schedule(definition.kind.name, definition.cron, {}, { tz: 'Europe/Zurich' });
    }
  } catch (error) {
    await boss.stop({ close: false, graceful: false });
    throw error;
  }
  const stopWatching = watchJobs(parts.database.db, signsOfLife, {
    onGivenBack: () => {
      for (const lane of lanes) boss.notifyWorker(lane);
    },
    onFailure: (error) => parts.log.warn({ err: error }, 'jobs: the check for killed processes failed'),
  });
  const stopIntervals = startIntervals(parts);
  return {
    stop: async () => {
      const { db } = parts.database;
      const breakingOff = setTimeout(() => activeJobs.breakOff(), LONGEST_FAREWELL_MS);
      const stopped = boss.stop({ close: false, timeout: LONGEST_STOP_MS });
      await Promise.all([stopped, activeJobs.addTries(db), stopIntervals(), stopWatching()]);
      clearTimeout(breakingOff);
      await activeJobs.giveBack(db);
    },
  };
}

const WORK_OPTIONS = {
  pollingIntervalSeconds: LOOK_EVERY_S.alone,
  notifyPollingIntervalSeconds: LOOK_EVERY_S.awakened,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Dependencies of work. */
interface WorkParts extends WorkerParts {
  signsOfLife: SignsOfLife;
  activeJobs: ActiveJobs;
}

/** Returns the names by which the lanes of these jobs are woken. */
async function work(boss: PgBoss, definition: JobDefinition, parts: WorkParts): Promise<string[]> {
  const options = { ...WORK_OPTIONS, heartbeatRefreshSeconds: parts.signsOfLife.everyS };
  if (definition.lanes === undefined) return [await workInBatches(boss, definition, { ...parts, options })];
  const { name } = definition.kind;
  const lanes: string[] = [];
  for (let lane = 0; lane < definition.lanes; lane += 1) {
    const id: string = await boss.work<object, unknown, LaneOptions>(
      name,
      { ...options, batchSize: 1 },
      async (jobs) => {
        // The lane fetches the next job as soon as this one is done, and waits only without one.
        boss.notifyWorker(id);
        return Promise.all(jobs.map((job) => doJob(definition, job, parts)));
      },
    );
    lanes.push(id);
  }
  return lanes;
}

type LaneOptions = typeof WORK_OPTIONS & { batchSize: number; heartbeatRefreshSeconds: number };

/** Jobs taken together wait for the slowest of them: for local work, which has its limits. */
function workInBatches(
  boss: PgBoss,
  definition: JobDefinition,
  { options, ...parts }: WorkParts & { options: Omit<LaneOptions, 'batchSize'> },
): Promise<string> {
  const { name, isOneByOne } = definition.kind;
  const ofBatches = { ...options, batchSize: TAKEN, burstWhenBatchFull: true };
  return boss.work<object, unknown, typeof ofBatches>(name, ofBatches, async (jobs) => {
    if (!isOneByOne) return Promise.all(jobs.map((job) => doJob(definition, job, parts)));
    const results: JobResult[] = [];
    // Jobs that were taken together come in any order.
    for (const job of jobs.toSorted((one, other) => other.priority - one.priority))
      results.push(await doJob(definition, job, parts));
    return results;
  });
}

async function doJob(
  { kind, handle }: JobDefinition,
  job: JobWithMetadata<object>,
  { database, services, log, now, activeJobs }: WorkParts,
): Promise<JobResult> {
  const { ending } = activeJobs;
  try {
    const ctx = backgroundContext({ db: dbUntil(database.db, ending), services, requestId: job.id, now, ending });
    await activeJobs.during(job.id, () => handle(ctx, job.data));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const facts = { job: kind.name, jobId: job.id, attempt: job.retryCount + 1 };
    if (!ending.aborted) {
      if (job.retryCount < job.retryLimit) log.warn({ ...facts, err: error }, 'job failed, will be tried again');
      // Not as `err`: the log leaves out errors of an outage, and a dead job needs an operator.
      else log.error({ ...facts, reason: (error as Error).stack }, 'job failed for good: see the dead jobs');
    }
    return { id: job.id, status: 'failed', output: { message: (error as Error).message } };
  }
}
