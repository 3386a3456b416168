import { AppError } from '#kernel/app-error.ts';
import { MOST_PICTURE_BYTES, tooLarge } from '#kernel/picture-limits.ts';
import { SHRINK_LEVELS, type ShrinkLevel } from './shrunk-size.ts';

/** Makes a picture smaller; a picture that cannot shrink stays as it is. */
export type Shrink = (file: Blob, smallness: ShrinkLevel) => Promise<Blob>;

/** Whether the connection was too slow for a file. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof AppError && error.messageId === 'error.upload.slow';

/** The file by the next of the sizes that makes it smaller; null if none does. */
export async function nextSmaller(file: Blob, shrink: Shrink, steps: Iterator<ShrinkLevel>): Promise<Blob | null> {
  for (let next = steps.next(); !next.done; next = steps.next()) {
    const smaller = await shrink(file, next.value);
    if (smaller.size < file.size) return smaller;
  }
  return null;
}

/**
 * Sends a picture made smaller, and smaller still each time the connection is too slow for it.
 *
 * @param send sends a file as a whole, with progress and an end of its own
 * @throws AppError what `send` throws; `error.upload.tooLarge` (413) before anything is sent
 * @source docs/reference/limits.md, "Uploads"
 */
export async function sendShrunk<Result>(
  file: Blob,
  send: (file: Blob) => Promise<Result>,
  shrink: Shrink = shrinkInBrowser,
): Promise<Result> {
  const steps = SHRINK_LEVELS.values();
  let next = await shrink(file, SHRINK_LEVELS[0]);
  steps.next();
  for (;;) {
    if (next.size > MOST_PICTURE_BYTES) throw tooLarge();
    try {
      return await send(next);
    } catch (error) {
      const smaller: Blob | null = isTooSlow(error) ? await nextSmaller(next, shrink, steps) : null;
      if (smaller === null) throw error;
      next = smaller;
    }
  }
}

/** Makes a picture smaller by a part that is loaded with the first one. If the part does not load, the file stays as it is. */
export const shrinkInBrowser: Shrink = async (file, smallness) => {
  const loaded = await import('./shrink-picture.ts').catch(() => null);
  return loaded ? loaded.shrinkPicture(file, smallness) : file;
};
