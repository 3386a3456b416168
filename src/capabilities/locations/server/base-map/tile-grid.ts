import { BASE_MAP_EXTENT } from './base-map-layers.ts';

/** A tile in the pyramid of Web Mercator: column and row from the north-west. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Columns and rows of the tiles that touch the extent of the map. */
export function tilesOf(zoom: number): (readonly [x: number, y: number])[] {
  const { columns, rows } = gridOf(zoom);
  return range(columns).flatMap((x) => range(rows).map((y) => [x, y] as const));
}

/** Whether a tile touches the extent of the map. */
export function isInExtent({ z, x, y }: TileAddress): boolean {
  const { columns, rows } = gridOf(z);
  return x >= columns.first && x <= columns.last && y >= rows.first && y <= rows.last;
}

/** The tile around a point. */
export const tileAt = ({ lng, lat }: { lng: number; lat: number }, z: number): TileAddress => ({
  z,
  x: columnAt(lng, z),
  y: rowAt(lat, z),
});

interface Span {
  first: number;
  last: number;
}

function gridOf(zoom: number): { columns: Span; rows: Span } {
  const [west, south, east, north] = BASE_MAP_EXTENT;
  return {
    columns: { first: columnAt(west, zoom), last: columnAt(east, zoom) },
    rows: { first: rowAt(north, zoom), last: rowAt(south, zoom) },
  };
}

const range = ({ first, last }: Span): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const columnAt = (lng: number, zoom: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);

/** Row of a latitude in Web Mercator. */
const rowAt = (lat: number, zoom: number): number =>
  Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** zoom);
