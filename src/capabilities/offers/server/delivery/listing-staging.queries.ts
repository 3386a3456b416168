import { type Insertable, sql } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import { inColumns } from '#platform/db/column-names.ts';
import type { Db } from '#platform/db/db.ts';
import type { ExternalListing, ExternalOffer, ExternalRun, ListingPicture } from '../../external-listing.ts';
import { ContactType, OfferStatus } from '../../offer.ts';
import { FEED_FACTS, type FeedFactName, type FieldValues } from '../../offer-fields.ts';
import type { WrittenOffer } from '../announce-offers.ts';

/** Listings that one statement writes: few enough for the memory of both sides, whatever the size of the delivery. */
export const LISTINGS_PER_STATEMENT = 5_000;

/** The step for a listing of a delivery. */
export interface ListingStep {
  externalId: string;
  /** The listing that is updated; null for a new one. */
  listingId: number | null;
  status: OfferStatus;
}

/** A listing of the staging table with its pictures. */
export interface StagedPictures {
  listingId: number;
  line: number;
  externalId: string;
  pictures: readonly ListingPicture[];
}

/** Creates the tables that hold a delivery until the end of the transaction. */
export async function createStaging(db: Db): Promise<void> {
  await sql`
    create temp table feed_object on commit drop as
    select ${CONTENT_COLUMNS}, external_id, 0 as position, 0 as line, '[]'::jsonb as pictures from active_offer
    with no data`.execute(db);
  await sql`
    create temp table feed_step (position int, external_id text primary key, listing_id int, status smallint, is_new boolean)
    on commit drop`.execute(db);
}

/** Inserts listings into the staging table; one parameter, however many they are. */
export async function stageListings(
  db: Db,
  listings: readonly ExternalListing[],
  { firstPosition, now }: { firstPosition: number; now: Date },
): Promise<void> {
  const rows = listings.map((listing, index) => ({
    ...inColumns(contentRow(listing, now)),
    external_id: listing.offer.externalId,
    position: firstPosition + index,
    line: listing.offer.line,
    pictures: listing.pictures,
  }));
  await sql`
    insert into feed_object select * from json_populate_recordset(null::feed_object, ${JSON.stringify(rows)}::json)
  `.execute(db);
}

/** Stores the steps of the staged listings, and numbers the new ones; the others stay in the staging table. */
export async function stageSteps(db: Db, steps: readonly ListingStep[]): Promise<void> {
  // Autovacuum does not analyse a temporary table: without these statements, large deliveries are joined row by row.
  await sql`create index on feed_object (external_id)`.execute(db);
  await sql`create index on feed_object (position)`.execute(db);
  await sql`analyze feed_object`.execute(db);
  for (let start = 0; start < steps.length; start += LISTINGS_PER_STATEMENT) {
    const part = JSON.stringify(steps.slice(start, start + LISTINGS_PER_STATEMENT));
    await sql`
      insert into feed_step
      select position, external_id, coalesce("listingId", nextval(pg_get_serial_sequence('active_offer', 'id'))), status,
        "listingId" is null
      from (
        select o.position, o.external_id, s."listingId", s.status
        from json_to_recordset(${part}::json) as s ("externalId" text, "listingId" int, status smallint)
        join feed_object o on o.external_id = s."externalId" order by o.position
      ) as step`.execute(db);
  }
  await sql`create index on feed_step (position)`.execute(db);
  await sql`analyze feed_step`.execute(db);
}

/** Adds the new listings of a part of the delivery, each in its state, and returns them. */
export async function insertListings(db: Db, fromPosition: number, run: ExternalRun): Promise<WrittenOffer[]> {
  const { rows } = await sql<WrittenOffer>`
    insert into active_offer (id, ${CONTENT_COLUMNS}, external_id, status, source_id, agency_id, is_external,
      contact_type, created_at)
    overriding system value
    select s.listing_id, ${columnsOf('f')}, f.external_id, s.status, ${run.sourceId}, ${run.agencyId}, true,
      ${ContactType.Agency}, ${run.now}
    from feed_object f join feed_step s using (position)
    where s.is_new and ${inPart('s', fromPosition)}
    order by s.position
    returning id, false as "wasPublic", status = ${OfferStatus.Active} as "isPublic"`.execute(db);
  return rows;
}

/**
 * Writes the delivered content to the listings of a part of the delivery. Returns those the public could see before or can see now.
 *
 * The rows are locked before they are read, so that their state does not change in between.
 */
export async function updateListings(db: Db, fromPosition: number): Promise<WrittenOffer[]> {
  const { rows } = await sql<WrittenOffer>`
    with before as (
      select o.id, o.status from active_offer o join feed_step s on s.listing_id = o.id
      where not s.is_new and ${inPart('s', fromPosition)} for no key update of o
    )
    update active_offer o set (${CONTENT_COLUMNS}, external_id, status, missed_runs) =
      (${columnsOf('f')}, f.external_id, s.status, 0)
    from feed_object f join feed_step s using (position) join before on before.id = s.listing_id
    where not s.is_new and ${inPart('s', fromPosition)} and o.id = s.listing_id
    returning o.id, before.status = ${OfferStatus.Active} as "wasPublic", o.status = ${OfferStatus.Active} as "isPublic"
  `.execute(db);
  return rows;
}

