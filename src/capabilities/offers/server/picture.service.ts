import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/db.ts';
import { pictures } from '#platform/pictures/pictures.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { encodeUploadedPicture, type PictureRules } from '#platform/uploads/uploaded-picture.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { findPicture, insertPicture, type NewPicture } from './picture.queries.ts';
import { masterName, pictureNames } from './picture-files.ts';

/** Agencies send whatever their software writes. */
const FROM_FEEDS: PictureRules = { formats: ['jpeg', 'png', 'webp', 'heic', 'gif', 'avif'], mayMove: true };

/** Good enough that what is made of it shows no trace of having been encoded twice. */
const MASTER = {
  resize: { width: PICTURE_WIDTHS.at(-1), withoutEnlargement: true },
  encoding: { format: 'webp', quality: 90, effort: 1, smartSubsample: true },
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

/**
 * Keeps a picture by the hash of its bytes: upright, sRGB, no wider than the widest that is shown, without metadata. The
 * same bytes again are the same picture.
 *
 * @throws AppError `error.upload.type` for what is no picture, `error.upload.image` for a broken or too large one
 */
export async function storePicture(ctx: PictureContext, bytes: Buffer): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const present = await findPicture(ctx.db, hash);
  if (present) return present;
  const { bytes: master, width, height } = await encodeUploadedPicture(bytes, MASTER, FROM_FEEDS);
  const placeholder = await pictures.run('placeholderOf', master);
  return keepPicture(ctx, { hash, width, height, ...placeholder, isSample: false }, master);
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
