import { WorkerPool } from '../workers/worker-pool.ts';
import type * as pictureProcess from './picture-process.ts';

/**
 * All work with pictures runs in processes of their own: decoders are large, their memory returns only with the end of their process, and a
 * malicious file breaks nothing else.
 */
export const pictures = new WorkerPool<typeof pictureProcess>({
  file: new URL('./picture-process.ts', import.meta.url),
  runtime: 'child_process',
  // Two for uploaded pictures, two for sizes.
  atOnce: 4,
  longestMs: 30_000,
});
