import { AppError } from '#kernel/app-error.ts';
import { MOST_PICTURE_PIXELS } from '#kernel/picture-limits.ts';
import { Semaphore, type Turn } from '#platform/queues/semaphore.ts';
import { type PictureFormat, pictureFormatOf } from '../pictures/picture-format.ts';
import type { EncodedPicture, SentPicture } from '../pictures/picture-process.ts';
import { pictures } from '../pictures/pictures.ts';
import { TaskTimeoutError } from '../workers/worker-pool.ts';

/** The form in which an uploaded picture is stored. */
export type StoredPicture = Pick<SentPicture, 'resize' | 'encoding'>;

/** Rules for accepted pictures. */
export interface PictureRules {
  formats: readonly PictureFormat[];
  /** Whether the first of several pictures in a file is accepted. */
  mayMove: boolean;
}

/** Rules for uploads of people. @source docs/reference/limits.md, "Uploads" */
export const UPLOADED: PictureRules = { formats: ['jpeg', 'png', 'webp', 'heic'], mayMove: false };

/** No picture waits longer than an upload may take, and no more wait than there are uploads. */
const WAITING = { mostWaiting: 100, retryAfterS: 5, longestMs: 300_000 };
/** Pictures decoded at once; HEIC of 40 megapixels takes half a gigabyte. */
const turns = new Semaphore({ ...WAITING, atOnce: 2 });
/** HEIC among them; its limit includes the wait for others. */
const heicTurns = new Semaphore({ ...WAITING, atOnce: 1 });

/**
 * An uploaded picture as it is stored: upright, opaque, sRGB, without metadata.
 *
 * @param signal aborted when no client waits for the picture any more
 * @throws AppError `error.upload.type` for an unreadable format; `error.upload.image` for a broken or moving one;
 *   `error.upload.pixels` for more than 40 megapixels; `error.upload.busy` (503) for one that timed out twice;
 *   `error.unavailable`; the reason of the signal
 * @source docs/reference/limits.md, "Uploads"
 */
export async function encodeUploadedPicture(
  bytes: Buffer,
  stored: StoredPicture,
  { formats, mayMove }: PictureRules,
  signal?: AbortSignal,
): Promise<EncodedPicture> {
  const format = pictureFormatOf(bytes);
  if (format === null || !formats.includes(format)) throw new AppError('error.upload.type', { code: 415 });
  const encode = async (ended: AbortSignal): Promise<EncodedPicture> => {
    const picture = await encodeTwice({ bytes, format, mayMove, ...stored }, ended);
    if (picture === null)
      throw new AppError('error.upload.pixels', { code: 422, values: { megapixels: MOST_PICTURE_PIXELS / 1_000_000 } });
    return picture;
  };
  const turn: Turn = signal ? { signal } : {};
  if (format !== 'heic') return turns.take(encode, turn);
  return heicTurns.take((ended) => turns.take(encode, { signal: ended }), turn);
}

/** Longest tries, milliseconds: a machine under load takes many times as long as an idle one. */
const LONGEST_TRIES_MS = { first: 60_000, again: 120_000 } as const;

/** A time-out on a busy machine is no fault of the picture: it gets a second try, and may then be sent again. */
async function encodeTwice(task: SentPicture, ended: AbortSignal): Promise<EncodedPicture | null> {
  const { first, again } = LONGEST_TRIES_MS;
  const tryFor = (longestMs: number): Promise<EncodedPicture | null> =>
    pictures.run('encodePicture', task, { signal: ended, longestMs });
  try {
    return await tryFor(first).catch((error: unknown) => {
      if (error instanceof TaskTimeoutError) return tryFor(again);
      throw error;
    });
  } catch (cause) {
    ended.throwIfAborted();
    if (cause instanceof TaskTimeoutError)
      throw new AppError('error.upload.busy', { code: 503, values: { retryAfter: RETRY_BUSY_S }, cause });
    throw new AppError('error.upload.image', { code: 422, cause });
  }
}

const RETRY_BUSY_S = 30;
