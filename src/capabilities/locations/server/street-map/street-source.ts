import type { TileAddress } from '../base-map/tile-grid.ts';

/** Tiles of streets, as a style names them. */
export interface StreetTiles {
  /** The scheme of their layers. */
  layout: 'protomaps' | 'openmaptiles';
  /** Stands in their address: another source has others. */
  identity: string;
  firstZoom: number;
  deepestZoom: number;
  /** West, south, east, north of their content, degrees. */
  bounds: readonly [number, number, number, number];
}

/** A tile for a browser. */
export interface SentTile {
  /** A vector tile, compressed by gzip; null where nothing is to be drawn. */
  bytes: Uint8Array | null;
  /** Changes with the bytes. */
  tag: string;
  cacheControl: string;
}

/** A request for a tile. */
export interface AskedTile {
  address: TileAddress;
  /** The identity in its address. */
  version: string | undefined;
  /** Counts a tile that is fetched for a network; returns its name, or null where it has had its share. */
  countFetch(): Promise<string | null>;
}

/** The origin of the streets on our maps: an archive on this machine, or a service. */
export interface StreetSource {
  /** The tiles that styles name; null while they name none. */
  tiles(): Promise<StreetTiles | null>;
  /** Whether a map shows streets now. */
  hasStreets(): Promise<boolean>;
  /** Whether streets may come while a page is open. */
  mayCome: boolean;
  /** @throws AppError `error.unavailable` while there are none, if styles name none either */
  tile(asked: AskedTile): Promise<SentTile>;
  close(): Promise<void>;
}
