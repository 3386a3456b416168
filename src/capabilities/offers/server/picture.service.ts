import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { findPicture, insertPicture } from './picture.queries.ts';

/** Formats in which each picture is kept. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Largest picture read. @source rules §6.1 */
const MOST_PIXELS = 40_000_000;
const THUMBNAIL = { width: 100, height: 100, fit: 'inside' } as const;
/** Low effort: a tenth larger than the best, ten times as fast. */
const ENCODING = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 2 } } as const;

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
  { db, store }: PictureContext,
  bytes: Buffer,
  { isSample = false }: { isSample?: boolean } = {},
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const present = await findPicture(db, hash);
  if (present) return present;
  const { pixels, width, height } = await decode(bytes);
  const source = sharp(pixels.data, { raw: pixels.info });
  const jobs = variantWidths(width).flatMap((variant) => PICTURE_FORMATS.map((format) => ({ variant, format })));
  await Promise.all(
    jobs.map(async ({ variant, format }) => {
      const name = pictureName(hash, variant, format);
      if (await store.has(name)) return;
      await store.put(name, await source.clone().resize(variant).toFormat(format, ENCODING[format]).toBuffer());
    }),
  );
  return insertPicture(db, { hash, width, height, ...(await placeholder(source)), isSample });
}

/** Widths worth keeping: never wider than the original, but at least the smallest. */
export function variantWidths(originalWidth: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : [PICTURE_WIDTHS[0]];
}

interface Decoded {
  pixels: { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };
  width: number;
  height: number;
}

async function decode(bytes: Buffer): Promise<Decoded> {
  try {
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: '#fff' });
    const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { pixels: { data, info: { width, height, channels: info.channels as 1 | 2 | 3 | 4 } }, width, height };
  } catch (cause) {
    throw new AppError('error.upload.image', { code: 422, cause });
  }
}

async function placeholder(source: Sharp): Promise<{ thumbHash: string; color: string }> {
  const { data, info } = await source
    .clone()
    .resize(THUMBNAIL)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbHash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(thumbHash);
  const channel = (share: number): string =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return { thumbHash: Buffer.from(thumbHash).toString('base64'), color: `#${channel(r)}${channel(g)}${channel(b)}` };
}
