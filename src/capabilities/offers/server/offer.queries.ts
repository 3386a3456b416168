import { type ExpressionBuilder, sql } from 'kysely';
import type { DB as Database } from '#generated/db.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import type { OfferRecord } from '../offer.record.ts';
import { OfferStatus } from '../offer.ts';
import { PUBLIC_NAMES } from '../offer-fields.ts';

/** Columns of the public copy that the API returns, with the values that the search derived from it. */
const OFFER_COLUMNS = [
  'o.id',
  'o.status',
  'o.offerType',
  ...PUBLIC_NAMES.filter((name) => name !== 'district').map((name) => `o.${name}` as const),
  'o.isExternal',
  'o.isSample',
  'source.id as sourceId',
  'source.name as sourceName',
  'o.currency',
  'o.createdAt',
  'o.updatedAt',
  'o.agencyId',
  'o.contactType',
  'o.agencyAddress',
  'o.advertiserName',
  'o.phoneNumber',
  's.price as comparablePrice',
  's.pricePerM2',
  's.completeness',
  's.plausibility',
  's.cantonId',
  's.zoneId',
  'p.medianPricePerM2 as cityMedianPricePerM2',
] as const;

/** The agency's name in the listing, else the name of the agency that delivered it. */
const AGENCY_NAME = sql<
  string | null
>`coalesce(o.agency_name, (select name from agency where agency.id = o.agency_id))`;

/** Whether its advertiser can be written to: a member, or an agency that gave an address for it. */
const HAS_CONTACT_FORM = sql<boolean>`o.display_contact_form and (o.user_id is not null or o.contact_email is not null)`;

/** Number of homes below which a median means nothing. */
const ENOUGH_FOR_MEDIAN = 10;

/** Named areas within towns whose bounding box contains the shown position, the largest first; null for none. */
const AREAS_NEARBY = sql<number[] | null>`(
  select array_agg(area.id order by (area.north - area.south) * (area.east - area.west) desc, area.id) from area
  where area.is_listed and area.kind <> 'region'
    and s.lat between area.south and area.north and s.lng between area.west and area.east)`.as('areasNearby');

const selectOffers = (db: Db) =>
  db
    .selectFrom('activeOffer as o')
    .innerJoin('source', 'source.id', 'o.sourceId')
    .leftJoin('offerSearch as s', 's.id', 'o.id')
    .leftJoin('placePrice as p', (join) =>
      join
        .onRef('p.locationId', '=', 'o.cityId')
        .onRef('p.offerType', '=', 'o.offerType')
        .onRef('p.category', '=', 'o.category')
        .on('p.offers', '>=', ENOUGH_FOR_MEDIAN),
    )
    .select(OFFER_COLUMNS)
    .select([AGENCY_NAME.as('agencyName'), HAS_CONTACT_FORM.as('displayContactForm'), AREAS_NEARBY]);

