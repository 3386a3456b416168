import { Semaphore } from '#platform/queues/semaphore.ts';
import { hashInThread, verifyInThread } from './password-thread.ts';

/** One at a time: searches keep the rest of the machine. Who comes when forty wait is asked to come again. */
const turns = new Semaphore({ atOnce: 1, mostWaiting: 40, longestMs: 20_000, retryAfterS: 2 });

/**
 * Turns away who would wait too long, before anything else is done for them.
 *
 * @throws AppError `error.unavailable`
 */
export const refuseWhenCrowded = (): void => turns.refuseWhenCrowded();

/** A thread that takes longer is ended, milliseconds. */
const LONGEST_MS = 15_000;

/**
 * The hash of a password, with its own salt.
 *
 * @param ending of the request: whoever has left gives up a turn that has not come
 */
export const hashPassword = (password: string, ending?: AbortSignal): Promise<string> =>
  inTurn((alarm) => hashInThread(password.normalize('NFC'), alarm), ending);

/** Whether a password belongs to a hash. Without a hash the answer is no, and takes as long. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
  ending?: AbortSignal,
): Promise<boolean> {
  const plain = password.normalize('NFC');
  if (passwordHash !== null) return inTurn((alarm) => verifyInThread(passwordHash, plain, alarm), ending);
  await inTurn((alarm) => hashInThread(plain, alarm), ending);
  return false;
}

/** Only the alarm ends the thread: one that had to begin anew for everybody who leaves would do nothing else. */
const inTurn = <Result>(work: (alarm: AbortSignal) => Promise<Result>, ending?: AbortSignal): Promise<Result> =>
  turns.take(() => work(AbortSignal.timeout(LONGEST_MS)), ending && { signal: ending });
