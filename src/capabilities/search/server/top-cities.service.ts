import type { Location } from '#capabilities/locations/location.ts';
import { suggestLocations } from '#capabilities/locations/server/location.service.ts';
import { ANY_OFFER } from '#capabilities/offers/offer.stamps.ts';
import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import { stampsOf } from '#platform/freshness/stamps.ts';
import { countHomesByCity } from './top-cities.queries.ts';

/** A city and how many homes (apartments and houses) are on offer in it. */
export interface CityOffers {
  location: Location;
  toRent: number;
  toBuy: number;
}

const MAX_CITIES = 50;

/**
 * The best-known cities of the country that have homes on offer, best-known first. Looked for among twice as many.
 *
 * @param limit 1 … 50; what lies outside is brought inside
 */
export async function topCities(ctx: Context, limit: number): Promise<CityOffers[]> {
  const count = Math.min(MAX_CITIES, Math.max(1, limit));
  ctx.note(stampsOf(ctx.db).reading(ANY_OFFER, 'location'));
  const cities = await suggestLocations(ctx.db, { text: '', limit: count * 2, locale: DEFAULT_LOCALE });
  const homes = await countHomesByCity(
    ctx.db,
    cities.map(({ id }) => id),
  );
  const homesOf = new Map(homes.map(({ cityId, ...counts }) => [cityId, counts]));
  return cities
    .flatMap((location) => {
      const counts = homesOf.get(location.id);
      return counts ? { location, ...counts } : [];
    })
    .slice(0, count);
}
