import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#platform/context/context.ts';
import { isDatabaseAway } from '#platform/db/statements/database-away.ts';
import { countWaitingBulk } from '#platform/mail/mail.queries.ts';
import { AlertFrequency } from '../../alert.ts';
import {
  endBatches,
  findGatheringBatch,
  gatherMatches,
  hasOpenBatch,
  insertBatch,
  isBatchDue,
  lockBatches,
  markReleasedBatch,
} from './batch.queries.ts';
import { type DigestRecord, listNextDigests, markPutOff } from './digest.queries.ts';
import { writeDigest } from './digest.service.ts';
import { dueUntil } from './seven-oclock.ts';

/** The intervals, most urgent first. */
const FREQUENCIES = [AlertFrequency.Immediately, AlertFrequency.Daily, AlertFrequency.Weekly] as const;

/** Matches that one statement assigns to digests. */
const GATHERED_AT_ONCE = 1_000;
/** Digests that one statement reads. */
const DIGESTS_AT_ONCE = 10;
/**
 * Most bulk mails that may wait for their first attempt. A digest is written only when the queue has room, so that its content is up to
 * date when the mail leaves.
 *
 * A short queue also limits how long bulk mails delay a mail for which a person waits.
 */
const MOST_WAITING = 40;
const ROOM_EVERY_MS = 100;
/** Delay before a digest that failed is tried again. */
const PUT_OFF_MS = 60_000;

/** Longest time that one job works on batches, in milliseconds. A shutdown waits at most this long for the job. */
export const SLICE_MS = 8_000;

/** Whether a batch is due or in progress. */
export async function hasBatchToSend({ db, now }: Context): Promise<boolean> {
  if (await hasOpenBatch(db)) return true;
  for (const frequency of FREQUENCIES) if (await isBatchDue(db, frequency, dueUntil(frequency, now()))) return true;
  return false;
}

/**
 * Begins batches that are due and writes digests, for `sliceMs`. Each step is a transaction, so that an interrupted job resumes where it
 * stopped.
 *
 * @returns whether there are more digests to write
 * @throws AggregateError with the failures of digests that could not be written; they are put off, and all others are still written
 */
export async function processBatches(ctx: Context, sliceMs = SLICE_MS): Promise<boolean> {
  const end = performance.now() + sliceMs;
  for (const frequency of FREQUENCIES) await gather(ctx, frequency);
  const failures: unknown[] = [];
  const isMore = await writeDigests(ctx, end, failures);
  await endBatches(ctx.db, ctx.now());
  if (failures.length > 0) throw new AggregateError(failures, 'Letters of alerts could not be written.');
  return isMore;
}

/** Prepares all digests of a batch. They are released together, in their sending order (`lot`), when all are ready. */
async function gather({ db, now }: Context, frequency: AlertFrequency): Promise<void> {
  const moment = now();
  const dueAt = dueUntil(frequency, moment);
  for (;;) {
    const isMore = await db.transaction().execute(async (tx) => {
      if (!(await lockBatches(tx))) return false;
      const gathering = await findGatheringBatch(tx, frequency);
      if (!gathering) {
        if (!(await isBatchDue(tx, frequency, dueAt))) return false;
        await insertBatch(tx, { frequency, dueAt, now: moment });
        return true;
      }
      const count = await gatherMatches(tx, { batch: gathering, now: moment, most: GATHERED_AT_ONCE });
      if (count === GATHERED_AT_ONCE) return true;
      await markReleasedBatch(tx, gathering.id, now());
      return false;
    });
    if (!isMore) return;
  }
}

async function writeDigests(ctx: Context, end: number, failures: unknown[]): Promise<boolean> {
  const { db, now } = ctx;
  while (performance.now() < end) {
    if ((await countWaitingBulk(db, MOST_WAITING)) >= MOST_WAITING) {
      await sleep(ROOM_EVERY_MS);
      continue;
    }
    const digests = await listNextDigests(db, { now: now(), most: DIGESTS_AT_ONCE });
    if (digests.length === 0) return false;
    for (const digest of digests) if (!(await tryToWrite(ctx, digest, failures))) return true;
  }
  return true;
}

/** Writes a digest, or puts it off when it fails. @returns false where another process holds the lock on batches */
async function tryToWrite(ctx: Context, digest: DigestRecord, failures: unknown[]): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const isOurTurn = await lockBatches(tx);
      if (isOurTurn) await writeDigest(ctx, tx, digest);
      return isOurTurn;
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    failures.push(error);
    await markPutOff(ctx.db, digest.id, new Date(ctx.now().getTime() + PUT_OFF_MS));
    return true;
  }
}
