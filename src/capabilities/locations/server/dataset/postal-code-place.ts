import { LocationType } from '../../location.ts';
import { nameKey } from '../../name-key.ts';
import { type PlaceRecord, spellingsOf } from './place-record.ts';
import { townNames, townTexts } from './sources/town-names.ts';

/** The parts of a postal code; its first locality gives the name. */
export interface PostalCodeParts {
  code: string;
  localities: readonly string[];
  city: Pick<PlaceRecord, 'id' | 'texts' | 'cantonId' | 'zoneId' | 'regionCode' | 'weight' | 'spellings'>;
  lat: number;
  lng: number;
  radiusM: number;
}

const WEIGHT_BESIDE_CITY = 0.5;

/**
 * A postal code as a place. Its localities are looked up by their names unless the municipality has the same name: "Lausanne" means
 * the city, "Clarens" the code 1815.
 */
export function postalCodePlace({ code, localities, city, lat, lng, radiusM }: PostalCodeParts): PlaceRecord {
  const labels = localities.map(localityLabel);
  const name = labels[0] ?? '';
  const hasNameOfCity = (label: string): boolean => city.spellings.has(nameKey(label));
  const ownNames = labels.filter((label) => !hasNameOfCity(label)).flatMap(townNames);
  return {
    id: Number(code),
    type: LocationType.PostalCode,
    name,
    texts: hasNameOfCity(name) ? { ...city.texts } : townTexts(name),
    regionCode: city.regionCode,
    cantonId: city.cantonId,
    zoneId: city.zoneId,
    cityId: city.id,
    postalCode: code,
    lat,
    lng,
    radiusM,
    weight: city.weight * WEIGHT_BESIDE_CITY,
    spellings: new Map([[code, `${code} ${name}`], ...spellingsOf(ownNames)]),
  };
}

/** A locality's name without the number of its post office: `Lausanne 25`, `Root D4`. */
export const localityLabel = (name: string): string => name.replace(/ [A-Z]?\d+$/, '');
