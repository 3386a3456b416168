import type { Location } from '#capabilities/locations/location.ts';
import { locationsByIds } from '#capabilities/locations/server/location.service.ts';
import type { Context } from '#platform/graphql/context.ts';
import { selectTopCities } from './top-cities.queries.ts';

/** A city and how many homes (apartments and houses) are on offer in it. */
export interface CityOffers {
  location: Location;
  toRent: number;
  toBuy: number;
}

const MAX_CITIES = 50;

/** The best-known cities with homes on offer. @param limit 1 … 50; what lies outside is brought inside */
export async function topCities(ctx: Context, limit: number): Promise<CityOffers[]> {
  const cities = await selectTopCities(ctx.db, Math.min(MAX_CITIES, Math.max(1, limit)));
  const places = await locationsByIds(
    ctx.db,
    cities.map(({ id }) => id),
  );
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return cities.flatMap(({ id, toRent, toBuy }) => {
    const location = placeOf.get(id);
    return location ? { location, toRent, toBuy } : [];
  });
}
