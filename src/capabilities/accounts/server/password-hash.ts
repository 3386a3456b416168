import { AppError } from '#kernel/app-error.ts';
import { hashInThread, verifyInThread } from './password-thread.ts';

/** Hashes worked on at once: searches keep the rest of the machine. */
const SIDE_BY_SIDE = 1;

/** Hashes that may wait; who comes after them is asked to come again. */
const LONGEST_QUEUE = 40;

const RETRY_AFTER_S = 2;

let working = 0;
const waiting: (() => void)[] = [];

/**
 * Turns away who would wait too long, before anything else is done for them.
 *
 * @throws AppError `error.unavailable`
 */
export function refuseWhenCrowded(): void {
  if (waiting.length >= LONGEST_QUEUE)
    throw new AppError('error.unavailable', { code: 503, values: { retryAfter: RETRY_AFTER_S } });
}

/** Takes a turn; turns are given in the order of asking. @throws AppError `error.unavailable` when too many wait */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (working >= SIDE_BY_SIDE) {
    refuseWhenCrowded();
    await new Promise<void>((begin) => waiting.push(begin));
  } else working++;
  try {
    return await work();
  } finally {
    // The turn is handed on, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else working--;
  }
}

/** The hash of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hashInThread(password.normalize('NFC')));

/** Whether a password belongs to a hash. Without a hash the answer is no, and takes as long. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const plain = password.normalize('NFC');
  if (passwordHash !== null) return inTurn(() => verifyInThread(passwordHash, plain));
  await inTurn(() => hashInThread(plain));
  return false;
}
