import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Criteria of the homes whose prices are compared. */
export interface PricedHomes {
  offerType: number;
  category: number;
  /** In halves; null for any number. */
  rooms: number | null;
  /** m²; null for any size. */
  livingSpace: number | null;
}

/** Bounds of the middle half of prices: CHF per month, or in total. */
export interface Prices {
  low: number;
  median: number;
  high: number;
  offers: number;
}

/** A municipality and the places around it, the smallest first. */
export async function listPlacesAround(db: Db, cityId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, p.name from location c
    join lateral (values (c.id, 1), (c.zone_id, 2), (c.canton_id, 3)) as round (id, width) on true
    join location p on p.id = round.id
    where c.id = ${cityId} order by width`.execute(db);
  return rows;
}

/** Homes of similar size: rooms differ by half a room at most, living space by a quarter. */
const isAlike = ({ rooms, livingSpace }: PricedHomes) => sql`
  (${rooms}::real is null or rooms between ${rooms}::real - 0.5 and ${rooms}::real + 0.5)
  and (${livingSpace}::int is null or living_space between ${livingSpace}::int * 0.75 and ${livingSpace}::int * 1.25)`;

/** Prices of homes in a place. Index: offer_search_city, _zone or _canton. */
export async function findPrices(db: Db, placeId: number, homes: PricedHomes): Promise<Prices> {
  const { rows } = await sql<Prices>`
    select count(*)::int as offers,
      coalesce(round(percentile_cont(0.25) within group (order by price)), 0)::int as low,
      coalesce(round(percentile_cont(0.5) within group (order by price)), 0)::int as median,
      coalesce(round(percentile_cont(0.75) within group (order by price)), 0)::int as high
    from offer_search
    where (city_id = ${placeId} or zone_id = ${placeId} or canton_id = ${placeId}) and offer_type = ${homes.offerType} and category = ${homes.category} and price is not null
      and ${isAlike(homes)}`.execute(db);
  return rows[0] ?? { low: 0, median: 0, high: 0, offers: 0 };
}
