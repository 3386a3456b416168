import type { PictureLink } from '#capabilities/offers/external-listing.ts';
import type { ListingDelivery } from '#capabilities/offers/server/delivery/listing-delivery.service.ts';
import { storePicture } from '#capabilities/offers/server/pictures/picture.service.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#platform/db/db.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { ImportProblem, ProblemKey } from '../import-problem.ts';
import type { FeedObject } from './feed-object.ts';
import type { PictureFolder } from './picture-folder.ts';

/** Dependencies of storing the pictures of a feed. */
export interface FeedPictureContext {
  db: Db;
  store: ObjectStore;
  delivery: ListingDelivery;
  /** Null where the feed came without pictures. */
  folder: PictureFolder | null;
}

/**
 * Links the listings of a part of the feed to their pictures. A listing with a picture that this run had no time for stays unsettled:
 * the next run with the same file tries again.
 *
 * @returns problems of the pictures
 */
export async function linkPictures(ctx: FeedPictureContext, part: number): Promise<ImportProblem[]> {
  const links: PictureLink[] = [];
  const problems: ImportProblem[] = [];
  const unsettled = new Set<number>();
  const listings = await ctx.delivery.pictures(part);
  for (const { listingId, line, externalId, pictures } of listings) {
    let position = 1;
    for (const { fileName, title, pictureId: stored } of pictures) {
      const picture = stored ?? (await storeFromFolder(ctx, fileName));
      if (picture === 'pictureTooSlow') unsettled.add(listingId);
      if (typeof picture === 'string') problems.push(droppedPicture({ line, externalId }, fileName, picture));
      else links.push({ listingId, position: position++, pictureId: picture, fileName, title });
    }
  }
  await ctx.delivery.replacePictures(
    listings.map(({ listingId }) => listingId),
    links,
  );
  await ctx.delivery.leaveUnsettled([...unsettled]);
  return problems;
}

/** Problems with unreadable pictures of an unchanged object: the bytes are the same, and an earlier run failed to read them. */
export const repeatedPictureProblems = ({ offer, pictures }: FeedObject): ImportProblem[] =>
  pictures
    .filter(({ pictureId }) => pictureId === null)
    .map(({ fileName }) => droppedPicture(offer, fileName, 'pictureUnreadable'));

const droppedPicture = (
  { line, externalId }: { line: number; externalId: string },
  fileName: string,
  problem: ProblemKey,
): ImportProblem => ({
  record: line,
  object: externalId.slice(externalId.indexOf('#') + 1),
  field: '',
  problem,
  value: fileName,
  done: 'dropped',
});

/** Errors of a picture that no run can read. */
const UNREADABLE: readonly string[] = ['error.upload.type', 'error.upload.image', 'error.upload.pixels'];
/** Errors of this machine under load, which do not concern the picture. */
const TOO_BUSY: readonly string[] = ['error.upload.busy', 'error.unavailable'];

/** Id of the picture, or the reason why there is none. */
async function storeFromFolder(
  { db, store, folder }: FeedPictureContext,
  fileName: string,
): Promise<number | 'pictureUnreadable' | 'pictureTooSlow'> {
  const bytes = await folder?.read(fileName);
  if (!bytes) return 'pictureUnreadable';
  try {
    return (await storePicture({ db, store }, bytes, { from: 'feed', isPublic: true })).id;
  } catch (error) {
    const reason = error instanceof AppError ? error.messageId : '';
    if (UNREADABLE.includes(reason)) return 'pictureUnreadable';
    if (TOO_BUSY.includes(reason)) return 'pictureTooSlow';
    throw error;
  }
}
