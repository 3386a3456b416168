import { isInside } from '#kit/map/map-geometry.ts';
import { cellBounds, parseCellKey } from '../../map-cell.ts';
import type { MapCell } from './cell-pin.ts';
import type { PointedHomes } from './pointed-homes.ts';

/** A home of the list and where it stands. */
export interface ListedHome {
  id: number;
  lat: number | null;
  lng: number | null;
}

/** The homes of the list that a cell holds. */
export function homesInCell(key: string, homes: readonly ListedHome[]): number[] {
  const position = parseCellKey(key);
  if (position === null) return [];
  const bounds = cellBounds(position);
  return homes
    .filter(({ lat, lng }) => lat !== null && lng !== null && isInside({ lat, lng }, bounds))
    .map(({ id }) => id);
}

/** Whether pointer or focus is on a pin, or on a card whose home the pin stands for. */
export function isLifted(cell: MapCell, pointed: PointedHomes, homes: readonly ListedHome[]): boolean {
  if (pointed.cellKey !== null) return pointed.cellKey === cell.key;
  if (pointed.offerIds.length === 0) return false;
  if (cell.offerId !== null) return pointed.offerIds.includes(cell.offerId);
  return homesInCell(cell.key, homes).some((id) => pointed.offerIds.includes(id));
}
