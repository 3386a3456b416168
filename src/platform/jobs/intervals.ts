import { backgroundContext, type Context } from '#platform/context/context.ts';
import { type JobDefinition, send } from './job.ts';
import type { JobLog, WorkerParts } from './worker-parts.ts';

const SECOND_MS = 1_000;

/**
 * Runs the intervals of jobs: at each beat it checks whether something is due, and if so sends a job. Beats are times of the clock, so that
 * processes check together; of the jobs they send one waits, however many processes there are.
 *
 * @returns stops it, once checks under way are over
 */
export function startIntervals(parts: Omit<WorkerParts, 'signsOfLife'>): () => Promise<void> {
  const stops = parts.definitions
    .filter(({ interval }) => interval)
    .map((definition) => startInterval(definition, parts));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startInterval(
  definition: JobDefinition,
  { database, services, log, now }: Omit<WorkerParts, 'signsOfLife'>,
): () => Promise<void> {
  const everyMs = (definition.interval?.everyS ?? 0) * SECOND_MS;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        const ctx = backgroundContext({ db: database.db, services, requestId: definition.kind.name, now });
        looking = look(definition, ctx, log).finally(wait);
      },
      everyMs - (now().getTime() % everyMs),
    );
    timer.unref();
  };
  wait();
  return async () => {
    clearTimeout(timer);
    await looking;
    clearTimeout(timer);
  };
}

/** One beat; after any error the next one follows. */
async function look({ kind, interval }: JobDefinition, ctx: Context, log: JobLog): Promise<void> {
  try {
    if (await interval?.isDue(ctx)) await send(ctx.db, kind, {}, { key: 'rhythm' });
  } catch (error) {
    log.warn({ err: error, job: kind.name }, 'jobs: the check for due work failed');
  }
}
