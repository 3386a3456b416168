import sharp, { type Sharp } from 'sharp';
import { AppError } from '#kernel/app-error.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { decodeHeic } from './heic.ts';
import { MOST_PIXELS, type PictureFormat, pictureFormatOf } from './picture-format.ts';

// Each picture is read once: remembering what was done with it takes hundreds of megabytes and saves nothing.
sharp.cache(false);

/** A picture that takes longer to read and encode is given up, seconds. */
const LONGEST_S = 30;

/** Nobody waits longer than an upload may take, and no more than there are uploads. */
const WAITING = { mostWaiting: 100, retryAfterS: 5 };
/** Pictures decoded at once; HEIC of 40 megapixels takes half a gigabyte. */
const turns = new Semaphore({ ...WAITING, atOnce: 2, longestMs: 3 * LONGEST_S * 1_000 });
/** HEIC among them; the time of one is spent waiting for the others as well. */
const heicTurns = new Semaphore({ ...WAITING, atOnce: 1, longestMs: 300_000 });

/**
 * Hands over what somebody sent as a picture: upright, opaque, sRGB, and nothing else of the file once it is encoded anew.
 *
 * @param encode makes of it what is to be kept; others wait meanwhile
 * @param signal ends when nobody waits for the picture any more
 * @throws AppError `error.upload.type` for what is no picture we read; `error.upload.image` for a broken or moving one,
 *   more than 40 megapixels, or what takes too long; `error.unavailable`; the reason of the signal
 * @source docs/reference/limits.md, "Uploads"
 */
export async function withUploadedPicture<Result>(
  upload: Buffer,
  encode: (picture: Sharp) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const format = pictureFormatOf(upload);
  if (format === null) throw new AppError('error.upload.type', { code: 415 });
  const decode = async (ended: AbortSignal): Promise<Result> => {
    try {
      return await encode(await openPicture(upload, format, ended));
    } catch (cause) {
      throw new AppError('error.upload.image', { code: 422, cause });
    }
  };
  const turn = signal && { signal };
  if (format !== 'heic') return turns.take(decode, turn);
  return heicTurns.take((ended) => turns.take(decode, { signal: ended }), turn);
}

async function openPicture(bytes: Buffer, format: PictureFormat, signal: AbortSignal): Promise<Sharp> {
  const original = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, pages = 1 } = await original.metadata();
  if (width * height > MOST_PIXELS) throw new Error(`${width} × ${height} pixels are too many.`);
  if (pages > 1) throw new Error(`${pages} pictures in one file.`);
  const upright = format === 'heic' ? await openHeic(bytes, signal) : original.autoOrient();
  return upright.timeout({ seconds: LONGEST_S }).flatten({ background: '#fff' }).toColourspace('srgb');
}

async function openHeic(bytes: Buffer, signal: AbortSignal): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(bytes, signal);
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS });
}
