import type { ShrinkAnswer, ShrinkTask } from './shrink-picture.worker.ts';
import { SMALLNESSES, type Smallness, shrunkSize } from './shrunk-size.ts';

/** A picture that takes longer will not come. */
const LONGEST_MS = 30_000;

/**
 * Makes a photograph as small as pages ever show one, turned the way it was taken. What this browser cannot read, as a
 * HEIC in most, and what would not become smaller, stays as it is.
 */
export async function shrinkPicture(file: Blob, smallness: Smallness = SMALLNESSES[0]): Promise<Blob> {
  const isInPage = typeof OffscreenCanvas === 'undefined';
  const smaller = await (isInPage ? inPage(file, smallness) : inWorker(file, smallness)).catch(() => null);
  return smaller !== null && smaller.size < file.size ? smaller : file;
}

/** Beside the page, which stays as quick as ever. */
function inWorker(file: Blob, smallness: Smallness): Promise<Blob | null> {
  const worker = new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Blob | null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_MS);
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage({ file, ...smallness } satisfies ShrinkTask);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** In the page itself, for browsers whose workers cannot draw. */
async function inPage(file: Blob, { longestSide, quality }: Smallness): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(bitmap, longestSide));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
