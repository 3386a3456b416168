import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import { type CutRow, limitByBytes } from '../matching/filters-in-parts.queries.ts';

/** Place and price of a home in the form that a search compares with its bounds. */
export interface PlaceAndPrice {
  /** CHF per month for rent, CHF in total for sale. */
  comparablePrice: number | null;
  cantonId: number | null;
  zoneId: number | null;
  cityId: number | null;
  /** Latitude of the center of the municipality; `lng` is its longitude. */
  lat: number | null;
  lng: number | null;
}

type Described = Record<'offerType' | 'priceType', number> & Record<'price' | 'livingSpace' | 'cityId', number | null>;

/** For each home, in the order given: its comparable price, and where its municipality lies. Index: location_pkey. */
export async function listPlacesAndPrices(db: Db, homes: readonly Described[]): Promise<PlaceAndPrice[]> {
  const { rows } = await sql<PlaceAndPrice>`
    select comparable_price(f.offer_type, f.price, f.price_type, f.living_space) as comparable_price, l.canton_id,
      l.zone_id, l.id as "cityId", l.lat, l.lng
    from unnest(${homes.map(({ offerType }) => offerType)}::smallint[], ${homes.map(({ price }) => price)}::int[],
      ${homes.map(({ priceType }) => priceType)}::smallint[], ${homes.map(({ livingSpace }) => livingSpace)}::int[],
      ${homes.map(({ cityId }) => cityId)}::int[])
      with ordinality as f (offer_type, price, price_type, living_space, city_id, number)
    left join location l on l.id = f.city_id order by f.number`.execute(db);
  return rows;
}

/** A saved search with a key of its owner: two searches with the same `person` have the same owner. */
export interface OwnedSearch {
  filter: unknown;
  person: string;
}

/** The viewer, whose own searches do not count, and the present day in Switzerland. */
export interface DemandViewer {
  accountId: number | null;
  visitorId: string | null;
  day: string;
}

/**
 * Of the given alerts, those that existed at the last midnight and whose owner is not the viewer, not suspended and not removed. The
 * function serves as `list` of `filtersInParts`.
 *
 * Index: alert_pkey.
 */
export async function listOwnedSearches(
  db: Db,
  ids: readonly number[],
  { accountId, visitorId, day }: DemandViewer,
): Promise<(OwnedSearch & CutRow)[]> {
  const { rows } = await limitByBytes(sql<OwnedSearch & { id: number }>`
    select a.id, a.filter, coalesce(a.account_id::text, 'visitor ' || a.visitor_id) as person
    from alert a left join account m on m.id = a.account_id
    where a.id = any(${[...ids]}::int[]) and (a.created_at at time zone 'Europe/Zurich')::date < ${day}::date
      and (m.id is null or m.status in (${AccountStatus.NotConfirmed}, ${AccountStatus.Active}))
      and (a.account_id is null or a.account_id is distinct from ${accountId}::int)
      and (a.visitor_id is null or a.visitor_id is distinct from ${visitorId}::text)`).execute(db);
  return rows;
}
