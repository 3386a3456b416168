import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/db/db.ts';
import { sharedDb } from '#platform/db/statements/ending-db.ts';
import type { DrawPicture } from '#platform/pictures/draw-picture.ts';
import { pictures } from '#platform/pictures/pictures.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { PICTURE_WIDTHS } from '../../offer.ts';
import { drawSize, findOrdered, type OrderedPicture } from './drawn-picture.service.ts';
import { markHashed } from './picture.queries.ts';
import type { PictureContext } from './picture.service.ts';
import { masterName, type PictureSize, sizeName } from './picture-files.ts';

/** Low encoding effort: files a third larger than the smallest, ten times as fast. */
const ENCODING = {
  avif: { format: 'avif', quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { format: 'webp', quality: 76, effort: 1 },
} as const;

/** Sizes encoded at once, each on one core, by networks in turns; those of some whole pages may wait. */
const turns = new Semaphore({ atOnce: 2, mostOfNetwork: 2, mostWaitingOfNetwork: 200, retryAfterS: 2 });

/** Where pictures come from: the store, or a drawing made on request. */
export interface PictureSource {
  store: ObjectStore;
  draw: DrawPicture | null;
}

/** Sizes being encoded: another request for the same one gets the same bytes. */
const underWay = new Map<string, Promise<Buffer | null>>();

/** Parameters to encode a size that is not stored yet. */
export interface SizeOrder {
  /** Called before a size is encoded: counts it, and returns the network of the request, and its database. */
  beforeMaking(): Promise<{ network: string; db: Db }>;
  /** Called with the error when a size, or the picture hash of a drawing, could not be stored. */
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
  source: PictureSource,
  size: PictureSize,
  order: SizeOrder,
): Promise<Readable | Buffer | null> {
  const { store, draw } = source;
  const name = sizeName(size);
  const stored = await store.read(name);
  if (stored) return stored;
  const hasMaster = await store.has(masterName(size.hash));
  if (!hasMaster && !draw) return null;
  const { network, db } = await order.beforeMaking();
  // Other requests wait for the same work, so it outlives the one that began it.
  const ctx = { ...source, db: sharedDb(db) };
  const ordered = hasMaster ? null : await findOrdered(ctx, size.hash);
  if (!hasMaster && !ordered) return null;
  const make = ordered ? () => drawMissing(ctx, ordered, { size, order }) : () => makeSize(store, size, order);
  // An earlier request in the queue may have encoded the same size.
  const work = async () => (await store.read(name)) ?? shareWork(name, make);
  return turns.take(work, { network, signal: order.signal });
}

/** Runs a work once for all requests that need it at the same time. */
async function shareWork(name: string, work: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const known = underWay.get(name);
  if (known) return known;
  const started = work().finally(() => underWay.delete(name));
  underWay.set(name, started);
  return started;
}

async function drawMissing(
  ctx: PictureContext,
  ordered: OrderedPicture,
  { size, order }: { size: PictureSize; order: SizeOrder },
): Promise<Buffer> {
  const { bytes, pictureHash } = await drawSize(ordered, { width: size.width, encoding: ENCODING[size.format] });
  const isStillThere = async () => (await findOrdered(ctx, size.hash)) !== null;
  // The drawing is shown whether or not it and its picture hash could be stored.
  await storeSize(ctx.store, { size, bytes, isStillThere }).catch(order.onStoringFailed);
  if (pictureHash !== null) await markHashed(ctx.db, ordered.id, pictureHash).catch(order.onStoringFailed);
  return bytes;
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
  const isStillThere = () => store.has(masterName(size.hash));
  await storeSize(store, { size, bytes: made, isStillThere }).catch(order.onStoringFailed);
  return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
}

async function storeSize(
  store: ObjectStore,
  { size, bytes, isStillThere }: { size: PictureSize; bytes: Uint8Array; isStillThere: () => Promise<boolean> },
): Promise<void> {
  await store.put(sizeName(size), bytes);
  // The picture may have been removed while this was encoded.
  if (!(await isStillThere())) await store.remove(sizeName(size));
}
