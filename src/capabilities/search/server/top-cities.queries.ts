import { sql } from 'kysely';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';

/** How many apartments and houses are on offer in a municipality. */
export interface CityHomes {
  cityId: number;
  toRent: number;
  toBuy: number;
}

/** Homes on offer in each of the given municipalities; those without any are left out. Index: offer_search_city. */
export async function countHomesByCity(db: Db, cityIds: readonly number[]): Promise<CityHomes[]> {
  const { rows } = await sql<CityHomes>`
    select city_id as "cityId",
      count(*) filter (where offer_type = ${OfferType.Rent})::int as "toRent",
      count(*) filter (where offer_type = ${OfferType.Sell})::int as "toBuy"
    from offer_search
    where city_id = any(${[...cityIds]}::int[]) and category in (${Category.Apartment}, ${Category.House})
    group by city_id`.execute(db);
  return rows;
}
