import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { backgroundContext } from '#platform/context/context.ts';
import { SIGNS_OF_LIFE, type SignsOfLife, watchJobs } from './abandoned-jobs.ts';
import { bossOn } from './boss.ts';
import type { JobDefinition } from './job.ts';
import { keepRhythms } from './rhythms.ts';
import type { WorkerParts } from './worker-parts.ts';

/** A worker at work. */
export interface Worker {
  /** Takes no more jobs and waits for those that are being done. */
  stop(): Promise<void>;
}

/** Jobs of a kind that are taken at a time. */
const TAKEN = 5;

/** A commit wakes the worker, so looking is for tries that were put off: seldom, and more often where waking fails. */
const LOOK_EVERY_S = { awakened: 15, alone: 3 };

/** Longest that stopping waits for jobs; one that is cut off is tried again later. */
const LONGEST_FAREWELL_MS = 20_000;

/** Does the jobs of all definitions until it is stopped. Their queues exist (`prepareJobs`). */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { signsOfLife = SIGNS_OF_LIFE } = parts;
  const boss = bossOn(parts.database, { isWorking: true });
  boss.on('error', (error) => parts.log.error({ err: error }, 'jobs: the queue failed'));
  boss.on('warning', (warning) => parts.log.warn({ warning }, 'jobs: the queue warns'));
  const lanes: string[] = [];
  try {
    await boss.start();
    for (const definition of parts.definitions) {
      lanes.push(await work(boss, definition, { ...parts, signsOfLife }));
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
    onFailure: (error) => parts.log.warn({ err: error }, 'jobs: those of killed processes cannot be looked for'),
  });
  const stopRhythms = keepRhythms(parts);
  return {
    stop: async () => {
      await stopRhythms();
      await stopWatching();
      await boss.stop({ close: false, timeout: LONGEST_FAREWELL_MS });
    },
  };
}

const WORK_OPTIONS = {
  burstWhenBatchFull: true,
  pollingIntervalSeconds: LOOK_EVERY_S.alone,
  notifyPollingIntervalSeconds: LOOK_EVERY_S.awakened,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Returns by which name the lane of these jobs is woken. */
function work(
  boss: PgBoss,
  definition: JobDefinition,
  parts: WorkerParts & { signsOfLife: SignsOfLife },
): Promise<string> {
  const { name, isOneByOne } = definition.kind;
  const batchSize = definition.atOnce ?? TAKEN;
  const options = { ...WORK_OPTIONS, batchSize, heartbeatRefreshSeconds: parts.signsOfLife.everyS };
  return boss.work<object, unknown, typeof options>(name, options, async (jobs) => {
    if (!isOneByOne) return Promise.all(jobs.map((job) => doJob(definition, job, parts)));
    const results: JobResult[] = [];
    // Those that were taken together come in any order.
    for (const job of jobs.toSorted((one, other) => other.priority - one.priority))
      results.push(await doJob(definition, job, parts));
    return results;
  });
}

async function doJob(
  { kind, handle }: JobDefinition,
  job: JobWithMetadata<object>,
  { database, services, log, now }: WorkerParts,
): Promise<JobResult> {
  try {
    await handle(backgroundContext({ db: database.db, services, requestId: job.id, now }), job.data);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const facts = { job: kind.name, jobId: job.id, attempt: job.retryCount + 1 };
    if (job.retryCount < job.retryLimit) log.warn({ ...facts, err: error }, 'job failed, will be tried again');
    // Not as `err`: the log leaves out what belongs to an outage, and a dead job wants a person.
    else log.error({ ...facts, reason: (error as Error).stack }, 'job failed for good: see the dead jobs');
    return { id: job.id, status: 'failed', output: { message: (error as Error).message } };
  }
}