/** The listings of a part of the delivery with their delivered pictures. */
export async function listStagedPictures(db: Db, fromPosition: number): Promise<StagedPictures[]> {
  const { rows } = await sql<StagedPictures>`
    select s.listing_id as "listingId", f.line, f.external_id as "externalId", f.pictures
    from feed_object f join feed_step s using (position)
    where ${inPart('s', fromPosition)} and (not s.is_new or f.pictures <> '[]')
    order by s.position`.execute(db);
  return rows;
}

/** A new listing whose home another agency shows as well. */
export interface SharedListing {
  line: number;
  externalId: string;
  agencyName: string;
}

/**
 * New listings whose home is public under another agency: with the same key, or with the same references (the text after the
 * first #) at the same address.
 */
export async function listListingsOfOthers(
  db: Db,
  { sourceId, agencyId }: Pick<ExternalRun, 'sourceId'> & { agencyId: number | null },
  limit: number,
): Promise<SharedListing[]> {
  const isOfOther = sql`o.source_id = ${sourceId} and o.status = ${OfferStatus.Active} and o.agency_id is distinct from ${agencyId}`;
  // Each new listing is looked up separately: joined at once, a market in which few keys come from feeds is read from end to end.
  const { rows } = await sql<SharedListing>`
    select f.line, f.external_id as "externalId", min(a.name) as "agencyName"
    from feed_step s join feed_object f using (position) cross join lateral (
      select o.agency_id from active_offer o
      where o.external_id = f.external_id and f.external_id not like '#%' and ${isOfOther}
      union all
      select o.agency_id from active_offer o
      where substring(o.external_id from '#.*') = substring(f.external_id from '#.*')
        and o.postal_code = f.postal_code and lower(o.street) = lower(f.street) and o.external_id is not null and ${isOfOther}
    ) shared join agency a on a.id = shared.agency_id
    where s.is_new
    group by f.line, f.external_id order by f.line limit ${limit}`.execute(db);
  return rows;
}

const inPart = (alias: string, fromPosition: number) =>
  sql`${sql.ref(`${alias}.position`)} between ${fromPosition} and ${fromPosition + LISTINGS_PER_STATEMENT - 1}`;

/** The columns that a source determines. */
function contentRow(
  { offer, place, contentHash }: ExternalListing,
  now: Date,
): Omit<Insertable<Database['activeOffer']>, 'status' | 'sourceId'> {
  return {
    ...offerColumns(offer),
    availableFrom: availableDate(offer.availableFrom, now),
    contentHash,
    region: place?.regionCode ?? null,
    cityId: place?.cityId ?? null,
    postalCode: offer.postalCode ?? place?.postalCode ?? null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    updatedAt: now,
  };
}

const offerColumns = (offer: ExternalOffer) => ({
  ...(Object.fromEntries(FEED_FACTS.map((name) => [name, offer[name]])) as FieldValues<FeedFactName>),
  externalType: offer.externalType,
  sourceUrl: offer.sourceUrl,
  offerType: offer.offerType,
  category: offer.category,
  subCategory: offer.subCategory,
  title: offer.title,
  description: offer.description,
  language: offer.language,
  price: offer.price,
  netPrice: offer.netPrice,
  additionalFees: offer.additionalFees,
  priceType: offer.priceType,
  currency: offer.currency,
  country: offer.country,
  city: offer.city,
  street: offer.street,
  features: offer.features,
  // Earlier versions copied a person from the feed. See decision 011.
  advertiserName: null,
  agencyName: offer.agencyName,
  agencyAddress: offer.agencyAddress,
  phoneNumber: offer.phoneNumber,
  contactEmail: offer.contactEmail,
});

/** The columns of `contentRow`. */
const CONTENT_NAMES: readonly (keyof ReturnType<typeof contentRow>)[] = [
  ...(['externalType', 'sourceUrl', 'offerType', 'category', 'subCategory', 'title', 'description'] as const),
  ...(['language', 'price', 'netPrice', 'additionalFees', 'priceType', 'currency', 'country', 'city'] as const),
  ...(['street', 'features', 'advertiserName', 'agencyName', 'agencyAddress', 'phoneNumber'] as const),
  ...(['contactEmail', 'availableFrom', 'contentHash', 'region', 'cityId', 'postalCode', 'lat', 'lng'] as const),
  'updatedAt',
  ...FEED_FACTS,
];

const CONTENT_COLUMNS = sql.join(CONTENT_NAMES.map((name) => sql.ref(name)));
const columnsOf = (alias: string) => sql.join(CONTENT_NAMES.map((name) => sql.ref(`${alias}.${name}`)));

/** Date of availability; "immediately" is the day of the run. */
const availableDate = (availableFrom: ExternalOffer['availableFrom'], now: Date): string | null => {
  if (availableFrom === 'onRequest') return null;
  return availableFrom === 'immediately' ? now.toISOString().slice(0, 10) : availableFrom;
};
