import type { GeoBounds } from '#kernel/geo.ts';

/** A square of the map: one of 2^level × 2^level of the Mercator world, counted from west and from north. */
export interface MapCellPosition {
  level: number;
  x: number;
  y: number;
}

/** The finest level of cells: about 2 m in Switzerland. */
export const MAX_CELL_LEVEL = 24;

/** The key of a cell: `12/2125/1450`. */
export const cellKey = ({ level, x, y }: MapCellPosition): string => `${level}/${x}/${y}`;

/** The cell of a key; null for a text that is none. */
export function parseCellKey(key: string): MapCellPosition | null {
  const [, level, x, y] = /^(\d{1,2})\/(\d{1,8})\/(\d{1,8})$/.exec(key)?.map(Number) ?? [];
  if (level === undefined || x === undefined || y === undefined) return null;
  const side = 2 ** level;
  return level <= MAX_CELL_LEVEL && x < side && y < side ? { level, x, y } : null;
}

/** The corners of a cell, WGS84. */
export function cellBounds({ level, x, y }: MapCellPosition): GeoBounds {
  const side = 2 ** level;
  return {
    south: latitudeOf((y + 1) / side),
    west: (x / side) * 360 - 180,
    north: latitudeOf(y / side),
    east: ((x + 1) / side) * 360 - 180,
  };
}

const latitudeOf = (share: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI;
