import { slugify } from '#kernel/text/slug.ts';
import { type Location, LocationType } from './location.ts';
import { isCityId, isPostalCodeId, isRegionId, isZoneId } from './location-id.ts';

/** A place as it appears in an address; `id` is null when the query holds the places (`locationIds`). */
export type LocationToken =
  | { type: Exclude<LocationType, typeof LocationType.Multilocation>; id: number }
  | { type: typeof LocationType.Multilocation; id: null };

/**
 * Token for several places at once, which the query lists in `locationIds`.
 *
 * @source docs/reference/addresses.md, "Location"
 */
export const SEVERAL_TOKEN = 'several,m';

/**
 * A place as one segment of an address: `lausanne,c201866`, `lausanne,p1003`, `vaud-VD,r22`, `lavaux-oron,z12226`.
 *
 * The words are the official name in every language and are not parsed: only the part after the comma counts.
 *
 * @source docs/reference/addresses.md, "Location"
 */
export function locationToken({ id, type, name, regionCode }: Pick<Location, 'id' | 'type' | 'name' | 'regionCode'>) {
  switch (type) {
    case LocationType.Region:
      return `${slugify(name)}-${regionCode},r${id}`;
    case LocationType.City:
      return `${slugify(name)},c${id}`;
    case LocationType.PostalCode:
      return `${slugify(name)},p${id}`;
    case LocationType.Zone:
      return `${slugify(name)},z${id}`;
    case LocationType.Multilocation:
      return SEVERAL_TOKEN;
  }
}

/**
 * Parses a segment of an address; null when it has no place. A number without a letter is a city.
 *
 * The existence of the place is not checked.
 */
export function parseLocationToken(token: string): LocationToken | null {
  if (/,m$/.test(token)) return { type: LocationType.Multilocation, id: null };
  const [, letter = '', digits = ''] = /(?:^|,)([cprz]?)(\d{1,6})$/.exec(token) ?? [];
  const id = Number(digits);
  switch (letter) {
    case 'r':
      return isRegionId(id) ? { type: LocationType.Region, id } : null;
    case 'p':
      return isPostalCodeId(id) ? { type: LocationType.PostalCode, id } : null;
    case 'z':
      return isZoneId(id) ? { type: LocationType.Zone, id } : null;
    default:
      return isCityId(id) ? { type: LocationType.City, id } : null;
  }
}
