import type { PictureLink } from '#capabilities/offers/external-listing.ts';
import type { ListingDelivery } from '#capabilities/offers/server/listing-delivery.service.ts';
import { storePicture } from '#capabilities/offers/server/picture.service.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { ImportProblem } from '../import-problem.ts';
import type { FeedObject } from './feed-object.ts';
import type { PictureFolder } from './picture-folder.ts';

/** What storing the pictures of a feed needs. */
export interface FeedPictureContext {
  db: Db;
  store: ObjectStore;
  delivery: ListingDelivery;
  /** Null where the feed came without pictures. */
  folder: PictureFolder | null;
}

/** Gives the listings of a part of the feed their pictures. Returns what turned out to be wrong with some. */
export async function linkPictures(ctx: FeedPictureContext, part: number): Promise<ImportProblem[]> {
  const links: PictureLink[] = [];
  const problems: ImportProblem[] = [];
  const listings = await ctx.delivery.pictures(part);
  for (const { listingId, line, externalId, pictures } of listings) {
    let position = 1;
    for (const { fileName, title, pictureId: stored } of pictures) {
      const pictureId = stored ?? (await storeFromFolder(ctx, fileName));
      if (pictureId === null) problems.push(unreadablePicture({ line, externalId }, fileName));
      else links.push({ listingId, position: position++, pictureId, fileName, title });
    }
  }
  await ctx.delivery.replacePictures(
    listings.map(({ listingId }) => listingId),
    links,
  );
  return problems;
}

/**
 * The pictures of an object about which nothing changed that no run could read: with the same bytes, the one before has
 * tried and failed.
 */
export const stillUnreadable = ({ offer, pictures }: FeedObject): ImportProblem[] =>
  pictures.filter(({ pictureId }) => pictureId === null).map(({ fileName }) => unreadablePicture(offer, fileName));

const unreadablePicture = (
  { line, externalId }: { line: number; externalId: string },
  fileName: string,
): ImportProblem => ({
  record: line,
  object: externalId.slice(externalId.indexOf('#') + 1),
  field: '',
  problem: 'pictureUnreadable',
  value: fileName,
  done: 'dropped',
});

const UNREADABLE: readonly string[] = [
  'error.upload.type',
  'error.upload.image',
  'error.upload.pixels',
  'error.upload.busy',
];

/** Id of the picture; null for a file that is none. */
async function storeFromFolder({ db, store, folder }: FeedPictureContext, fileName: string): Promise<number | null> {
  const bytes = await folder?.read(fileName);
  if (!bytes) return null;
  try {
    return (await storePicture({ db, store }, bytes, { from: 'feed', isPublic: true })).id;
  } catch (error) {
    if (error instanceof AppError && UNREADABLE.includes(error.messageId)) return null;
    throw error;
  }
}
