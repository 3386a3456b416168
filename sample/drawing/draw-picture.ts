import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { WorkerPool } from '#platform/workers/worker-pool.ts';
import type * as drawProcess from './draw-process.ts';

const drawings = new WorkerPool<typeof drawProcess>({
  file: new URL('./draw-process.ts', import.meta.url),
  runtime: 'child_process',
  // As many as sizes that are encoded at once.
  atOnce: 2,
  longestMs: 30_000,
});

/** Draws a picture of the sample market. */
export const drawSamplePicture: DrawPicture = (task) => drawings.run('drawPicture', task);
