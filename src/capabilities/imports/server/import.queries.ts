import { type Insertable, sql } from 'kysely';
import { ContactType, OfferStatus } from '#capabilities/offers/offer.ts';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { FeedObject } from './feed-object.ts';
import type { ImportedOffer } from './idx-offer.ts';
import type { StoredObject } from './import.plan.ts';

/** The source of all IDX feeds, see table `source`. */
const IDX_SOURCE_ID = 1;
/** Rows of one insert: with some 50 columns well below the 65,535 parameters of a statement. */
const ROWS_PER_INSERT = 500;

/** Whose feed it is, at what time: the same for all rows of a run. */
export interface ImportRun {
  agencyId: number;
  now: Date;
}

/** The agency of a name, capitals aside; its row is locked, so that two imports of one agency follow each other. */
export async function lockAgency(db: Db, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('agency')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What is known of an agency that a feed introduces. */
export interface NewAgency {
  name: string;
  slug: string;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
}

/** Adds an agency that nobody has claimed yet; kind and status are those of the table's defaults (1, AutoAgency 10). */
export async function insertAgency(db: Db, { postalCode, ...agency }: NewAgency, now: Date): Promise<number> {
  const row = await db
    .insertInto('agency')
    .values({ ...agency, postal_code: postalCode, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** All listings of an agency that came by IDX. */
export async function storedObjects(db: Db, agencyId: number): Promise<StoredObject[]> {
  return db
    .selectFrom('active_offer')
    .select(['id', 'status', 'external_id as externalId', 'content_hash as contentHash'])
    .select(['missed_runs as missedRuns', 'city_id as cityId'])
    .where('source_id', '=', IDX_SOURCE_ID)
    .where('agency_id', '=', agencyId)
    .where('external_id', 'is not', null)
    .$narrowType<{ externalId: string }>()
    .execute();
}

/** A picture that an earlier run stored for an object. */
export interface StoredObjectPicture {
  externalId: string;
  fileName: string;
  pictureId: number;
  hash: string;
}

/** The named pictures of an agency's listings. */
export async function storedPictures(db: Db, agencyId: number): Promise<StoredObjectPicture[]> {
  return db
    .selectFrom('active_offer as o')
    .innerJoin('active_offer_picture as op', 'op.active_offer_id', 'o.id')
    .innerJoin('picture as p', 'p.id', 'op.picture_id')
    .select(['o.external_id as externalId', 'op.file_name as fileName'])
    .select(['p.id as pictureId', 'p.hash'])
    .where('o.source_id', '=', IDX_SOURCE_ID)
    .where('o.agency_id', '=', agencyId)
    .where('o.external_id', 'is not', null)
    .where('op.file_name', 'is not', null)
    .$narrowType<{ externalId: string; fileName: string }>()
    .execute();
}

/** Adds listings in the state Crawling. Returns their ids by external id. */
export async function insertObjects(
  db: Db,
  objects: readonly FeedObject[],
  run: ImportRun,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < objects.length; start += ROWS_PER_INSERT) {
    const rows = objects.slice(start, start + ROWS_PER_INSERT).map((object) => ({
      ...contentRow(object, run.now),
      status: OfferStatus.Crawling,
      source_id: IDX_SOURCE_ID,
      agency_id: run.agencyId,
      external_id: object.offer.externalId,
      is_external: true,
      contact_type: ContactType.Agency,
      created_at: run.now,
    }));
    const inserted = await db.insertInto('active_offer').values(rows).returning(['id', 'external_id']).execute();
    for (const row of inserted) if (row.external_id !== null) ids.set(row.external_id, row.id);
  }
  return ids;
}

/** Writes what the feed says now. */
export async function updateObject(
  db: Db,
  object: FeedObject,
  { id, status, now }: { id: number; status: OfferStatus; now: Date },
): Promise<void> {
  await db
    .updateTable('active_offer')
    .set({ ...contentRow(object, now), status, missed_runs: 0 })
    .where('id', '=', id)
    .execute();
}

/** Moves listings from one state to another; those in any other state stay. */
export async function moveObjects(
  db: Db,
  ids: readonly number[],
  { from, to, now }: { from: OfferStatus; to: OfferStatus; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('active_offer')
    .set({ status: to, updated_at: now })
    .where('id', 'in', [...ids])
    .where('status', '=', from)
    .execute();
}

/** Sets in how many runs in a row listings were missing. */
export async function setMissedRuns(db: Db, ids: readonly number[], missedRuns: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('active_offer')
    .set({ missed_runs: missedRuns })
    .where('id', 'in', [...ids])
    .execute();
}

/** Takes the key from archived listings, because a new one has it. */
export async function releaseKeys(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('active_offer')
    .set({ external_id: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** A stored picture as one of a listing's. */
export interface PictureLink {
  offerId: number;
  /** From 1. */
  position: number;
  pictureId: number;
  fileName: string;
  title: string | null;
}

/** Gives listings exactly these pictures. */
export async function replacePictures(
  db: Db,
  offerIds: readonly number[],
  pictures: readonly PictureLink[],
): Promise<void> {
  if (offerIds.length === 0) return;
  await db
    .deleteFrom('active_offer_picture')
    .where('active_offer_id', 'in', [...offerIds])
    .execute();
  for (let start = 0; start < pictures.length; start += ROWS_PER_INSERT) {
    const rows = pictures
      .slice(start, start + ROWS_PER_INSERT)
      .map(({ offerId, position, pictureId, fileName, title }) => ({
        active_offer_id: offerId,
        position,
        picture_id: pictureId,
        file_name: fileName,
        title,
      }));
    await db.insertInto('active_offer_picture').values(rows).execute();
  }
}

/** Keeps when a feed was last carried out and how many problems it had. Of all IDX agencies, the last one counts. */
export async function noteRun(db: Db, { at, errors }: { at: Date; errors: number }): Promise<void> {
  await db
    .updateTable('source')
    .set({ last_run_at: at, last_errors: errors })
    .where('id', '=', IDX_SOURCE_ID)
    .execute();
}

/** Brings the median prices of all places up to date with what is on offer. */
export async function refreshPlacePrices(db: Db): Promise<void> {
  await sql`select refresh_place_prices()`.execute(db);
}

/** The columns a feed decides about. */
function contentRow(
  { offer, place, contentHash }: FeedObject,
  now: Date,
): Omit<Insertable<Database['active_offer']>, 'status' | 'source_id'> {
  return {
    ...offerColumns(offer),
    available_from: availableDate(offer.availableFrom, now),
    content_hash: contentHash,
    region: place?.regionCode ?? null,
    city_id: place?.cityId ?? null,
    postal_code: offer.postalCode ?? place?.postalCode ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    updated_at: now,
  };
}

const offerColumns = (offer: ImportedOffer) => ({
  external_type: offer.externalType,
  source_url: offer.sourceUrl,
  offer_type: offer.offerType,
  category: offer.category,
  sub_category: offer.subCategory,
  title: offer.title,
  description: offer.description,
  language: offer.language,
  price: offer.price,
  net_price: offer.netPrice,
  additional_fees: offer.additionalFees,
  price_type: offer.priceType,
  currency: offer.currency,
  country: offer.country,
  city: offer.city,
  street: offer.street,
  rooms: offer.rooms,
  floor: offer.floor,
  floors_in_building: offer.floorsInBuilding,
  living_space: offer.livingSpace,
  land_area: offer.landArea,
  features: offer.features,
  build_in: offer.buildIn,
  renovated_in: offer.renovatedIn,
  // Earlier versions took a person over from the feed. See decision 011.
  advertiser_name: null,
  agency_name: offer.agencyName,
  agency_address: offer.agencyAddress,
  phone_number: offer.phoneNumber,
  contact_email: offer.contactEmail,
});

/** "Immediately" is the day of the run: a day that has come. */
const availableDate = (availableFrom: ImportedOffer['availableFrom'], now: Date): string | null => {
  if (availableFrom === 'onRequest') return null;
  return availableFrom === 'immediately' ? now.toISOString().slice(0, 10) : availableFrom;
};
