import { sql } from 'kysely';
import { LocationType } from '#capabilities/locations/location.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import type { Db } from '#platform/db/db.ts';

/** A municipality with its apartments and houses on offer. */
export interface CityRow {
  id: number;
  toRent: number;
  toBuy: number;
}

/**
 * The best-known cities that have homes on offer, best-known first. Homes are counted for those few only.
 * Index: offer_search_city.
 */
export async function selectTopCities(db: Db, limit: number): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    select city.id, homes.to_rent as "toRent", homes.to_buy as "toBuy"
    from location city
    join lateral (
      select count(*) filter (where s.offer_type = ${OfferType.Rent})::int as to_rent,
        count(*) filter (where s.offer_type = ${OfferType.Sell})::int as to_buy
      from offer_search s
      where s.city_id = city.id and s.category in (${Category.Apartment}, ${Category.House})
    ) homes on homes.to_rent + homes.to_buy > 0
    where city.type = ${LocationType.City}
    order by city.weight desc, city.name, city.id
    limit ${limit}`.execute(db);
  return rows;
}
