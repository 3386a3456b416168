import { MOST_PICTURE_PIXELS } from '#kernel/picture-limits.ts';
import { type DrawnPicture, drawSmaller } from './draw-smaller.ts';
import type { ShrinkAnswer, ShrinkTask } from './shrink-picture.worker.ts';
import { SHRINK_LEVELS, type ShrinkLevel } from './shrunk-size.ts';

/** Time-out of drawing, milliseconds: the browser of an old phone may take a minute for a large picture. */
const LONGEST_MS = 120_000;

/**
 * Makes a picture as small as the largest size that pages show, upright by its EXIF orientation.
 *
 * It stays as it is where this browser cannot decode it, as HEIC in most, and where the result would weigh more, unless it has more
 * pixels than the server takes.
 *
 * @source docs/reference/limits.md, "Uploads"
 */
export async function shrinkPicture(file: Blob, smallness: ShrinkLevel = SHRINK_LEVELS[0]): Promise<Blob> {
  const isInPage = typeof OffscreenCanvas === 'undefined';
  const drawn = await (isInPage ? inPage(file, smallness) : inWorker(file, smallness)).catch(() => null);
  return drawn ? smallerOf(file, drawn) : file;
}

/** The one of the two that is sent. */
export function smallerOf(file: Blob, { smaller, pixels }: DrawnPicture): Blob {
  if (smaller === null) return file;
  return smaller.size < file.size || pixels > MOST_PICTURE_PIXELS ? smaller : file;
}

/** Draws in a worker, so that the page stays responsive. */
function inWorker(file: Blob, smallness: ShrinkLevel): Promise<ShrinkAnswer> {
  const worker = new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<ShrinkAnswer>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_MS);
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage({ file, ...smallness } satisfies ShrinkTask);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** Draws in the page itself, for browsers whose workers cannot draw. */
const inPage = (file: Blob, smallness: ShrinkLevel): Promise<DrawnPicture> =>
  drawSmaller(file, smallness, {
    canvasOf: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    encode: (canvas, quality) => new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality)),
  });
