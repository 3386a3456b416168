import type { Location } from '#capabilities/locations/location.ts';
import { suggestLocations } from '#capabilities/locations/server/location.service.ts';
import { ANY_OFFER } from '#capabilities/offers/offer.versions.ts';
import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import { currentVersions } from '#platform/freshness/current-versions.ts';
import { searchTable } from '../index/search-index.ts';
import { type CityHomes, homesByCity } from './city-homes.ts';

/** A city and its number of homes (apartments and houses) on offer. */
export interface CityOffers extends CityHomes {
  location: Location;
}

const MAX_CITIES = 50;

/**
 * The best-known cities of the country that have homes on offer, best-known first. Chosen among twice as many.
 *
 * @param limit 1 … 50; other values are clamped
 */
export async function topCities(ctx: Context, limit: number): Promise<CityOffers[]> {
  const count = Math.min(MAX_CITIES, Math.max(1, limit));
  const changeLog = await currentVersions(ctx);
  ctx.dependsOn(changeLog.dependencyOn(ANY_OFFER, 'location'));
  const homes = homesByCity(await searchTable(ctx.db, ctx.askedAtMs));
  const cities = await suggestLocations(ctx.db, { text: '', limit: count * 2, locale: DEFAULT_LOCALE });
  return cities
    .flatMap((location) => {
      const counts = homes.get(location.id);
      return counts ? { location, ...counts } : [];
    })
    .slice(0, count);
}
