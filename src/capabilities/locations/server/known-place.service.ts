import type { Db } from '#platform/db/db.ts';
import { countryOfRegion } from '../canton.ts';
import { LocationType } from '../location.ts';
import { locationsByIds, resolvePlace } from './location.service.ts';

/** Where an address lies, in words and numbers of the product. */
export interface KnownPlace {
  cityId: number;
  /** Two letters: its own for a place abroad that has a Swiss postal code. */
  country: string;
  /** Canton, or country of a place abroad, two letters. */
  region: string;
  /** Name of the municipality, or of the locality as the address names it. */
  city: string;
  postalCode: string | null;
}

/** An address by the id of its municipality, or by words. */
export interface AskedPlace {
  cityId?: number | null;
  postalCode: string | null;
  city: string | null;
}

/** The place of an address; null where it is in none that is known. */
export async function placeOfAddress(db: Db, { cityId, postalCode, city }: AskedPlace): Promise<KnownPlace | null> {
  if (cityId != null) {
    const [place] = await locationsByIds(db, [cityId]);
    if (place?.type !== LocationType.City) return null;
    return { ...regionOf(place), cityId, city: city ?? place.name, postalCode };
  }
  if (postalCode === null && city === null) return null;
  const place = await resolvePlace(db, { postalCode, city });
  if (!place) return null;
  return { ...regionOf(place), cityId: place.cityId, city: city ?? place.cityName, postalCode: place.postalCode };
}

const regionOf = ({ regionCode: region }: { regionCode: string }): Pick<KnownPlace, 'country' | 'region'> => ({
  country: countryOfRegion(region),
  region,
});
