import { type Insertable, sql } from 'kysely';
import { ContactType, OfferStatus } from '#capabilities/offers/offer.ts';
import type { DB as Database } from '#generated/db.ts';
import type { Db } from '#platform/db/db.ts';
import type { FeedObject, ObjectPicture } from './feed-object.ts';
import type { ImportedOffer } from './idx-offer.ts';
import { IDX_SOURCE_ID, type ImportRun } from './import.queries.ts';

/** Objects that one statement writes: few enough for the memory of both sides, whatever the size of the feed. */
export const OBJECTS_PER_STATEMENT = 5_000;

/** What happens to an object of a feed. */
export interface ObjectStep {
  externalId: string;
  /** The listing that is updated; null for a new one. */
  listingId: number | null;
  status: OfferStatus;
}

/** An object of the staging table with its pictures. */
export interface StagedPictures {
  listingId: number;
  line: number;
  externalId: string;
  pictures: readonly ObjectPicture[];
}

/** Lays out the tables that hold the objects of a feed until the end of the transaction. */
export async function createStaging(db: Db): Promise<void> {
  await sql`
    create temp table feed_object on commit drop as
    select ${CONTENT_COLUMNS}, external_id, 0 as position, 0 as line, '[]'::jsonb as pictures from active_offer
    with no data`.execute(db);
  await sql`
    create temp table feed_step (position int, external_id text primary key, listing_id int, status smallint, is_new boolean)
    on commit drop`.execute(db);
}

/** Puts objects into the staging table; one parameter, however many they are. */
export async function stageObjects(
  db: Db,
  objects: readonly FeedObject[],
  { firstPosition, now }: { firstPosition: number; now: Date },
): Promise<void> {
  const rows = objects.map((object, index) => ({
    ...contentRow(object, now),
    external_id: object.offer.externalId,
    position: firstPosition + index,
    line: object.offer.line,
    pictures: object.pictures,
  }));
  await sql`
    insert into feed_object select * from json_populate_recordset(null::feed_object, ${JSON.stringify(rows)}::json)
  `.execute(db);
}

/** Says what happens to the staged objects; the others stay in the staging table. */
export async function stageSteps(db: Db, steps: readonly ObjectStep[]): Promise<void> {
  // Nobody else looks after a temporary table: without these, large feeds are joined row by row.
  await sql`create index on feed_object (external_id)`.execute(db);
  await sql`create index on feed_object (position)`.execute(db);
  await sql`analyze feed_object`.execute(db);
  for (let start = 0; start < steps.length; start += OBJECTS_PER_STATEMENT) {
    const part = JSON.stringify(steps.slice(start, start + OBJECTS_PER_STATEMENT));
    await sql`
      insert into feed_step
      select o.position, o.external_id, s."listingId", s.status, s."listingId" is null
      from json_to_recordset(${part}::json) as s ("externalId" text, "listingId" int, status smallint)
      join feed_object o on o.external_id = s."externalId"`.execute(db);
  }
  await sql`create index on feed_step (position)`.execute(db);
  await sql`analyze feed_step`.execute(db);
}

/** Adds the new listings of a part of the feed, in the state Crawling. */
export async function insertListings(db: Db, fromPosition: number, run: ImportRun): Promise<void> {
  await sql`
    insert into active_offer (${CONTENT_COLUMNS}, external_id, status, source_id, agency_id, is_external, contact_type,
      created_at)
    select ${columnsOf('f')}, f.external_id, ${OfferStatus.Crawling}, ${IDX_SOURCE_ID}, ${run.agencyId}, true,
      ${ContactType.Agency}, ${run.now}
    from feed_object f join feed_step s using (position)
    where s.is_new and ${inPart('s', fromPosition)}
    order by s.position`.execute(db);
  await sql`
    update feed_step s set listing_id = o.id from active_offer o
    where s.is_new and ${inPart('s', fromPosition)}
      and o.source_id = ${IDX_SOURCE_ID} and o.agency_id = ${run.agencyId} and o.external_id = s.external_id`.execute(
    db,
  );
}

/** Writes what the feed says now to the listings of a part of the feed. */
export async function updateListings(db: Db, fromPosition: number): Promise<void> {
  await sql`
    update active_offer o set (${CONTENT_COLUMNS}, external_id, status, missed_runs) =
      (${columnsOf('f')}, f.external_id, s.status, 0)
    from feed_object f join feed_step s using (position)
    where not s.is_new and ${inPart('s', fromPosition)} and o.id = s.listing_id`.execute(db);
}

/** Brings the new listings of a part of the feed into their state. */
export async function publishListings(db: Db, fromPosition: number, now: Date): Promise<void> {
  await sql`
    update active_offer o set status = s.status, updated_at = ${now}
    from feed_step s
    where s.is_new and ${inPart('s', fromPosition)} and o.id = s.listing_id`.execute(db);
}

/** The listings of a part of the feed with the pictures they are to show. */
export async function stagedPictures(db: Db, fromPosition: number): Promise<StagedPictures[]> {
  const { rows } = await sql<StagedPictures>`
    select s.listing_id as "listingId", f.line, f.external_id as "externalId", f.pictures
    from feed_object f join feed_step s using (position)
    where ${inPart('s', fromPosition)} and (not s.is_new or f.pictures <> '[]')
    order by s.position`.execute(db);
  return rows;
}

/** A new listing whose object another agency shows as well. */
export interface SharedObject {
  line: number;
  externalId: string;
  agencyName: string;
}

/**
 * New listings whose object is on show under another agency: with the same agency_id and references, or with the same
 * references at the same address.
 */
export async function objectsOfOthers(db: Db, agencyId: number | null, limit: number): Promise<SharedObject[]> {
  const { rows } = await sql<SharedObject>`
    select f.line, f.external_id as "externalId", min(a.name) as "agencyName"
    from feed_step s join feed_object f using (position)
    join active_offer o on substring(o.external_id from '#.*') = substring(f.external_id from '#.*')
      and o.external_id is not null and o.source_id = ${IDX_SOURCE_ID} and o.status = ${OfferStatus.Active}
      and o.agency_id is distinct from ${agencyId}
    join agency a on a.id = o.agency_id
    where s.is_new and (
      (o.external_id = f.external_id and f.external_id not like '#%')
      or (lower(o.street) = lower(f.street) and o.postal_code = f.postal_code))
    group by f.line, f.external_id order by f.line limit ${limit}`.execute(db);
  return rows;
}

const inPart = (alias: string, fromPosition: number) =>
  sql`${sql.ref(`${alias}.position`)} between ${fromPosition} and ${fromPosition + OBJECTS_PER_STATEMENT - 1}`;

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

/** The columns of `contentRow`. */
const CONTENT_NAMES = [
  'external_type source_url offer_type category sub_category title description language price net_price',
  'additional_fees price_type currency country city street rooms floor floors_in_building living_space land_area',
  'features build_in renovated_in advertiser_name agency_name agency_address phone_number contact_email',
  'available_from content_hash region city_id postal_code lat lng updated_at',
].flatMap((names) => names.split(' '));

const CONTENT_COLUMNS = sql.join(CONTENT_NAMES.map((name) => sql.ref(name)));
const columnsOf = (alias: string) => sql.join(CONTENT_NAMES.map((name) => sql.ref(`${alias}.${name}`)));

/** "Immediately" is the day of the run: a day that has come. */
const availableDate = (availableFrom: ImportedOffer['availableFrom'], now: Date): string | null => {
  if (availableFrom === 'onRequest') return null;
  return availableFrom === 'immediately' ? now.toISOString().slice(0, 10) : availableFrom;
};
