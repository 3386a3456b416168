import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#platform/context/context.ts';
import { isDatabaseAway } from '#platform/db/database-away.ts';
import { countWaitingBulk } from '#platform/mail/mail.queries.ts';
import { AlertFrequency } from '../../alert.ts';
import { type LetterRecord, listNextLetters, updateToPutOff } from './letter.queries.ts';
import { writeLetter } from './letter.service.ts';
import {
  endRuns,
  findGathering,
  gatherMatches,
  hasOpenRun,
  insertRun,
  isRunDue,
  takeTurn,
  updateToLeft,
} from './run.queries.ts';
import { dueUntil } from './seven-oclock.ts';

/** The rhythms, most urgent first. */
const FREQUENCIES = [AlertFrequency.Immediately, AlertFrequency.Daily, AlertFrequency.Weekly] as const;

/** Homes that are given to letters in one statement. */
const GATHERED_AT_ONCE = 1_000;
/** Letters that are looked up at once. */
const LETTERS_AT_ONCE = 10;
/**
 * Mails to many that may wait for their first try. No letter is written before there is room: what it says is then true when
 * it leaves, and however many are to come, few stand before a mail that somebody waits for.
 */
const MOST_WAITING = 40;
const ROOM_EVERY_MS = 100;
/** A letter that could not be written comes again after so long. */
const PUT_OFF_MS = 60_000;

/** Longest that a job works on runs, milliseconds: a process that shall stop waits for no more. */
export const SLICE_MS = 8_000;

/** Whether a run is to begin, or to go on. */
export async function isSomethingToSend({ db, now }: Context): Promise<boolean> {
  if (await hasOpenRun(db)) return true;
  for (const frequency of FREQUENCIES) if (await isRunDue(db, frequency, dueUntil(frequency, now()))) return true;
  return false;
}

/**
 * Begins runs that are due and writes letters, for a while. Whatever it was killed in goes on where it stood: each step is a
 * transaction. Returns whether there is more to write.
 *
 * @throws AggregateError of letters that could not be written; they are put off, and the others are written first
 */
export async function makeRuns(ctx: Context, sliceMs = SLICE_MS): Promise<boolean> {
  const end = performance.now() + sliceMs;
  for (const frequency of FREQUENCIES) await gather(ctx, frequency);
  const failures: unknown[] = [];
  const isMore = await writeLetters(ctx, end, failures);
  await endRuns(ctx.db, ctx.now());
  if (failures.length > 0) throw new AggregateError(failures, 'Letters of alerts could not be written.');
  return isMore;
}

/** Prepares all letters of a run; once they are there, all may go, in the order of their lots. */
async function gather({ db, now }: Context, frequency: AlertFrequency): Promise<void> {
  const moment = now();
  const dueAt = dueUntil(frequency, moment);
  for (;;) {
    const isMore = await db.transaction().execute(async (tx) => {
      if (!(await takeTurn(tx))) return false;
      const gathering = await findGathering(tx, frequency);
      if (!gathering) {
        if (!(await isRunDue(tx, frequency, dueAt))) return false;
        await insertRun(tx, { frequency, dueAt, now: moment });
        return true;
      }
      const count = await gatherMatches(tx, { run: gathering, now: moment, most: GATHERED_AT_ONCE });
      if (count === GATHERED_AT_ONCE) return true;
      await updateToLeft(tx, gathering.id, now());
      return false;
    });
    if (!isMore) return;
  }
}

async function writeLetters(ctx: Context, end: number, failures: unknown[]): Promise<boolean> {
  const { db, now } = ctx;
  while (performance.now() < end) {
    if ((await countWaitingBulk(db, MOST_WAITING)) >= MOST_WAITING) {
      await sleep(ROOM_EVERY_MS);
      continue;
    }
    const letters = await listNextLetters(db, { now: now(), most: LETTERS_AT_ONCE });
    if (letters.length === 0) return false;
    for (const letter of letters) if (!(await tryToWrite(ctx, letter, failures))) return true;
  }
  return true;
}

/** Returns false where another process works on runs. */
async function tryToWrite(ctx: Context, letter: LetterRecord, failures: unknown[]): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const isOurTurn = await takeTurn(tx);
      if (isOurTurn) await writeLetter(ctx, tx, letter);
      return isOurTurn;
    });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    failures.push(error);
    await updateToPutOff(ctx.db, letter.id, new Date(ctx.now().getTime() + PUT_OFF_MS));
    return true;
  }
}
