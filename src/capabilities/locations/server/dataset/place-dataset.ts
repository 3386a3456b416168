import { cityId } from '../../location-id.ts';
import {
  type AreaRecord,
  cityPlaces,
  readCityAreas,
  readDistrictAreas,
  regionPlaces,
  zonePlaces,
} from './place-areas.ts';
import { packageLocalities, postalCodePlaces, readPostalCodes } from './place-postal-codes.ts';
import type { LocalityRecord, PlaceRecord } from './place-record.ts';
import { type PlacesAbroad, placesAbroad } from './places-abroad.ts';

/** Digest of the stored part of `buildPlaceDataset`, so that a start need not build it; a test holds it to the data. */
export const DATASET_VERSION = '47c72d73c02e';

/** All places of the country and those abroad that have its postal codes, from the installed packages. */
export interface PlaceDataset {
  /** Cantons, districts, municipalities: each before those it contains. */
  areas: AreaRecord[];
  postalCodes: PlaceRecord[];
  localities: LocalityRecord[];
  /** Municipalities abroad that have Swiss postal codes. */
  abroad: PlacesAbroad;
}

/**
 * Builds all places from the packages: pure, one to two seconds.
 *
 * @source docs/reference/places-and-market.md, "Boundaries", "Postal codes"
 */
export function buildPlaceDataset(): PlaceDataset {
  const districts = readDistrictAreas();
  const cityAreas = readCityAreas(districts);
  const codes = readPostalCodes(cityAreas);
  const codeCounts = new Map<number, number>();
  for (const { city } of codes) {
    const id = cityId(city.bfsNumber);
    codeCounts.set(id, (codeCounts.get(id) ?? 0) + 1);
  }
  const cities = cityPlaces(cityAreas, codeCounts);
  return {
    areas: [...regionPlaces(), ...zonePlaces(districts), ...cities],
    postalCodes: postalCodePlaces(codes, new Map(cities.map((city) => [city.id, city]))),
    localities: packageLocalities(codes),
    abroad: placesAbroad(),
  };
}
