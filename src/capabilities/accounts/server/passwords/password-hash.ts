import { normalForm } from '#kernel/text/normal-form.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { WorkerPool } from '#platform/workers/worker-pool.ts';
import type * as passwordWorker from './password-worker.ts';

/** One at a time: searches keep the rest of the machine. Who comes when forty wait is asked to come again. */
const turns = new Semaphore({ atOnce: 1, mostWaiting: 40, longestMs: 20_000, retryAfterS: 2 });

/**
 * Turns away who would wait too long, before anything else is done for them.
 *
 * @throws AppError `error.unavailable`
 */
export const refuseWhenCrowded = (): void => turns.refuseWhenCrowded();

const thread = new WorkerPool<typeof passwordWorker>({
  file: new URL('./password-worker.ts', import.meta.url),
  runtime: 'worker_threads',
  atOnce: 1,
  longestMs: 15_000,
});

/**
 * The hash of a password, with its own salt.
 *
 * @param ending of the request: whoever has left gives up a turn that has not come
 */
export const hashPassword = (password: string, ending?: AbortSignal): Promise<string> =>
  inTurn(() => thread.run('hash', normalForm(password, 'NFC')), ending);

/** Whether a password belongs to a hash. Without a hash the answer is no, and takes as long. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
  ending?: AbortSignal,
): Promise<boolean> {
  const plain = normalForm(password, 'NFC');
  if (passwordHash !== null) return inTurn(() => thread.run('verify', { hash: passwordHash, password: plain }), ending);
  await inTurn(() => thread.run('hash', plain), ending);
  return false;
}

/** Nobody who leaves ends the thread: one that had to begin anew for everybody who leaves would do nothing else. */
const inTurn = <Result>(work: () => Promise<Result>, ending?: AbortSignal): Promise<Result> =>
  turns.take(work, ending && { signal: ending });
