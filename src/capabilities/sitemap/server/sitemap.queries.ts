import { sql } from 'kysely';
import type { Location } from '#capabilities/locations/location.ts';
import { Category, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';

/** A listing with the columns of a sitemap. */
export interface ListedOffer {
  id: number;
  offerType: number;
  category: number;
  title: string | null;
  city: string;
  updatedAt: Date;
}

/** A place with homes on offer. */
export type ListedPlace = Pick<Location, 'id' | 'type' | 'name' | 'regionCode'>;

const MAX_ID = 2_147_483_647;

/** Ids of the first listings of each file, with `listingsPerFile` listings a file. Index: offer_search_pkey. */
export async function listFileStarts(db: Db, listingsPerFile: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select id, row_number() over (order by id) - 1 as position from offer_search) numbered
    where position % ${listingsPerFile}::int = 0
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Public listings by id. @param range first id wanted, and the first that is not (null: to the end) */
export async function listListings(
  db: Db,
  range: { from: number; before: number | null },
  limit: number,
): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select o.id, o.offer_type, o.category, o.title, o.city, o.updated_at
    from offer_search s join active_offer o on o.id = s.id
    where s.id >= ${range.from} and s.id < ${range.before ?? MAX_ID}
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** Cantons and municipalities with apartments or houses on offer, followed by the named areas. */
export async function listPlacesWithHomes(
  db: Db,
  offerType: SearchableOfferType,
  areaIds: readonly number[],
): Promise<ListedPlace[]> {
  const { rows } = await sql<ListedPlace>`
    with found as (
      select distinct city_id, canton_id from offer_search
      where offer_type = ${offerType} and category in (${Category.Apartment}, ${Category.House})
    )
    select id, type, name, region_code from location
    where id in (select canton_id from found union select city_id from found) or id = any(${[...areaIds]}::int[])
    order by type, id`.execute(db);
  return rows;
}
