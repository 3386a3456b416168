import type { MapCellsQuery } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Homes that stand together on the map. @source src/capabilities/search/server/search.graphql, "MapCell" */
export type MapCell = MapCellsQuery['coords']['map']['cells'][number];

/** From here on a single home shows its price, and a click on a few opens them. */
export const PRICE_ZOOM = 10.5;
const OPEN_ZOOM = 17;
/** Homes that a small list can hold. */
const FEW = 6;

/**
 * How a cell stands on the map: a `dot` for one home from afar, a `price` for one from near or for several at one point,
 * a `count` for the rest.
 */
export type PinLook = 'dot' | 'price' | 'count';

export function pinLook({ count, isPoint }: MapCell, zoom: number): PinLook {
  if (zoom < PRICE_ZOOM) return count === 1 ? 'dot' : 'count';
  return count === 1 || isPoint ? 'price' : 'count';
}

/** Whether a click shows the homes; otherwise it goes nearer. */
export const opensHomes = ({ count, isPoint }: MapCell, zoom: number): boolean =>
  count === 1 || isPoint || (count <= FEW && zoom >= OPEN_ZOOM);

/** Diameter of a count, pixels: ten times the homes, one step larger. */
export const countSizePx = (count: number): number => Math.round(Math.min(64, 30 + 10 * Math.log10(count)));

/** A price in as few signs as it can be read with: 1,950 · 850k · 1.25 M. */
export function shortPrice(price: number | null, { text, number }: LocaleTools): string {
  if (price === null) return text('map.price.onRequest');
  if (price >= 1_000_000) return text('map.price.millions', { value: number(price / 1_000_000, 2) });
  if (price >= 10_000) return text('map.price.thousands', { value: number(Math.round(price / 1_000)) });
  return number(price);
}
