import { Worker } from 'node:worker_threads';
import type { HeicPixels } from './heic-worker.ts';

/** A picture that takes longer is given up, milliseconds. */
const LONGEST_MS = 20_000;

/**
 * Decodes HEIC, which the usual decoder cannot for the patents on it, in a thread that ends with its memory.
 *
 * @param signal ends the thread
 * @throws Error for what is broken, too large or takes too long
 */
export async function decodeHeic(bytes: Buffer, signal: AbortSignal): Promise<HeicPixels> {
  const { promise, resolve, reject } = Promise.withResolvers<HeicPixels>();
  // The decoder talks to the console of broken files: nobody listens.
  const options = { workerData: bytes, stdout: true, stderr: true };
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), options);
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The decoder ended without a picture.')));
  const alarm = setTimeout(() => reject(new Error('The picture takes too long.')), LONGEST_MS);
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await promise;
  } finally {
    clearTimeout(alarm);
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
