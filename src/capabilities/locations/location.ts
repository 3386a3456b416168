import type { Locale } from '#kernel/locale.ts';
import type { AreaKind } from './area-kind.ts';
import { regionByCode } from './canton.ts';

/** Kinds of place. @source docs/reference/addresses.md, "Location" */
export const LocationType = { Region: 1, City: 2, PostalCode: 3, Zone: 4, Multilocation: 99 } as const;
export type LocationType = (typeof LocationType)[keyof typeof LocationType];

/**
 * A place that searches use: a canton (Region), a municipality (City), a postal code, a district or a named area such as a quarter
 * (both Zone).
 *
 * `id` is unique over all kinds, see `location-id.ts`.
 */
export interface Location {
  id: number;
  type: LocationType;
  /** Official name in the language of the place; of a postal code its main locality. */
  name: string;
  /** Name in each supported language; the official one where there is no other. */
  texts: Record<Locale, string>;
  /** Canton, two letters. */
  regionCode: string;
  /** For a postal code: the code. */
  postalCode: string | null;
  /** Main municipality of a postal code or area; the municipality itself; null for larger places. */
  cityName: string | null;
  /** That municipality; null for larger places. */
  cityId: number | null;
  /** Kind of a named area; null for all other places. */
  areaKind: AreaKind | null;
  /** The municipality that contains a named area; null for areas of several, and for all other places. */
  town: Town | null;
  /** A point inside the place, WGS84. */
  lat: number;
  lng: number;
  /** Radius of a circle of the same area, metres. */
  radiusM: number;
  /** Language of the request, where it was given. */
  askedIn?: Locale | undefined;
}

/** A municipality by its names. */
export type Town = Pick<Location, 'id' | 'name' | 'texts'>;

/**
 * Distinguishes a place from others with its name: the canton, for a postal code or an area also the municipality where that has
 * another name. `Montreux, Vaud` for 1815 Clarens; empty for a canton.
 */
export function describeLocation({ type, name, areaKind, cityName, regionCode }: Location, locale: Locale): string {
  if (type === LocationType.Region) return '';
  const canton = regionByCode(regionCode)?.texts[locale] ?? regionCode;
  const isPart = type === LocationType.PostalCode || areaKind !== null;
  return isPart && cityName && cityName !== name ? `${cityName}, ${canton}` : canton;
}
