import { WorkerPool } from '../workers/worker-pool.ts';
import type * as pictureProcess from './picture-process.ts';

/**
 * All that is done with pictures is done in processes of their own: decoders are large, their memory comes back only with
 * the end of their process, and a file made to break one breaks nothing else.
 */
export const pictures = new WorkerPool<typeof pictureProcess>({
  file: new URL('./picture-process.ts', import.meta.url),
  runtime: 'child_process',
  // Two for pictures that are sent, two for sizes.
  atOnce: 4,
  longestMs: 30_000,
});
