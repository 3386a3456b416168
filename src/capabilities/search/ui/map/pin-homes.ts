import { isInside } from '#kit/map/map-geometry.ts';
import { cellBounds, parseCellKey } from '../../map-cell.ts';
import type { HomePin } from './home-pin.ts';
import type { PointedHomes } from './pointed-homes.ts';

/** A home of the list and its coordinates. */
export interface ListedHome {
  id: number;
  lat: number | null;
  lng: number | null;
}

/** The homes of the list in a cell. */
export function homesInCell(key: string, homes: readonly ListedHome[]): number[] {
  const position = parseCellKey(key);
  if (position === null) return [];
  const bounds = cellBounds(position);
  return homes
    .filter(({ lat, lng }) => lat !== null && lng !== null && isInside({ lat, lng }, bounds))
    .map(({ id }) => id);
}

/** The homes of the list that a pin represents, and any that is alone in its cell. */
export const homesOfPin = ({ cells }: Pick<HomePin, 'cells'>, homes: readonly ListedHome[]): number[] =>
  cells.flatMap(({ key, offerId }) => (offerId === null ? homesInCell(key, homes) : [offerId]));

/** Whether a pin, or a card of one of its homes, is hovered or focused. */
export function isLifted(
  pin: Pick<HomePin, 'key' | 'cells'>,
  pointed: PointedHomes,
  homes: readonly ListedHome[],
): boolean {
  if (pointed.cellKey !== null) return pointed.cellKey === pin.key;
  if (pointed.offerIds.length === 0) return false;
  return homesOfPin(pin, homes).some((id) => pointed.offerIds.includes(id));
}

/** Whether the visitor has viewed each home of a pin; false for homes grouped by the server, whose ids are not known. */
export const isSeenPin = ({ cells }: Pick<HomePin, 'cells'>, seenIds: ReadonlySet<number>): boolean =>
  cells.every(({ offerId }) => offerId !== null && seenIds.has(offerId));
