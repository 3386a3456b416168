import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/db/db.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { pictures } from '#platform/pictures/pictures.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { encodeUploadedPicture, type PictureRules, UPLOADED } from '#platform/uploads/uploaded-picture.ts';
import { PICTURE_FOLDER, PICTURE_WIDTHS } from '../../offer.ts';
import { drawSize, findOrdered } from './drawn-picture.service.ts';
import { deletePrivatePicture, findPicture, insertPicture, markPublic, type NewPicture } from './picture.queries.ts';
import { hashOfName, masterName, pictureKey, pictureNames } from './picture-files.ts';

/** Formats and sizes accepted: agencies send whatever their software writes. */
const RULES = {
  feed: { formats: ['jpeg', 'png', 'webp', 'heic', 'gif', 'avif'], mayMove: true },
  person: UPLOADED,
} as const satisfies Record<string, PictureRules>;

/** Encoding of the master: good enough that sizes made of it show no trace of being encoded twice. */
const MASTER = {
  resize: { width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true },
  encoding: { format: 'webp', quality: 90, effort: 1, smartSubsample: true },
} as const;

/** Dependencies of storing. */
export interface PictureContext {
  db: Db;
  store: ObjectStore;
  /** Draws pictures that are ordered; null or absent where none are. */
  draw?: DrawPicture | null;
}

/** A stored picture. */
export interface StoredPicture {
  id: number;
  hash: string;
}

/** Origin of a picture. */
export interface PictureOrigin {
  from: keyof typeof RULES;
  /** Whether it is public; a private one becomes public with a listing. */
  isPublic: boolean;
  /** Aborts when no request waits for it any more. */
  signal?: AbortSignal;
}

/**
 * Stores a picture by the hash of its bytes: upright, sRGB, no wider than the widest size, without metadata. The same bytes again are
 * the same picture.
 *
 * @throws AppError `error.upload.type` for what is no picture, `error.upload.image` for a broken or too large one
 */
export async function storePicture(
  ctx: PictureContext,
  bytes: Buffer,
  { from, isPublic, signal }: PictureOrigin,
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const present = await findPicture(ctx.db, hash);
  if (present && isPublic) await markPublic(ctx.db, [present.id]);
  if (present) return present;
  const { bytes: master, width, height } = await encodeUploadedPicture(bytes, MASTER, RULES[from], signal);
  const placeholder = await pictures.run('placeholderOf', master);
  return retainPicture(ctx, { hash, width, height, ...placeholder, isSample: false, isPublic }, master);
}

/** Stores a prepared picture; its smaller sizes are encoded on request. */
export async function retainPicture(
  { db, store }: PictureContext,
  picture: NewPicture,
  master: Uint8Array,
): Promise<StoredPicture> {
  await store.put(masterName(picture.hash), master);
  return insertPicture(db, picture);
}

/**
 * A picture turned by a quarter, clockwise: a separate picture, private until a listing shows it.
 *
 * @returns null where the picture is no longer stored
 */
export async function turnStoredPicture(ctx: PictureContext, hash: string): Promise<StoredPicture | null> {
  const master = await readMaster(ctx, hash);
  if (!master) return null;
  const { bytes, width, height } = await pictures.run('turnPicture', {
    picture: master,
    encoding: MASTER.encoding,
  });
  const turnedHash = createHash('sha256').update(bytes).digest('hex');
  const placeholder = await pictures.run('placeholderOf', bytes);
  const turned = { hash: turnedHash, width, height, ...placeholder, isSample: false, isPublic: false };
  return retainPicture(ctx, turned, bytes);
}

/** The file that all sizes are encoded from, drawn where the picture is ordered; null where the picture is no longer stored. */
async function readMaster(ctx: PictureContext, hash: string): Promise<Buffer | null> {
  const stored = await ctx.store.read(masterName(hash));
  if (stored) return buffer(stored);
  const ordered = await findOrdered(ctx, hash);
  if (!ordered) return null;
  // The first size that a page shows stores the picture hash.
  const drawn = await drawSize(
    { ...ordered, isHashed: true },
    { width: MASTER.resize.width, encoding: MASTER.encoding },
  );
  return drawn.bytes;
}

/** Removes the files of many pictures, most of which have none. */
export async function removePicturesFiles(store: ObjectStore, hashes: ReadonlySet<string>): Promise<void> {
  for (const name of await store.names()) if (hashes.has(hashOfName(name))) await store.remove(name);
}

/** Removes the files of a picture that no listing shows any more; the caller removes its row. */
export async function removePictureFiles(store: ObjectStore, hash: string): Promise<void> {
  await Promise.all(pictureNames(hash).map((name) => store.remove(name)));
}

/** Removes a picture that only its owner saw, unless an offer shows it by now. */
export const removePrivatePicture = (ctx: PictureContext, id: number): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const hash = await deletePrivatePicture(tx, id);
    if (hash !== null) await removePictureFiles(ctx.store, hash);
  });

/** Address of a size of a public picture, in the format that most programs support. @param width one of `PICTURE_WIDTHS`, pixels */
export const pictureHref = (hash: string, width: number): string =>
  `${PICTURE_FOLDER}/${pictureKey(hash)}/${width}.webp`;
