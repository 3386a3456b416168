import type { Position } from '#kernel/boundary.ts';
import { REGIONS_ABROAD, regionByCode } from '../../canton.ts';
import { LocationType } from '../../location.ts';
import { cityId } from '../../location-id.ts';
import { type LocalityRecord, type PlaceRecord, spellingsOf } from './place-record.ts';
import { postalCodePlace } from './postal-code-place.ts';
import { townNames, townTexts } from './sources/town-names.ts';
import { cityWeight } from './towns.ts';

/**
 * Municipalities abroad that have Swiss postal codes: federal number, name, region, area in km², and codes with the locality and its
 * centre.
 *
 * Büsingen, a German village surrounded by Switzerland, has a German code as well.
 *
 * @source docs/reference/places-and-market.md, "Places abroad"
 */
const MUNICIPALITIES: readonly (readonly [
  number: number,
  name: string,
  region: string,
  km2: number,
  codes: readonly (readonly [code: string, locality: string, lat: number, lng: number])[],
])[] = [
  [7001, 'Vaduz', 'LI', 17.3, [['9490', 'Vaduz', 47.1431, 9.5175]]],
  [7002, 'Triesen', 'LI', 26.4, [['9495', 'Triesen', 47.1091, 9.5279]]],
  [7003, 'Balzers', 'LI', 19.6, [['9496', 'Balzers', 47.0651, 9.5026]]],
  [7004, 'Triesenberg', 'LI', 29.8, [['9497', 'Triesenberg', 47.1187, 9.5483]]],
  [7005, 'Schaan', 'LI', 26.8, [['9494', 'Schaan', 47.1665, 9.5117]]],
  [7006, 'Planken', 'LI', 5.3, [['9498', 'Planken', 47.1854, 9.5452]]],
  [
    7007,
    'Eschen',
    'LI',
    10.3,
    [
      ['9492', 'Eschen', 47.2122, 9.5215],
      ['9485', 'Nendeln', 47.1974, 9.5434],
    ],
  ],
  [
    7008,
    'Mauren',
    'LI',
    7.5,
    [
      ['9493', 'Mauren FL', 47.2191, 9.5437],
      ['9486', 'Schaanwald', 47.212, 9.562],
    ],
  ],
  [7009, 'Gamprin', 'LI', 6.1, [['9487', 'Gamprin-Bendern', 47.22, 9.5114]]],
  [7010, 'Ruggell', 'LI', 7.4, [['9491', 'Ruggell', 47.2388, 9.5259]]],
  [7011, 'Schellenberg', 'LI', 3.5, [['9488', 'Schellenberg', 47.2303, 9.544]]],
  [7101, 'Büsingen am Hochrhein', 'DE', 7.6, [['8238', 'Büsingen', 47.6969, 8.6897]]],
];

/** Regions by the federal numbers of their municipalities, which the directory lists without a canton. */
const REGION_BY_NUMBER: ReadonlyMap<number, string> = new Map(
  MUNICIPALITIES.map(([number, , region]) => [number, region]),
);

/** The region of a municipality abroad, two letters; null for any other. */
export const regionAbroad = (bfsNumber: number): string | null => REGION_BY_NUMBER.get(bfsNumber) ?? null;

/** Places abroad: regions before municipalities; they have a point and no boundary. */
export interface PlacesAbroad {
  areas: PlaceRecord[];
  postalCodes: PlaceRecord[];
  localities: LocalityRecord[];
}

/** Less known than any capital. */
const WEIGHT_OF_REGION = 0.3;

/** Radius in metres of a circle with an area in square kilometres. */
const radiusOf = (km2: number): number => Math.round(Math.sqrt((km2 * 1_000_000) / Math.PI));

export function placesAbroad(): PlacesAbroad {
  const cities = MUNICIPALITIES.map(([number, name, region, km2, codes]) =>
    cityAbroad(number, { name, region, km2, codes }),
  );
  const byCity = MUNICIPALITIES.flatMap(([, , , km2, codes], index) =>
    codes.map(([code, locality, lat, lng]) => ({
      code,
      locality,
      lat,
      lng,
      km2: km2 / codes.length,
      city: cities[index],
    })),
  );
  const placed = byCity.flatMap(({ city, ...code }) => (city ? [{ ...code, city }] : []));
  return {
    areas: [...REGIONS_ABROAD.map(regionPlace), ...cities],
    postalCodes: placed.map(({ code, locality, city, lat, lng, km2 }) =>
      postalCodePlace({ code, localities: [locality], city, lat, lng, radiusM: radiusOf(km2) }),
    ),
    localities: placed.map(({ code, locality, city, lat, lng }) => ({
      name: locality,
      postalCode: code,
      cityId: city.id,
      share: 1,
      language: 'de',
      lat,
      lng,
    })),
  };
}

type CityFacts = Readonly<{
  name: string;
  region: string;
  km2: number;
  codes: readonly (readonly [string, string, number, number])[];
}>;

function cityAbroad(number: number, { name, region, km2, codes }: CityFacts): PlaceRecord {
  const id = cityId(number);
  const [[, , lat, lng] = ['', '', 0, 0]] = codes;
  return {
    id,
    type: LocationType.City,
    name,
    texts: townTexts(name),
    regionCode: region,
    cantonId: regionByCode(region)?.id ?? 0,
    zoneId: null,
    cityId: id,
    postalCode: null,
    lat,
    lng,
    radiusM: radiusOf(km2),
    weight: cityWeight(name, codes.length),
    spellings: spellingsOf(townNames(name)),
  };
}

function regionPlace({ id, code, name, texts }: (typeof REGIONS_ABROAD)[number]): PlaceRecord {
  const own = MUNICIPALITIES.filter(([, , region]) => region === code);
  const points = own.flatMap(([, , , , codes]) => codes.map(([, , lat, lng]): Position => [lng, lat]));
  const middle = (axis: 0 | 1): number =>
    Math.round((points.reduce((sum, point) => sum + point[axis], 0) / points.length) * 10_000) / 10_000;
  return {
    id,
    type: LocationType.Region,
    name,
    texts: { ...texts },
    regionCode: code,
    cantonId: id,
    zoneId: null,
    cityId: null,
    postalCode: null,
    lat: middle(1),
    lng: middle(0),
    radiusM: radiusOf(own.reduce((sum, [, , , km2]) => sum + km2, 0)),
    weight: WEIGHT_OF_REGION,
    spellings: spellingsOf([name, ...Object.values(texts)]),
  };
}
