import { normalForm } from '#kernel/text/normal-form.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { WorkerPool } from '#platform/workers/worker-pool.ts';
import type * as passwordWorker from './password-worker.ts';

/** One hash at a time, so that searches have the rest of the machine. With forty waiting, further callers are refused. */
const turns = new Semaphore({ atOnce: 1, mostWaiting: 40, longestMs: 20_000, retryAfterS: 2 });

/**
 * Refuses a caller when the queue is full, before other work is done for the request.
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
 * @param ending signal that the request has ended; a waiting hash is then dropped
 */
export const hashPassword = (password: string, ending?: AbortSignal): Promise<string> =>
  inTurn(() => thread.run('hash', normalForm(password, 'NFC')), ending);

/** Whether a password matches a hash. Without a hash the answer is false, after the same time. */
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

/** Queues work on the thread. A cancelled request does not stop the thread, because restarting it is expensive. */
const inTurn = <Result>(work: () => Promise<Result>, ending?: AbortSignal): Promise<Result> =>
  turns.take(work, ending && { signal: ending });
