import type { GeoBounds } from '#kernel/geo.ts';
import { boundsOfRing, type Ring } from '#kit/map/map-geometry.ts';
import { layOutPins, type PinRoom, type ScreenPoint } from '#kit/map/pin-layout.ts';
import type { MapPin } from '#kit/map/pins/pin-placer.ts';
import type { HomeOnMap } from './homes-on-map.ts';

/** One saved home on the map, or several that have no room beside each other. */
export interface SavedPin extends MapPin {
  homes: readonly HomeOnMap[];
}

/** Where points of the earth are on the screen, and what room there is. */
export interface Screen extends Pick<PinRoom<HomeOnMap>, 'sizeOf' | 'obstacles' | 'view'> {
  project(home: HomeOnMap): ScreenPoint;
  unproject(point: ScreenPoint): { lat: number; lng: number };
}

/** Homes in one pin that rather stand side by side, where there is room. */
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

/** The part of the map that the homes of a pin stand in. */
export const boundsOfPin = ({ homes }: SavedPin): GeoBounds =>
  boundsOfRing(homes.map(({ lat, lng }) => [lng, lat]) satisfies Ring);
