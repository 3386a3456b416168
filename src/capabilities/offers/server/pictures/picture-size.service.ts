import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictures } from '#platform/pictures/pictures.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { PICTURE_WIDTHS } from '../../offer.ts';
import { masterName, type PictureSize, sizeName } from './picture-files.ts';

/** Low encoding effort: files a third larger than the smallest, ten times as fast. */
const ENCODING = {
  avif: { format: 'avif', quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { format: 'webp', quality: 76, effort: 1 },
} as const;

/** Sizes encoded at once, each on one core, by networks in turns; those of some whole pages may wait. */
const turns = new Semaphore({ atOnce: 2, mostOfNetwork: 2, mostWaitingOfNetwork: 200, retryAfterS: 2 });

/** Parameters to encode a size that is not stored yet. */
export interface SizeOrder {
  /** Called before a size is encoded: counts it, and returns the network of the request. */
  beforeMaking(): Promise<string>;
  /** Called with the error when an encoded size could not be stored. */
  onStoringFailed(error: unknown): void;
  /** Aborts when no request waits for the picture any more. */
  signal: AbortSignal;
}

/**
 * A size of a picture: stored since its first request, or encoded now.
 *
 * @returns null where there is no such picture, or none so wide
 * @throws AppError `error.unavailable` when too many wait for that network; any error of `beforeMaking`
 */
export async function readPicture(
  store: ObjectStore,
  size: PictureSize,
  order: SizeOrder,
): Promise<Readable | Buffer | null> {
  const stored = await store.read(sizeName(size));
  if (stored) return stored;
  if (!(await store.has(masterName(size.hash)))) return null;
  const turn = { network: await order.beforeMaking(), signal: order.signal };
  // An earlier request in the queue may have encoded the same size.
  return turns.take(async () => (await store.read(sizeName(size))) ?? makeSize(store, size, order), turn);
}

async function makeSize(store: ObjectStore, size: PictureSize, order: SizeOrder): Promise<Buffer | null> {
  const master = await store.read(masterName(size.hash));
  if (!master) return null;
  const { width, format } = size;
  const made = await pictures.run('resizePicture', {
    picture: await buffer(master),
    width,
    // A picture narrower than all sizes is shown as the smallest.
    orNarrower: width === PICTURE_WIDTHS[0],
    encoding: ENCODING[format],
  });
  if (!made) return null;
  // The picture is shown whether or not it could be stored.
  await storeSize(store, size, made).catch(order.onStoringFailed);
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
}

async function storeSize(store: ObjectStore, size: PictureSize, bytes: Uint8Array): Promise<void> {
  await store.put(sizeName(size), bytes);
  // The picture may have been removed while this was encoded.
  if (!(await store.has(masterName(size.hash)))) await store.remove(sizeName(size));
}
