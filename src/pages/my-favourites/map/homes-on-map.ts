import type { FavouriteEntryFragment } from '#generated/operations.ts';
import type { GeoBounds } from '#kernel/geo.ts';
import { boundsOfRing, type Ring } from '#kit/map/map-geometry.ts';
import type { MapPin } from '#kit/map/pins/pin-placer.ts';

type SavedHome = NonNullable<FavouriteEntryFragment['property']>;

/** A saved home at its point. */
export interface HomeOnMap extends MapPin {
  home: SavedHome;
}

/** Margin around a single home, degrees. */
const MARGIN = 0.01;

/** Saved homes with a known position. */
export const homesOnMap = (entries: readonly FavouriteEntryFragment[]): HomeOnMap[] =>
  entries.flatMap(({ property }) =>
    property?.lat == null || property.lng === null
      ? []
      : [{ key: String(property.id), lat: property.lat, lng: property.lng, home: property }],
  );

/** The area that a map must show for these homes; null without any. */
export function boundsOfHomes(homes: readonly HomeOnMap[]): GeoBounds | null {
  if (homes.length === 0) return null;
  const corners: Ring = homes.flatMap(
    ({ lat, lng }): Ring => [
      [lng - MARGIN, lat - MARGIN],
      [lng + MARGIN, lat + MARGIN],
    ],
  );
  return boundsOfRing(corners);
}
