import { randomUUID } from 'node:crypto';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { bossIn } from './boss.ts';

/** A kind of work that is done apart from the request that wants it. `Data` is what a job carries: small, plain JSON. */
export interface JobKind<Data extends object> {
  /** For example `mail.send`: what is worked on, and how. */
  name: string;
  /** Longest a try may take, seconds; then it counts as failed and may be tried again. */
  longestTryS: number;
  /** Whether a process does one at a time, so that no more than one is cut off when it is killed; else a few side by side. */
  isOneByOne: boolean;
  /** Only for the compiler: says what the jobs of this kind carry. */
  readonly carries?: Data;
}

/** Names a kind of job, once, where both those who send and those who handle it find it. */
export const jobKind = <Data extends object>(
  name: string,
  { longestTryS = 300, isOneByOne = false }: Partial<Pick<JobKind<Data>, 'longestTryS' | 'isOneByOne'>> = {},
): JobKind<Data> => ({ name, longestTryS, isOneByOne });

/** A kind of job and what is done about one: this is what capabilities declare. */
export interface JobDefinition {
  kind: JobKind<object>;
  handle(ctx: Context, data: object): Promise<void>;
  /**
   * So many are done side by side in a process, none of which waits for another: for work that waits for servers outside. Without it a
   * few are taken together, and the next few when all of them are done.
   */
  lanes?: number;
  /** When it is done by itself, in Swiss time: minute, hour, day, month, weekday. Without it: when a job is sent. */
  cron?: string;
  /** When it is done by itself, more often than the clock of `cron` goes. */
  interval?: JobInterval;
}

/** Looks every so many seconds whether there is something to do. Where there is not, one cheap question is all it costs. */
export interface JobInterval {
  everyS: number;
  /** Asked in every process, at the same moments of the clock: a job follows where something is due, one for all processes. */
  isDue(ctx: Context): Promise<boolean>;
}

/**
 * Joins a kind of job to its handler. A job is done at least once: a handler finds out by itself what is done already,
 * and throws when the job has to be tried again.
 */
export const handled = <Data extends object>(
  kind: JobKind<Data>,
  handle: (ctx: Context, data: Data) => Promise<void>,
): JobDefinition => ({ kind, handle: (ctx, data) => handle(ctx, data as Data) });

/** Below that of all others, which is 0. */
const BULK_PRIORITY = -1;

/** What may be said of a single job. */
export interface SendOptions {
  /**
   * While a job of this kind and key waits for its first try, another is not added. For jobs that say all by their key;
   * one that follows a record which may change again goes without.
   */
  key?: string;
  /** Not before this moment. */
  startAfter?: Date;
  /** Done after all of its kind that are not. */
  isBulk?: boolean;
}

/** Adds a job to the transaction: it exists once that commits, and never if it does not. */
export async function send<Data extends object>(
  tx: Db,
  kind: JobKind<Data>,
  data: Data,
  { key, startAfter, isBulk = false }: SendOptions = {},
): Promise<void> {
  await bossIn(tx).send(kind.name, data, {
    // The queue keeps one waiting job per key: without one, each job is its own.
    singletonKey: key ?? randomUUID(),
    ...(startAfter && { startAfter }),
    ...(isBulk && { priority: BULK_PRIORITY }),
  });
}
