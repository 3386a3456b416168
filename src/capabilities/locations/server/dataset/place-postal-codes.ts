import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { areaM2, contains, innerPosition, type Position, radiusM } from '#kernel/boundary.ts';
import { CANTONS } from '../../canton.ts';
import { cityId } from '../../location-id.ts';
import { nameKey } from '../../name-key.ts';
import type { CityArea } from './place-areas.ts';
import type { LocalityRecord, PlaceRecord } from './place-record.ts';
import { localityLabel, postalCodePlace } from './postal-code-place.ts';
import { type FormerMunicipality, formerMunicipalities } from './sources/former-municipalities.ts';
import { mainLocality } from './sources/main-localities.ts';
import { quarterPosition } from './sources/quarters.ts';

/** A locality with its present municipality and its best known position. */
interface PlacedLocality {
  locality: string;
  city: CityArea;
  position: Position;
  areaM2: number;
  /** Codes with the same key share their area. */
  areaKey: string;
}

/** A code of the package with its main locality. */
export interface PlacedCode extends PlacedLocality {
  code: string;
  /** The locality in the package, where it differs. */
  others: readonly PlacedLocality[];
}

interface CodeRow {
  city_name: string;
  zipcode: number;
  community_name: string;
  canton: string;
}

/**
 * The postal codes of the package in Switzerland. The code of a lake belongs to no municipality and is left out.
 *
 * @source docs/reference/places-and-market.md, "Postal codes"
 */
export function readPostalCodes(cities: readonly CityArea[]): PlacedCode[] {
  const file = createRequire(import.meta.url).resolve('@stefanzweifel/js-swiss-cantons/src/data/zipcodes.json');
  const rows = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, CodeRow>);
  const former = formerMunicipalities();
  const byName = new Map(cities.map((city) => [`${city.cantonId} ${nameKey(city.name)}`, city]));
  const byNumber = new Map(cities.map((city) => [city.bfsNumber, city]));
  return rows.flatMap(({ zipcode, city_name: locality, community_name: municipality, canton }) => {
    const cantonId = CANTONS.find(({ code }) => code === canton)?.id;
    if (!cantonId) return [];
    const merged = former.newest(municipality, cantonId);
    const cityOf = (name: string): CityArea | undefined => byName.get(`${cantonId} ${nameKey(name)}`);
    const city = cityOf(municipality) ?? (merged && cityAround(cities, merged)) ?? cityOf(locality);
    if (!city) return [];
    const code = String(zipcode);
    // Many localities were municipalities once: their former area is closer than that of the present municipality.
    const placed = (name: string, within: CityArea): PlacedLocality => {
      const area = placeWithin(within, name, [former.oldest(localityLabel(name), within.cantonId), merged]);
      return { locality: name, city: within, ...area, position: quarterWithin(within, code) ?? area.position };
    };
    const given = placed(locality, city);
    const main = mainLocality(code);
    if (!main) return [{ code, ...given, others: [] }];
    return [{ code, ...placed(main.name, byNumber.get(main.bfsNumber) ?? city), others: [given] }];
  });
}

/** Postal codes as places, with their municipalities by id. */
export function postalCodePlaces(
  codes: readonly PlacedCode[],
  cities: ReadonlyMap<number, PlaceRecord>,
): PlaceRecord[] {
  const sharing = new Map<string, number>();
  for (const { areaKey } of codes) sharing.set(areaKey, (sharing.get(areaKey) ?? 0) + 1);
  return codes.flatMap(({ code, locality, city: { bfsNumber }, position: [lng, lat], ...placed }) => {
    const city = cities.get(cityId(bfsNumber));
    const ownShare = placed.areaM2 / (sharing.get(placed.areaKey) ?? 1);
    const localities = [...new Set([locality, ...placed.others.map((other) => other.locality)])];
    return city ? [postalCodePlace({ code, localities, city, lat, lng, radiusM: radiusM(ownShare) })] : [];
  });
}

/** The main locality of each code, and the one in the package. */
export const packageLocalities = (codes: readonly PlacedCode[]): LocalityRecord[] =>
  codes.flatMap(({ code, others, ...main }) =>
    [main, ...others].map(({ locality, city, position: [lng, lat] }) => ({
      name: locality,
      postalCode: code,
      cityId: cityId(city.bfsNumber),
      share: 1,
      language: null,
      lat,
      lng,
    })),
  );

function cityAround(cities: readonly CityArea[], { boundary }: FormerMunicipality): CityArea | undefined {
  const position = innerPosition(boundary);
  return cities.find((city) => contains(city.boundary, position));
}

/** Position of a quarter; the quarters of a town share its area, but not its centre. */
function quarterWithin(city: CityArea, code: string): Position | null {
  const position = quarterPosition(code);
  return position && contains(city.boundary, position) ? position : null;
}

/** The first of the areas that is within the municipality, else the municipality itself. */
function placeWithin(
  city: CityArea,
  locality: string,
  areas: readonly (FormerMunicipality | null)[],
): Pick<PlacedCode, 'position' | 'areaM2' | 'areaKey'> {
  const isTown = nameKey(localityLabel(locality)) === nameKey(city.name);
  for (const area of areas) {
    const position = area && innerPosition(area.boundary);
    if (position && contains(city.boundary, position)) {
      const areaKey = `${area.year} ${area.id}`;
      return { position: isTown ? city.position : position, areaM2: areaM2(area.boundary), areaKey };
    }
  }
  return { position: city.position, areaM2: areaM2(city.boundary), areaKey: String(city.bfsNumber) };
}
