import type { Db } from '#platform/db/db.ts';
import { LocationType } from '../location.ts';
import { locationsByIds, resolvePlace } from './location.service.ts';

/** Where an address lies, in words and numbers of the product. */
export interface KnownPlace {
  cityId: number;
  /** Canton, two letters. */
  region: string | null;
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
    return { cityId, region: place.regionCode, city: city ?? place.name, postalCode };
  }
  if (postalCode === null && city === null) return null;
  const place = await resolvePlace(db, { postalCode, city });
  if (!place) return null;
  return { cityId: place.cityId, region: place.regionCode, city: city ?? place.cityName, postalCode: place.postalCode };
}
