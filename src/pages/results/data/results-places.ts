import { regionByCode } from '#capabilities/locations/canton.ts';
import { locationToken } from '#capabilities/locations/location.links.ts';
import { LocationType } from '#capabilities/locations/location.ts';
import type { PlaceChoiceFragment } from '#generated/operations.ts';

/** The canton round a place, or its country abroad; null for one of these itself. */
export function cantonOf(place: PlaceChoiceFragment): PlaceChoiceFragment | null {
  const canton = regionByCode(place.regionCode);
  if (canton === undefined || place.type === LocationType.Region) return null;
  const { id, name, code, texts } = canton;
  const named = { id, type: LocationType.Region, name, regionCode: code };
  return {
    ...named,
    textEn: texts.en,
    textFr: texts.fr,
    textDe: texts.de,
    textIt: texts.it,
    postalCode: null,
    areaKind: null,
    value: locationToken(named),
    description: '',
  };
}
