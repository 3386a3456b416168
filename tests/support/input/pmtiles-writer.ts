import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** Content of an archive. */
export interface ArchiveParts {
  /** Tiles by `zoom/column/row`, as they are stored. */
  tiles: ReadonlyMap<string, Uint8Array>;
  metadata: object;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  /** Tiles of a directory; more of them make a directory of directories. */
  leafSize?: number;
  /** 1 vector tiles, 2 pictures. */
  tileType?: number;
  /** 1 none, 2 gzip. */
  tileCompression?: number;
}

interface Entry {
  tileId: number;
  offset: number;
  length: number;
  /** 0 for a directory. */
  runLength: number;
}

const HEADER_BYTES = 127;

/** Writes an archive of map tiles. @source package pmtiles, README */
export function pmtiles(parts: ArchiveParts): Uint8Array {
  const zooms = [...parts.tiles.keys()].map((key) => Number(key.split('/')[0]));
  const { entries, data } = tileData(parts.tiles);
  const { root, leaves } = directories(entries, parts.leafSize ?? entries.length);
  const metadata = gzipSync(JSON.stringify(parts.metadata));
  const lengths = [root.length, metadata.length, leaves.length, data.length];
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  new Uint8Array(header.buffer).set(new TextEncoder().encode('PMTiles'));
  header.setUint8(7, 3);
  let offset = HEADER_BYTES;
  for (const [index, length] of lengths.entries()) {
    header.setBigUint64(8 + index * 16, BigInt(offset), true);
    header.setBigUint64(16 + index * 16, BigInt(length), true);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(entries.length), true);
  const bytes = [1, 2, parts.tileCompression ?? 2, parts.tileType ?? 1, Math.min(...zooms), Math.max(...zooms)];
  for (const [index, byte] of bytes.entries()) header.setUint8(96 + index, byte);
  for (const [index, degrees] of parts.bounds.entries()) header.setInt32(102 + index * 4, degrees * 1e7, true);
  return Buffer.concat([new Uint8Array(header.buffer), root, metadata, leaves, data]);
}

function tileData(tiles: ArchiveParts['tiles']): { entries: Entry[]; data: Uint8Array } {
  const sorted = [...tiles].map(([key, tile]) => {
    const [z = 0, x = 0, y = 0] = key.split('/').map(Number);
    return { tileId: zxyToTileId(z, x, y), tile };
  });
  sorted.sort((one, other) => one.tileId - other.tileId);
  let offset = 0;
  const entries = sorted.map(({ tileId, tile }) => {
    const entry = { tileId, offset, length: tile.length, runLength: 1 };
    offset += tile.length;
    return entry;
  });
  return { entries, data: Buffer.concat(sorted.map(({ tile }) => tile)) };
}

function directories(entries: readonly Entry[], leafSize: number): { root: Uint8Array; leaves: Uint8Array } {
  if (entries.length <= leafSize) return { root: directory(entries), leaves: new Uint8Array() };
  const leaves: Uint8Array[] = [];
  const toLeaves: Entry[] = [];
  let offset = 0;
  for (let first = 0; first < entries.length; first += leafSize) {
    const leaf = directory(entries.slice(first, first + leafSize));
    toLeaves.push({ tileId: entries[first]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(toLeaves), leaves: Buffer.concat(leaves) };
}

/** Column by column, each number in as few bytes as it needs. */
function directory(entries: readonly Entry[]): Uint8Array {
  const numbers = [
    entries.length,
    ...entries.map(({ tileId }, index) => tileId - (entries[index - 1]?.tileId ?? 0)),
    ...entries.map(({ runLength }) => runLength),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Uint8Array.from(numbers.flatMap(varint)));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
