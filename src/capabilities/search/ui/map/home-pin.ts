import type { MapCellsQuery } from '#generated/operations.ts';
import type { GeoBounds } from '#kernel/geo.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { joinBounds } from '#kit/map/map-geometry.ts';
import { cellBounds, parseCellKey } from '../../map-cell.ts';

/** Homes that share a cell of the map. @source src/capabilities/search/server/search.graphql, "MapCell" */
export type MapCell = MapCellsQuery['coords']['map']['cells'][number];

/** A pin for one home or several: the homes of one cell, or of cells too near to be side by side. */
export interface HomePin {
  /** Key of its first cell. */
  key: string;
  lat: number;
  lng: number;
  cells: readonly MapCell[];
  count: number;
  /** The lowest price; null when all are on request. */
  price: number | null;
  /** Whether all homes are at one point, so that no zoom separates them. */
  isPoint: boolean;
  look: PinLook;
}

/** Zoom from which a home shows its price. Below it only a few homes do: prices would cover the country. */
const PRICE_ZOOM = 10.5;
const FEW_ON_MAP = 60;
/** Zoom from which a click on a few homes opens them. */
const OPEN_ZOOM = 17;
/** Number of homes that a small list can hold. */
const FEW = 6;
const NEAREST_ZOOM = 18;

/**
 * Form of a pin: a `dot` for one home at a low zoom, a `price` for one at a high zoom or for several at one point, a `count` for
 * the rest.
 */
export type PinLook = 'dot' | 'price' | 'count';

/** @param inView homes on the map */
export function pinLook(cells: readonly MapCell[], zoom: number, inView: number): PinLook {
  const [cell, ...others] = cells;
  if (cell === undefined || others.length > 0) return 'count';
  if (zoom < PRICE_ZOOM && inView > FEW_ON_MAP) return cell.count === 1 ? 'dot' : 'count';
  return cell.count === 1 || cell.isPoint ? 'price' : 'count';
}

/** Largest number of homes in a pin that are shown with separate prices where there is room. */
const MOST_PRICES = 9;

/** Whether the homes of a pin are better shown as separate prices. @param lookOf form of the cells in a pin of their own */
export const splitsWhereRoom = (cells: readonly MapCell[], lookOf: (cells: readonly MapCell[]) => PinLook): boolean =>
  cells.reduce((sum, { count }) => sum + count, 0) <= MOST_PRICES && cells.every((cell) => lookOf([cell]) === 'price');

/** Merges the homes of some cells into one pin at a position. */
export function homePin(cells: readonly MapCell[], look: PinLook, { lat, lng }: { lat: number; lng: number }): HomePin {
  const prices = cells.flatMap(({ price }) => (price === null ? [] : [price]));
  return {
    key: cells[0]?.key ?? '',
    lat,
    lng,
    cells,
    count: cells.reduce((sum, { count }) => sum + count, 0),
    price: prices.length > 0 ? Math.min(...prices) : null,
    isPoint: cells.length === 1 && cells[0]?.isPoint === true,
    look,
  };
}

/** Whether a click opens the homes; otherwise it zooms in. */
export const opensHomes = ({ count, isPoint }: HomePin, zoom: number): boolean =>
  count === 1 || isPoint || (count <= FEW && zoom >= OPEN_ZOOM) || zoom >= NEAREST_ZOOM;

/** Zoom after a click on several homes, bounded above. */
export const nearerZoom = (fitted: number, zoom: number): number =>
  Math.min(NEAREST_ZOOM, Math.max(fitted, zoom + NEARER));

/** Zoom levels that a click on several homes adds at least. */
const NEARER = 1.5;

/** Bounds of the cells of a pin; null for invalid keys. */
export const pinBounds = ({ cells }: HomePin): GeoBounds | null =>
  joinBounds(
    cells.flatMap(({ key }) => {
      const position = parseCellKey(key);
      return position ? [cellBounds(position)] : [];
    }),
  );

/** Diameter of a count, pixels: ten times the homes, one step larger. */
export const countSizePx = (count: number): number => Math.round(Math.min(64, 30 + 10 * Math.log10(count)));

/** A price in as few characters as possible, the same in every language: 1,950 · 850k · 1.25M. */
export function shortPrice(price: number | null, { text, number }: Pick<LocaleTools, 'text' | 'number'>): string {
  if (price === null) return text('map.price.onRequest');
  const thousands = Math.round(price / 1_000);
  if (thousands >= 10_000) return `${number(price / 1_000_000, 1)}M`;
  if (thousands >= 1_000) return `${number(price / 1_000_000, 2)}M`;
  return price >= 10_000 ? `${number(thousands)}k` : number(price);
}
