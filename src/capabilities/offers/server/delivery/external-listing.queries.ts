import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { ExternalRun, PictureLink, StoredListing, StoredListingPicture } from '../../external-listing.ts';
import { OfferStatus } from '../../offer.ts';
import type { WrittenOffer } from '../announce-offers.ts';

/** Owner of the listings. */
type Owner = Pick<ExternalRun, 'sourceId' | 'agencyId'>;

/** All listings of an agency that came from a source. */
export async function listStored(db: Db, { sourceId, agencyId }: Owner): Promise<StoredListing[]> {
  return db
    .selectFrom('activeOffer')
    .select(['id', 'status', 'externalId', 'contentHash'])
    .select(['missedRuns', 'cityId'])
    .where('sourceId', '=', sourceId)
    .where('agencyId', '=', agencyId)
    .where('externalId', 'is not', null)
    .$narrowType<{ externalId: string }>()
    .execute();
}

/** The named pictures of an agency's listings with these keys. */
export async function listStoredPictures(
  db: Db,
  { sourceId, agencyId }: Owner,
  externalIds: readonly string[],
): Promise<StoredListingPicture[]> {
  return db
    .selectFrom('activeOffer as o')
    .innerJoin('activeOfferPicture as op', 'op.activeOfferId', 'o.id')
    .innerJoin('picture as p', 'p.id', 'op.pictureId')
    .select(['o.externalId', 'op.fileName'])
    .select(['p.id as pictureId', 'p.hash'])
    .where('o.sourceId', '=', sourceId)
    .where('o.agencyId', '=', agencyId)
    .where('o.externalId', '=', anyOf('text', externalIds))
    .where('op.fileName', 'is not', null)
    .$narrowType<{ externalId: string; fileName: string }>()
    .execute();
}

/** Moves listings from one state to another, and returns them; those in any other state stay. */
export async function moveListings(
  db: Db,
  ids: readonly number[],
  { from, to, now }: { from: OfferStatus; to: OfferStatus; now: Date },
): Promise<WrittenOffer[]> {
  if (ids.length === 0) return [];
  const moved = await db
    .updateTable('activeOffer')
    .set({ status: to, updatedAt: now })
    .where('id', '=', anyOf('int', ids))
    .where('status', '=', from)
    .returning('id')
    .execute();
  const { Active } = OfferStatus;
  return moved.map(({ id }) => ({ id, wasPublic: from === Active, isPublic: to === Active }));
}

/** Sets the number of consecutive runs in which listings were missing. */
export async function updateMissedRuns(db: Db, ids: readonly number[], missedRuns: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('activeOffer').set({ missedRuns }).where('id', '=', anyOf('int', ids)).execute();
}

/** Removes the key of archived listings, because a new one has it. */
export async function deleteExternalIds(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('activeOffer').set({ externalId: null }).where('id', '=', anyOf('int', ids)).execute();
}

/** Clears the content hashes of listings. */
export async function deleteContentHashes(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('activeOffer').set({ contentHash: null }).where('id', '=', anyOf('int', ids)).execute();
}

/** Replaces the pictures of listings. */
export async function replacePictures(
  db: Db,
  listingIds: readonly number[],
  pictures: readonly PictureLink[],
): Promise<void> {
  if (listingIds.length === 0) return;
  await db.deleteFrom('activeOfferPicture').where('activeOfferId', '=', anyOf('int', listingIds)).execute();
  if (pictures.length === 0) return;
  await sql`
    insert into active_offer_picture (active_offer_id, position, picture_id, file_name, title)
    select "listingId", position, "pictureId", "fileName", title
    from json_to_recordset(${JSON.stringify(pictures)}::json)
      as p ("listingId" int, position smallint, "pictureId" int, "fileName" text, title text)`.execute(db);
}

/** One parameter, however many values: a statement takes no more than 65,535 of them. */
const anyOf = <Value extends string | number>(type: 'int' | 'text', values: readonly Value[]) =>
  sql<Value>`any(${[...values]}::${sql.raw(type)}[])`;
