import type { GeoBounds } from '#kernel/geo.ts';
import { boundsOfRing, type Ring } from '#kit/map/map-geometry.ts';
import { layOutPins, type PinRoom, type ScreenPoint } from '#kit/map/pin-layout.ts';
import type { MapPin } from '#kit/map/pins/pin-placer.ts';
import type { HomeOnMap } from './homes-on-map.ts';

/** One saved home on the map, or several that have no room beside each other. */
export interface SavedPin extends MapPin {
  homes: readonly HomeOnMap[];
}

/** The projection of points of the earth to the screen, and the constraints of the layout. */
export interface Screen extends Pick<PinRoom<HomeOnMap>, 'sizeOf' | 'obstacles' | 'view'> {
  project(home: HomeOnMap): ScreenPoint;
  unproject(point: ScreenPoint): { lat: number; lng: number };
}

/** Most homes of one pin that may be side by side instead, where there is room. */
const MOST_APART = 9;

/** Pins of which none covers another, each home in one of them. */
export const pinsOfHomes = (homes: readonly HomeOnMap[], { project, unproject, ...room }: Screen): SavedPin[] =>
  layOutPins(
    homes.map((home) => ({ item: home, weight: 1, ...project(home) })),
    { ...room, canPart: (items) => items.length <= MOST_APART },
  ).map(({ items, x, y }) => {
    const { lat, lng } = unproject({ x, y });
    return { key: items.map(({ key }) => key).join(' '), lat, lng, homes: items };
  });

/** The area of the homes of a pin. */
export const boundsOfPin = ({ homes }: SavedPin): GeoBounds =>
  boundsOfRing(homes.map(({ lat, lng }) => [lng, lat]) satisfies Ring);
