import { Turns } from '#platform/turns.ts';
import { hashInThread, verifyInThread } from './password-thread.ts';

/** One at a time: searches keep the rest of the machine. Who comes when forty wait is asked to come again. */
const turns = new Turns({ atOnce: 1, mostWaiting: 40, longestMs: 20_000, retryAfterS: 2 });

/**
 * Turns away who would wait too long, before anything else is done for them.
 *
 * @throws AppError `error.unavailable`
 */
export const refuseWhenCrowded = (): void => turns.refuseWhenCrowded();

/** The hash of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> =>
  turns.take((signal) => hashInThread(password.normalize('NFC'), signal));

/** Whether a password belongs to a hash. Without a hash the answer is no, and takes as long. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const plain = password.normalize('NFC');
  if (passwordHash !== null) return turns.take((signal) => verifyInThread(passwordHash, plain, signal));
  await turns.take((signal) => hashInThread(plain, signal));
  return false;
}
