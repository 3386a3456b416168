import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { PbfReader } from 'pbf';

/** Largest size of an unpacked tile, bytes: those of a city take a tenth. */
const MOST_UNPACKED = 8 * 1_048_576;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** The layer that covers each tile with land: where a tile is missing, our own map shows through. */
export const GROUND_LAYER = 'lares_ground';

/** Units of a tile's side, and how far its ground reaches beyond it, so that no seam is seen. */
const [EXTENT, BUFFER] = [4_096, 64];

const GROUND = fromGeojsonVt({ [GROUND_LAYER]: groundTile() }, { version: 2, extent: EXTENT });

/** Unpacks gzip. @throws Error for what is damaged, or larger than a tile may be */
export const unpacked = (packed: Uint8Array): Promise<Uint8Array> => unzip(packed, { maxOutputLength: MOST_UNPACKED });

/** Packs a tile, as it is stored and sent. */
export const packed = (tile: Uint8Array): Promise<Uint8Array> => zip(tile);

/**
 * A tile with the ground under it: a tile is a list of layers, so that its bytes may be joined.
 *
 * @throws Error for what is no vector tile
 * @source https://github.com/mapbox/vector-tile-spec/tree/master/2.1
 */
export function withGround(tile: Uint8Array): Uint8Array {
  if (Object.keys(new VectorTile(new PbfReader(tile)).layers).length === 0) throw new Error('it has no layers');
  return Buffer.concat([GROUND, tile]);
}

function groundTile() {
  const [from, to] = [-BUFFER, EXTENT + BUFFER];
  const ring: [number, number][] = [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  return { features: [{ type: 3 as const, geometry: [ring], tags: {} }] };
}
