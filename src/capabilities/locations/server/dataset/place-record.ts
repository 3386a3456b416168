import type { Locale } from '#kernel/locale.ts';
import type { LocationType } from '../../location.ts';
import { nameKeys } from '../../name-key.ts';

/** A row of `location` as sources deliver it, with its spellings for look-ups. */
export interface PlaceRecord {
  id: number;
  type: LocationType;
  name: string;
  texts: Record<Locale, string>;
  regionCode: string;
  cantonId: number;
  zoneId: number | null;
  cityId: number | null;
  postalCode: string | null;
  lat: number;
  lng: number;
  radiusM: number;
  /** How well known the place is, 0 … 1. */
  weight: number;
  /** Normalised spelling → the name it comes from. */
  spellings: ReadonlyMap<string, string>;
}

/** A row of `locality`: the part of a locality and postal code in one municipality. */
export interface LocalityRecord {
  name: string;
  postalCode: string;
  cityId: number;
  /** Share of the locality's addresses in this municipality, 0 … 1. */
  share: number;
  /** Language of the place in its source, such as `de` or `multiple`. */
  language: string | null;
  lat: number;
  lng: number;
}

/** All keys of the given names, each with the first name it comes from. */
export function spellingsOf(names: Iterable<string>): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const name of new Set(names)) {
    for (const key of nameKeys(name)) if (!spellings.has(key)) spellings.set(key, name);
  }
  return spellings;
}
