import type { Db } from '#platform/db/db.ts';
import { countryOfRegion } from '../canton.ts';
import { LocationType } from '../location.ts';
import { locationsByIds, resolvePlace } from './location.service.ts';

/** The place of an address, in the product's names and ids. */
export interface KnownPlace {
  cityId: number;
  /** Two letters; a place abroad with a Swiss postal code has its own. */
  country: string;
  /** Canton, or country of a place abroad, two letters. */
  region: string;
  /** Name of the municipality, or the locality in the address. */
  city: string;
  postalCode: string | null;
}

/** An address by the id of its municipality, or by text. */
export interface PlaceInput {
  cityId?: number | null;
  postalCode: string | null;
  city: string | null;
}

/** The place of an address; null where no known place fits. */
export async function placeOfAddress(db: Db, { cityId, postalCode, city }: PlaceInput): Promise<KnownPlace | null> {
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
