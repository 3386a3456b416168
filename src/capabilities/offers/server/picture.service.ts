import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { MOST_PIXELS } from '#platform/uploads/picture-format.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { findPicture, insertPicture } from './picture.queries.ts';

/** Formats in which each picture is kept. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Formats read, told by content, never by name; anything that can carry scripts is none of them. */
const READABLE: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const THUMBNAIL = { width: 100, height: 100, fit: 'inside' } as const;
/** Little effort: a third larger than the best, ten times as fast. */
const ENCODING = {
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 1 },
} as const;

/** What storing needs. */
export interface PictureContext {
  db: Db;
  store: ObjectStore;
}

/** A stored picture. */
export interface StoredPicture {
  id: number;
  hash: string;
}

/** Name of a file in the store and, after `/pictures/`, in addresses. */
export const pictureName = (hash: string, width: number, format: PictureFormat): string =>
  `${hash.slice(0, 2)}/${hash}/${width}.${format}`;

/**
 * Keeps a picture by the hash of its bytes: re-encoded in all widths up to its own and both formats, without metadata.
 * The same bytes again are the same picture.
 *
 * @throws AppError `error.upload.image` for what is no picture, or too large a one
 */
export async function storePicture(
  ctx: PictureContext,
  bytes: Buffer,
  { isSample = false }: { isSample?: boolean } = {},
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return (await findPicture(ctx.db, hash)) ?? storePixels(ctx, await decode(bytes), { hash, isSample });
}

/** Keeps pixels under a hash of their origin, as `storePicture` does. */
export async function storePixels(
  { db, store }: PictureContext,
  pixels: Pixels,
  { hash, isSample }: { hash: string; isSample: boolean },
): Promise<StoredPicture> {
  const { width, height } = pixels.info;
  let smaller = pixels;
  for (const variant of variantWidths(width)) {
    // From width to width, largest first: shrinking the last one is quicker than shrinking the original.
    smaller = await rawPixels(imageOf(smaller).resize(variant));
    const image = imageOf(smaller);
    await Promise.all(
      PICTURE_FORMATS.map(async (format) => {
        const name = pictureName(hash, variant, format);
        if (await store.has(name)) return;
        await store.put(name, await image.clone().toFormat(format, ENCODING[format]).toBuffer());
      }),
    );
  }
  return insertPicture(db, { hash, width, height, ...(await placeholder(imageOf(smaller))), isSample });
}

/** Removes the files of a picture that nobody shows any more; its row is the caller's. */
export async function removePictureFiles(store: ObjectStore, hash: string): Promise<void> {
  const names = PICTURE_WIDTHS.flatMap((width) => PICTURE_FORMATS.map((format) => pictureName(hash, width, format)));
  await Promise.all(names.map((name) => store.remove(name)));
}

/** Widths worth keeping, largest first: never wider than the original, but at least the smallest. */
export function variantWidths(originalWidth: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((width) => width <= originalWidth).toReversed();
  return fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]];
}

/** Raw sRGB. */
export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const imageOf = (pixels: Pixels): Sharp => sharp(pixels.data, { raw: pixels.info });

/** Works out what an image describes. */
export async function rawPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels as 1 | 2 | 3 | 4 } };
}

async function decode(bytes: Buffer): Promise<Pixels> {
  try {
    const original = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await original.metadata();
    if (!READABLE.includes(format)) throw new Error(`${format} is not read`);
    return await rawPixels(original.rotate().flatten({ background: '#fff' }).toColourspace('srgb'));
  } catch (cause) {
    throw new AppError('error.upload.image', { code: 422, cause });
  }
}

async function placeholder(image: Sharp): Promise<{ thumbHash: string; color: string }> {
  const { data, info } = await image.resize(THUMBNAIL).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const thumbHash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(thumbHash);
  const channel = (share: number): string =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return { thumbHash: Buffer.from(thumbHash).toString('base64'), color: `#${channel(r)}${channel(g)}${channel(b)}` };
}
