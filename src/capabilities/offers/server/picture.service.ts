import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { MOST_PIXELS } from '#platform/uploads/picture-format.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { findPicture, insertPicture, type NewPicture } from './picture.queries.ts';
import { masterName, pictureNames } from './picture-files.ts';

/** Formats read, told by content, never by name; anything that can carry scripts is none of them. */
const READABLE: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif'];
const THUMBNAIL = { width: 100, height: 100, fit: 'inside' } as const;
/** Good enough that what is made of it shows no trace of having been encoded twice. */
const MASTER = { quality: 90, effort: 1, smartSubsample: true } as const;

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

/**
 * Keeps a picture by the hash of its bytes: upright, sRGB, no wider than the widest that is shown, without metadata. The
 * same bytes again are the same picture.
 *
 * @throws AppError `error.upload.image` for what is no picture, or too large a one
 */
export async function storePicture(ctx: PictureContext, bytes: Buffer): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const present = await findPicture(ctx.db, hash);
  if (present) return present;
  const { master, width, height } = await decode(bytes);
  return keepPicture(ctx, { hash, width, height, ...(await placeholder(sharp(master))), isSample: false }, master);
}

/** Keeps a picture that is ready to be shown; its smaller sizes are made of it when they are asked for. */
export async function keepPicture(
  { db, store }: PictureContext,
  picture: NewPicture,
  master: Uint8Array,
): Promise<StoredPicture> {
  await store.put(masterName(picture.hash), master);
  return insertPicture(db, picture);
}

/** Removes the files of a picture that nobody shows any more; its row is the caller's. */
export async function removePictureFiles(store: ObjectStore, hash: string): Promise<void> {
  await Promise.all(pictureNames(hash).map((name) => store.remove(name)));
}

/** A picture as it is kept; width and height are those it came with, upright. */
interface DecodedPicture {
  master: Buffer;
  width: number;
  height: number;
}

async function decode(bytes: Buffer): Promise<DecodedPicture> {
  try {
    const original = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await original.metadata();
    if (!READABLE.includes(format)) throw new Error(`${format} is not read`);
    const upright = original.autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    const fitting = upright.resize({ width: PICTURE_WIDTHS.at(-1), withoutEnlargement: true });
    return { ...autoOrient, master: await fitting.webp(MASTER).toBuffer() };
  } catch (cause) {
    throw new AppError('error.upload.image', { code: 422, cause });
  }
}

async function placeholder(image: Sharp): Promise<Pick<NewPicture, 'thumbHash' | 'color'>> {
  const { data, info } = await image.resize(THUMBNAIL).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const thumbHash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(thumbHash);
  const channel = (share: number): string =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return { thumbHash: Buffer.from(thumbHash).toString('base64'), color: `#${channel(r)}${channel(g)}${channel(b)}` };
}
