import { regionByCode } from '../../canton.ts';
import { LocationType } from '../../location.ts';
import { cityId } from '../../location-id.ts';
import { nameKey } from '../../name-key.ts';
import type { DirectoryRow } from './directory-file.ts';
import { type LocalityRecord, type PlaceRecord, spellingsOf } from './place-record.ts';
import { type PostalCodeParts, postalCodePlace } from './postal-code-place.ts';
import { townNames, townTexts } from './sources/town-names.ts';
import { cityWeight } from './towns.ts';

/** The fields of a municipality that postal codes need. */
type KnownCity = PostalCodeParts['city'] & { radiusM: number };

/** Contents of the database before an import. */
export interface KnownPlaces {
  cities: ReadonlyMap<number, KnownCity>;
  /** Radius in metres by postal code. */
  radiusByCode: ReadonlyMap<string, number>;
}

/** Places derived from a directory. */
export interface DirectoryPlaces {
  /** Municipalities that the shapes do not contain yet. */
  newCities: PlaceRecord[];
  postalCodes: PlaceRecord[];
  localities: LocalityRecord[];
}

/** Radius of a municipality without a shape, metres: that of a village. */
const RADIUS_OF_NEW_CITY_M = 1_500;

/** Converts the rows of the directory to places. Ids follow from federal numbers and codes, so they are stable. */
export function directoryPlaces(rows: readonly DirectoryRow[], known: KnownPlaces): DirectoryPlaces {
  const rowsByCity = Map.groupBy(rows, ({ bfsNumber }) => cityId(bfsNumber));
  const newCities = [...rowsByCity].flatMap(([id, parts]) => (known.cities.has(id) ? [] : newCity(id, parts)));
  const cities = new Map<number, KnownCity>([...known.cities, ...newCities.map((city) => [city.id, city] as const)]);
  const mainRows = [...Map.groupBy(rows, ({ postalCode }) => postalCode).values()].map(inOrder);
  const codesByCity = Map.groupBy(mainRows, ([main]) => (main ? cityId(main.bfsNumber) : 0));
  const postalCodes = mainRows.flatMap((parts) => {
    const [main] = parts;
    const city = main && cities.get(cityId(main.bfsNumber));
    if (!city) return [];
    const shared = city.radiusM / Math.sqrt(codesByCity.get(city.id)?.length ?? 1);
    const radiusM = known.radiusByCode.get(main.postalCode) ?? shared;
    const localities = [...new Set(parts.map(({ locality }) => locality))];
    const [lng, lat] = main.position;
    return [postalCodePlace({ code: main.postalCode, localities, city, lat, lng, radiusM })];
  });
  return { newCities, postalCodes, localities: [...uniqueLocalities(rows).values()] };
}

/** Orders the main locality of a code first, and for a locality the municipality with most of its addresses. */
const inOrder = (rows: readonly DirectoryRow[]): DirectoryRow[] =>
  rows.toSorted((a, b) => a.suffix.localeCompare(b.suffix) || b.share - a.share || a.bfsNumber - b.bfsNumber);

function newCity(id: number, rows: readonly DirectoryRow[]): PlaceRecord[] {
  const [first] = rows;
  const canton = first && regionByCode(first.regionCode);
  if (!canton) return [];
  const name = first.municipality;
  const namesake = rows.find(({ locality }) => nameKey(locality) === nameKey(name));
  const [lng, lat] = (namesake ?? rows.toSorted((a, b) => b.share - a.share)[0] ?? first).position;
  return [
    {
      id,
      type: LocationType.City,
      name,
      texts: townTexts(name),
      regionCode: canton.code,
      cantonId: canton.id,
      zoneId: null,
      cityId: id,
      postalCode: null,
      lat,
      lng,
      radiusM: RADIUS_OF_NEW_CITY_M,
      weight: cityWeight(name, new Set(rows.map(({ postalCode }) => postalCode)).size),
      spellings: spellingsOf(townNames(name)),
    },
  ];
}

/** Rows by locality; of a part that the file lists twice, the row with the larger share. */
function uniqueLocalities(rows: readonly DirectoryRow[]): Map<string, LocalityRecord> {
  const localities = new Map<string, LocalityRecord>();
  for (const { locality, postalCode, bfsNumber, share, language, position } of rows) {
    const key = `${postalCode} ${bfsNumber} ${locality}`;
    if ((localities.get(key)?.share ?? -1) >= share) continue;
    const [lng, lat] = position;
    localities.set(key, { name: locality, postalCode, cityId: cityId(bfsNumber), share, language, lat, lng });
  }
  return localities;
}