/** One parameter for all ids: the statement stays the same and is planned once. */
const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::int[])`;

/** The public listings of the given ids, in the order of the ids. */
export async function listPublicOffers(db: Db, ids: readonly number[]): Promise<OfferRecord[]> {
  if (ids.length === 0) return [];
  const rows: OfferRecord[] = await selectOffers(db)
    .where('o.id', '=', anyOf(ids))
    .where('o.status', '=', OfferStatus.Active)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Fields of a listing that cards never show. */
export interface OfferOrigin {
  /** Identifier at its source. */
  externalId: string | null;
  district: string | null;
}

/** Origins of listings by their ids. Index: active_offer_pkey. */
export const listOfferOrigins = (db: Db, ids: readonly number[]): Promise<(OfferOrigin & { id: number })[]> =>
  db.selectFrom('activeOffer').select(['id', 'externalId', 'district']).where('id', '=', anyOf(ids)).execute();

/** Whether a listing is public. */
export async function isPublicOfferId(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('activeOffer')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', OfferStatus.Active)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remaining data of a listing that was active once. */
export interface GoneOfferRecord {
  id: number;
  status: number;
  offerId: number | null;
  /** Whether the account of its owner is suspended or removed. */
  isOwnerGone: boolean;
  offerType: number;
  category: number;
  /** Empty if its owner was erased. */
  title: string;
  language: string | null;
  price: number | null;
  priceType: number;
  currency: string;
  city: string;
  cityId: number | null;
  zoneId: number | null;
  cantonId: number | null;
  comparablePrice: number | null;
  rooms: number | null;
}

const COMPARABLE_PRICE = sql<number | null>`comparable_price(o.offer_type, o.price, o.price_type, o.living_space)`;

const IS_OWNER_GONE = sql<boolean>`exists (select from account a
  where a.id = o.user_id and a.status not in (${AccountStatus.NotConfirmed}, ${AccountStatus.Active}))`;

/** A listing that was active and is no longer. */
export async function findGoneOffer(db: Db, id: number): Promise<GoneOfferRecord | null> {
  const row = await db
    .selectFrom('activeOffer as o')
    .leftJoin('location as l', 'l.id', 'o.cityId')
    .select(['o.id', 'o.status', 'o.offerId', 'o.offerType', 'o.category', 'o.title', 'o.language'])
    .select(['o.price', 'o.priceType', 'o.currency', 'o.city', 'o.cityId', 'o.rooms'])
    .select(['l.zoneId', 'l.cantonId', COMPARABLE_PRICE.as('comparablePrice'), IS_OWNER_GONE.as('isOwnerGone')])
    .where('o.id', '=', id)
    .where('o.status', '<>', OfferStatus.Active)
    .where((eb) => wasActive(eb))
    .executeTakeFirst();
  return row ?? null;
}

const wasActive = (eb: ExpressionBuilder<Database & { o: Database['activeOffer'] }, 'o'>) =>
  eb.exists(
    eb
      .selectFrom('activeOfferStatusHistory as h')
      .select('h.id')
      .whereRef('h.activeOfferId', '=', 'o.id')
      .where('h.toStatus', '=', OfferStatus.Active),
  );

/** A price and its start. */
export interface OfferPriceRecord {
  price: number | null;
  priceType: number;
  changedAt: Date;
}

/** Prices of many listings over time, oldest first. */
export async function listOfferPrices(db: Db, ids: readonly number[]): Promise<Map<number, OfferPriceRecord[]>> {
  const rows = await db
    .selectFrom('activeOfferPriceHistory')
    .select(['activeOfferId as offerId', 'price', 'priceType', 'changedAt'])
    .where('activeOfferId', '=', anyOf(ids))
    .orderBy('changedAt')
    .orderBy('id')
    .execute();
  return groupBy(rows, (row) => row.offerId);
}

/** The median asking price of a place. */
export interface PlacePriceRecord {
  medianPricePerM2: number;
  offers: number;
  locationId: number;
  locationName: string;
}

/** The homes that a median covers. */
export interface PlacePriceQuery {
  /** Municipality, district, canton, as far as known. */
  locationIds: readonly number[];
  offerType: number;
  category: number;
}

/** For each question the smallest of its places that has a usable median. Index: place_price_pkey. */
export async function listPlacePrices(
  db: Db,
  queries: readonly PlacePriceQuery[],
): Promise<(PlacePriceRecord | null)[]> {
  const places = queries.flatMap(({ locationIds, offerType, category }, position) =>
    locationIds.map((locationId) => ({ position, locationId, offerType, category })),
  );
  if (places.length === 0) return queries.map(() => null);
  const { rows } = await sql<PlacePriceRecord & { position: number }>`
    select distinct on (asked.position) asked.position, median_price_per_m2, offers,
      location_id, location.name as "locationName"
    from unnest(${places.map(({ position }) => position)}::int[], ${places.map(({ locationId }) => locationId)}::int[],
      ${places.map(({ offerType }) => offerType)}::smallint[], ${places.map(({ category }) => category)}::smallint[])
      as asked (position, location_id, offer_type, category)
    join place_price using (location_id, offer_type, category)
    join location on location.id = location_id
    where offers >= ${ENOUGH_FOR_MEDIAN}
    order by asked.position, location_id desc`.execute(db);
  const found = new Map(rows.map(({ position, ...price }) => [position, price]));
  return queries.map((_question, position) => found.get(position) ?? null);
}

/** The phone number shown with a public listing. */
export async function findPhoneNumber(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('activeOffer')
    .select('phoneNumber')
    .where('id', '=', id)
    .where('status', '=', OfferStatus.Active)
    .executeTakeFirst();
  return row?.phoneNumber ?? null;
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
