import sharp, { type Sharp } from 'sharp';
import { AppError } from '#kernel/app-error.ts';
import { decodeHeic } from './heic.ts';
import { MOST_PIXELS, type PictureFormat, pictureFormatOf } from './picture-format.ts';
import { Turns } from './turns.ts';

// Each picture is read once: remembering what was done with it takes hundreds of megabytes and saves nothing.
sharp.cache(false);

/** Pictures decoded at once; HEIC of 40 megapixels takes half a gigabyte. */
const turns = new Turns(2);
const heicTurns = new Turns(1);

/**
 * Hands over what somebody sent as a picture: upright, opaque, sRGB, and nothing else of the file once it is encoded anew.
 *
 * @param encode makes of it what is to be kept; others wait meanwhile
 * @throws AppError `error.upload.type` for what is no picture we read; `error.upload.image` for a broken or moving one,
 *   or more than 40 megapixels
 * @source rules §6.1 "uploads"
 */
export async function withUploadedPicture<Result>(
  upload: Buffer,
  encode: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  const format = pictureFormatOf(upload);
  if (format === null) throw new AppError('error.upload.type', { code: 415 });
  const decode = async (): Promise<Result> => {
    try {
      return await encode(await openPicture(upload, format));
    } catch (cause) {
      throw new AppError('error.upload.image', { code: 422, cause });
    }
  };
  return format === 'heic' ? heicTurns.take(() => turns.take(decode)) : turns.take(decode);
}

async function openPicture(bytes: Buffer, format: PictureFormat): Promise<Sharp> {
  const original = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, pages = 1 } = await original.metadata();
  if (width * height > MOST_PIXELS) throw new Error(`${width} × ${height} pixels are too many.`);
  if (pages > 1) throw new Error(`${pages} pictures in one file.`);
  const upright = format === 'heic' ? await openHeic(bytes) : original.autoOrient();
  return upright.flatten({ background: '#fff' }).toColourspace('srgb');
}

async function openHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(bytes);
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS });
}
