import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { AppError } from '#kernel/app-error.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { PICTURE_WIDTHS } from '../offer.ts';
import { masterName, type PictureSize, sizeName } from './picture-files.ts';

/** Little effort: a third larger than the best, ten times as fast. */
const ENCODING = {
  avif: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 1 },
} as const;

/** Sizes made at once, each on one core. Those of a whole page of results may wait, for several visitors. */
const turns = new Semaphore({ atOnce: 2, mostWaiting: 400, longestMs: 20_000, retryAfterS: 2 });

/** What a size that nobody has asked for yet needs. */
export interface SizeOrder {
  /** Called before one is made: here a caller counts what is asked for. */
  beforeMaking(): Promise<void>;
  /** Ends when nobody waits for the picture any more. */
  signal: AbortSignal;
}

/**
 * A size of a picture: kept since it was first asked for, or made now.
 *
 * @returns null where there is no such picture, or none so wide
 * @throws AppError `error.unavailable` when too many sizes are being made; what `beforeMaking` throws
 */
export async function readPicture(
  store: ObjectStore,
  size: PictureSize,
  { beforeMaking, signal }: SizeOrder,
): Promise<Readable | Buffer | null> {
  const kept = await store.read(sizeName(size));
  if (kept) return kept;
  if (!(await store.has(masterName(size.hash)))) return null;
  await beforeMaking();
  // Somebody before us in the row may have asked for the same.
  return turns.take(async () => (await store.read(sizeName(size))) ?? makeSize(store, size), { signal });
}

async function makeSize(store: ObjectStore, size: PictureSize): Promise<Buffer | null> {
  const master = await store.read(masterName(size.hash));
  if (!master) return null;
  const image = sharp(await buffer(master), { failOn: 'error' });
  const { width } = await image.metadata();
  if (size.width > width && size.width !== PICTURE_WIDTHS[0]) return null;
  const bytes = await image.resize({ width: size.width }).toFormat(size.format, ENCODING[size.format]).toBuffer();
  await store.put(sizeName(size), bytes).catch(whereRoomIs);
  return bytes;
}

/** A full disk keeps nothing; the picture is shown all the same. */
function whereRoomIs(error: unknown): void {
  if (!(error instanceof AppError && error.messageId === 'error.storage.full')) throw error;
}
