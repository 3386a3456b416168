import { Worker } from 'node:worker_threads';
import type { PasswordReply, PasswordRequest } from './password-worker.ts';

type Asked = PromiseWithResolvers<string | boolean>;

let thread: { worker: Worker; asked: Asked[] } | undefined;

/** The hash of a password, with its own salt. The signal ends a thread that does not answer. */
export const hashInThread = (password: string, signal: AbortSignal): Promise<string> =>
  ask({ password }, signal) as Promise<string>;

/** Whether a password belongs to a hash. @throws Error for a text that is no hash */
export const verifyInThread = (isOf: string, password: string, signal: AbortSignal): Promise<boolean> =>
  ask({ password, isOf }, signal) as Promise<boolean>;

/** Asks the thread, which begins with the first question; one that does not answer is followed by another. */
function ask(request: PasswordRequest, signal: AbortSignal): Promise<string | boolean> {
  thread ??= begin();
  const { worker, asked } = thread;
  const own: Asked = Promise.withResolvers();
  asked.push(own);
  // An open question keeps the process alive; an idle thread does not.
  worker.ref();
  worker.postMessage(request);
  const end = (): void => void worker.terminate();
  signal.addEventListener('abort', end);
  return own.promise.finally(() => signal.removeEventListener('abort', end));
}

function begin(): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url));
  const asked: Asked[] = [];
  worker.on('message', (reply: PasswordReply) => {
    const first = asked.shift();
    if (asked.length === 0) worker.unref();
    if ('answer' in reply) first?.resolve(reply.answer);
    else first?.reject(new Error(reply.failure));
  });
  const end = (error: Error): void => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of asked.splice(0)) reject(error);
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread of the passwords has ended.')));
  return { worker, asked };
}
