import { randomUUID } from 'node:crypto';
import { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { bossIn } from './boss.ts';

/** A kind of work apart from the request that causes it. `Data` is the job's payload: small, plain JSON. */
export interface JobKind<Data extends object> {
  /** For example `mail.send`: object and action. */
  name: string;
  /** Longest duration of a try, seconds; then it counts as failed and may be repeated. */
  longestTryS: number;
  /** Whether a process does one at a time, so that a kill interrupts at most one; else a few in parallel. */
  isOneByOne: boolean;
  /** Schema of the job's data, checked when it is taken: another version may have sent it. Unknown fields are left out. */
  payload: z.ZodType<Data>;
}

/** Options of a kind of job; without a payload its data is empty. */
interface JobKindOptions<Data extends object> extends Partial<Pick<JobKind<Data>, 'longestTryS' | 'isOneByOne'>> {
  payload?: z.ZodType<Data>;
}

/** A kind of job, named once for senders and handlers. */
export const jobKind = <Data extends object>(
  name: string,
  {
    longestTryS = 300,
    isOneByOne = false,
    payload = NOTHING as z.ZodType<object> as z.ZodType<Data>,
  }: JobKindOptions<Data> = {},
): JobKind<Data> => ({ name, longestTryS, isOneByOne, payload });

const NOTHING = z.object({});

/** A kind of job and its handler: capabilities declare these. */
export interface JobDefinition {
  kind: JobKind<object>;
  /** @throws ZodError for data of another shape */
  handle(ctx: Context, data: unknown): Promise<void>;
  /**
   * Number of independent jobs in parallel in a process, for work that waits for servers outside. Without it a few are taken together, and
   * the next few when all of them are done.
   */
  lanes?: number;
  /** Schedule in Swiss time: minute, hour, day, month, weekday. Without it the job runs only when sent. */
  cron?: string;
  /** Schedule of an interval shorter than `cron` allows. */
  interval?: JobInterval;
}

/** Interval, in seconds, of a check for work. Without work, a beat costs one cheap query. */
export interface JobInterval {
  everyS: number;
  /** Called in every process, at the same times of the clock: if something is due, one job follows for all processes. */
  isDue(ctx: Context): Promise<boolean>;
}

/**
 * Connects a kind of job to its handler. A job is done at least once: a handler checks by itself what is done already, and throws for a
 * retry. Data of another shape never reach it: that try fails, and another version may take the next one.
 */
export const handled = <Data extends object>(
  kind: JobKind<Data>,
  handle: (ctx: Context, data: Data) => Promise<void>,
): JobDefinition => ({ kind, handle: async (ctx, data) => handle(ctx, kind.payload.parse(data ?? {})) });

/** Below that of all others, which is 0. */
const BULK_PRIORITY = -1;

/** Options of a single job. */
export interface SendOptions {
  /**
   * While a job of this kind and key waits for its first try, another is not added. For jobs whose key says everything; a job that follows
   * a changing record has none.
   */
  key?: string;
  /** Not before this time. */
  startAfter?: Date;
  /** Done after all of its kind without this flag. */
  isBulk?: boolean;
}

/** Adds a job to the transaction: it exists once that commits, and never after a rollback. */
export async function send<Data extends object>(
  tx: Db,
  kind: JobKind<Data>,
  data: Data,
  { key, startAfter, isBulk = false }: SendOptions = {},
): Promise<void> {
  await bossIn(tx).send(kind.name, data, {
    // The queue holds one waiting job per key: without a key, each job is its own.
    singletonKey: key ?? randomUUID(),
    ...(startAfter && { startAfter }),
    ...(isBulk && { priority: BULK_PRIORITY }),
  });
}
