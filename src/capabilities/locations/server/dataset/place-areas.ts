import { areaM2, type Boundary, contains, innerPosition, type Position, radiusM } from '#kernel/boundary.ts';
import { CANTONS } from '../../canton.ts';
import { LocationType } from '../../location.ts';
import { cityId, zoneId } from '../../location-id.ts';
import { type PlaceRecord, spellingsOf } from './place-record.ts';
import { districtName } from './sources/district-names.ts';
import { mapTable, NAMED_YEARS, openMap, SHAPE_YEAR } from './sources/swiss-maps.ts';
import { townNames, townTexts } from './sources/town-names.ts';
import { cityWeight, townCentre } from './towns.ts';

/** A place with its shape. */
export type AreaRecord = PlaceRecord & { boundary: Boundary };

/** A municipality of the newest year without its postal codes. */
export interface CityArea {
  bfsNumber: number;
  name: string;
  cantonId: number;
  districtNumber: number;
  boundary: Boundary;
  position: Position;
}

/**
 * Uninhabited land that several municipalities own: no place to search.
 *
 * @source docs/reference/places-and-market.md, "Boundaries"
 */
const COMMON_LAND: ReadonlySet<number> = new Set([5394]);

/** Municipalities founded since the last year with names: by merging, Moutier by changing its canton. */
const NEW_MUNICIPALITIES: Readonly<Record<number, string>> = {
  2056: 'Fétigny-Ménières',
  2239: 'Grolley-Ponthaux',
  5395: 'Lema',
  6513: 'Laténa',
  6831: 'Moutier',
};

/** Districts founded since the last year with names, by canton. */
const NEW_DISTRICTS: Readonly<Record<number, { number: number; officialName: string }>> = {
  26: { number: 2604, officialName: 'District de Moutier' },
};

/** The weight of the least known capital, which comes first where both have one name. */
const REGION_WEIGHT = 0.6;
const ZONE_WEIGHT = 0.15;

/**
 * The municipalities of the newest year with their names, cantons and districts.
 *
 * @throws Error when the shapes have a municipality without a name: add it to the list above
 */
export function readCityAreas(districts: readonly DistrictArea[]): CityArea[] {
  const names = new Map(mapTable(NAMED_YEARS[0], 'municipalities').map(({ id, name }) => [Number(id), name]));
  const cantons = new Map(mapTable(SHAPE_YEAR, 'municipalities').map(({ id, KTNR }) => [Number(id), Number(KTNR)]));
  return openMap(SHAPE_YEAR)
    .areas('municipalities')
    .flatMap(({ id, boundary }) => {
      if (id === null || COMMON_LAND.has(id)) return [];
      const name = fullName(names.get(id) ?? NEW_MUNICIPALITIES[id] ?? '');
      if (!name) throw new Error(`Municipality ${id} of the shapes has no name.`);
      const position = townCentre(name) ?? innerPosition(boundary);
      const districtNumber = districts.find((district) => contains(district.boundary, position))?.number ?? 0;
      return [{ bfsNumber: id, name, cantonId: cantons.get(id) ?? 0, districtNumber, boundary, position }];
    });
}

/** Municipalities as places; `postalCodeCounts` by id. */
export const cityPlaces = (areas: readonly CityArea[], postalCodeCounts: ReadonlyMap<number, number>): AreaRecord[] =>
  areas.map(({ bfsNumber, name, cantonId, districtNumber, boundary, position }) => {
    const id = cityId(bfsNumber);
    return {
      ...areaPart({ id, cantonId, boundary, position }),
      type: LocationType.City,
      name,
      texts: townTexts(name),
      zoneId: zoneId(districtNumber),
      cityId: id,
      weight: cityWeight(name, postalCodeCounts.get(id) ?? 0),
      spellings: spellingsOf(townNames(name)),
    };
  });

/** The 26 cantons as places. */
export const regionPlaces = (): AreaRecord[] =>
  openMap(SHAPE_YEAR)
    .areas('cantons')
    .flatMap(({ id, boundary }) => {
      const canton = CANTONS.find((candidate) => candidate.id === id);
      if (!canton) return [];
      const { code, name, texts } = canton;
      return {
        ...areaPart({ id: canton.id, cantonId: canton.id, boundary, position: innerPosition(boundary) }),
        type: LocationType.Region,
        name,
        texts: { ...texts },
        weight: REGION_WEIGHT,
        spellings: spellingsOf([name, ...Object.values(texts), code]),
      };
    });

/** The districts as places; the one of a canton without districts is not looked up, as the canton has its name. */
export const zonePlaces = (districts: readonly DistrictArea[]): AreaRecord[] =>
  districts.map(({ number, officialName, cantonId, boundary }) => {
    const { name, texts, isWholeCanton } = districtName(officialName, cantonId);
    const id = zoneId(number);
    return {
      ...areaPart({ id, cantonId, boundary, position: innerPosition(boundary) }),
      type: LocationType.Zone,
      name,
      texts,
      zoneId: id,
      weight: ZONE_WEIGHT,
      spellings: spellingsOf(isWholeCanton ? [] : [name, ...Object.values(texts)]),
    };
  });

/** A district of the newest year with its name from the last year with names. */
export interface DistrictArea {
  number: number;
  officialName: string;
  cantonId: number;
  boundary: Boundary;
}

/**
 * The districts of the newest year. Its shapes carry no numbers: each gets that of the district that contained its middle in the last
 * year with names.
 */
export function readDistrictAreas(): DistrictArea[] {
  const named = new Map(mapTable(NAMED_YEARS[0], 'districts').map((row) => [Number(row.id), row]));
  const before = openMap(NAMED_YEARS[0]).areas('districts');
  const map = openMap(SHAPE_YEAR);
  const cantons = map.areas('cantons');
  return map.areas('districts').map(({ boundary }) => {
    const position = innerPosition(boundary);
    const cantonId = cantons.find((canton) => contains(canton.boundary, position))?.id ?? 0;
    const number = before.find((district) => contains(district.boundary, position))?.id ?? 0;
    const row = named.get(number);
    const known =
      row && Number(row.KTNR) === cantonId ? { number, officialName: row.name ?? '' } : NEW_DISTRICTS[cantonId];
    if (!known) throw new Error(`A district of canton ${cantonId} of the shapes has no number.`);
    return { ...known, cantonId, boundary };
  });
}

function areaPart(area: Pick<CityArea, 'cantonId' | 'boundary' | 'position'> & { id: number }) {
  const { id, cantonId, boundary, position } = area;
  return {
    id,
    regionCode: CANTONS[cantonId - 1]?.code ?? '',
    cantonId,
    zoneId: null,
    cityId: null,
    postalCode: null,
    lat: position[1],
    lng: position[0],
    radiusM: radiusM(areaM2(boundary)),
    boundary,
  };
}

/** The full name, where the table shortens one long word. */
const fullName = (name: string): string => name.replace(/^C'za /, 'Comunanza ');
