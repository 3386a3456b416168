import type { Locale } from '#kernel/locale.ts';
import { cantonByCode } from './canton.ts';

/** Kinds of place. @source docs/reference/addresses.md, "Location" */
export const LocationType = { Region: 1, City: 2, PostalCode: 3, Zone: 4, Multilocation: 99 } as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];

/**
 * A place people search by: a canton (Region), a municipality (City), a postal code or a district (Zone).
 *
 * `id` is unique over all kinds, see `location-id.ts`.
 */
export interface Location {
  id: number;
  type: LocationType;
  /** Official name in the language of the place; of a postal code its main locality. */
  name: string;
  /** Name in each of our languages; the official one where there is no other. */
  texts: Record<Locale, string>;
  /** Canton, two letters. */
  regionCode: string;
  /** For a postal code: the code. */
  postalCode: string | null;
  /** Main municipality of a postal code; the municipality itself; null for larger places. */
  cityName: string | null;
  /** A point inside the place, WGS84. */
  lat: number;
  lng: number;
  /** Radius of a circle of the same area, metres. */
  radiusM: number;
}

/**
 * What tells a place apart from others of its name: the canton, for a postal code also the municipality where its
 * locality has another name. `Montreux, Vaud` for 1815 Clarens; empty for a canton.
 */
export function describeLocation({ type, name, cityName, regionCode }: Location, locale: Locale): string {
  if (type === LocationType.Region) return '';
  const canton = cantonByCode(regionCode)?.texts[locale] ?? regionCode;
  return type === LocationType.PostalCode && cityName && cityName !== name ? `${cityName}, ${canton}` : canton;
}
