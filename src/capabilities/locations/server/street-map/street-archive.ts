import { createHash } from 'node:crypto';
import { bytesToHeader, Compression, type Header, PMTiles, TileType } from 'pmtiles';
import { BASE_MAP_EXTENT } from '../base-map/base-map-layers.ts';
import type { TileAddress } from '../base-map/tile-grid.ts';
import { ArchiveError, ArchiveFile, type FileMark, TRUNCATED } from './archive-file.ts';
import { StreetDirectories, UNREADABLE, unpack } from './street-directories.ts';

/** An opened archive of street tiles. */
export interface StreetArchive {
  /** Changes with any content of the archive. */
  identity: string;
  mark: FileMark;
  deepestZoom: number;
  /** West, south, east, north of its content, degrees. */
  bounds: readonly [number, number, number, number];
  /**
   * A vector tile, compressed by gzip; null where it would be empty.
   *
   * @throws ArchiveError for what cannot be read; AppError `error.unavailable`
   */
  tile(address: TileAddress): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** Largest size of an archive's unpacked metadata, bytes. */
const LARGEST_METADATA = 32 * 1_048_576;

/** Layers that the style draws: an archive without one of these was not made by Protomaps. */
const LAYERS = ['earth', 'water', 'roads', 'places'] as const;

/**
 * Opens an archive and checks its content: vector tiles in the layout of Protomaps, of Switzerland or a part of it, complete.
 *
 * @throws ArchiveError with a plain message; Error of the file system
 * @source package pmtiles, README
 */
export async function openStreetArchive(path: string): Promise<StreetArchive> {
  const file = await ArchiveFile.open(path);
  try {
    // Tiles are passed on as stored.
    const archive = new PMTiles(file, new StreetDirectories(), async (stored) => stored);
    const start = await readStart(file);
    const header = bytesToHeader(start.slice(0, HEADER_BYTES).buffer);
    checkHeader(header, file.mark.size);
    const metadata = await readMetadata(file, header);
    await archive.getHeader().catch(() => {
      throw new ArchiveError(UNREADABLE);
    });
    return {
      identity: createHash('sha256')
        .update(`${file.mark.size} `)
        .update(start)
        .update(metadata)
        .digest('hex')
        .slice(0, 12),
      mark: file.mark,
      deepestZoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
      tile: async ({ z, x, y }) => {
        const found = await archive.getZxy(z, x, y);
        return found ? gzipped(new Uint8Array(found.data)) : null;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

const HEADER_BYTES = 127;

/** The header and the bytes after it. */
async function readStart(file: ArchiveFile): Promise<Uint8Array<ArrayBuffer>> {
  const start = new Uint8Array((await file.getBytes(0, Math.min(16_384, file.mark.size))).data);
  const magic = new TextDecoder('latin1').decode(start.subarray(0, 7));
  if (magic !== 'PMTiles') throw new ArchiveError('it is no PMTiles archive');
  if (start.length < HEADER_BYTES) throw new ArchiveError(TRUNCATED);
  if (start[7] !== 3) throw new ArchiveError(`it is a PMTiles archive of version ${start[7]}, not 3`);
  return start;
}

function checkHeader(header: Header, size: number): void {
  const { leafDirectoryLength = 0, tileDataLength = 0 } = header;
  const ends = [
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + leafDirectoryLength,
    header.tileDataOffset + tileDataLength,
  ];
  if (ends.some((end) => end > size)) throw new ArchiveError(TRUNCATED);
  if (header.tileType !== TileType.Mvt) throw new ArchiveError('its tiles are pictures or the like, not vector tiles');
  if (header.internalCompression !== Compression.Gzip || header.tileCompression !== Compression.Gzip) {
    throw new ArchiveError('it is not compressed by gzip');
  }
  const [west, south, east, north] = BASE_MAP_EXTENT;
  const isHere = header.minLon < east && header.maxLon > west && header.minLat < north && header.maxLat > south;
  if (!isHere) throw new ArchiveError('it shows no part of Switzerland');
}

/** @throws ArchiveError unless it has the layers that are drawn */
async function readMetadata(file: ArchiveFile, header: Header): Promise<Uint8Array> {
  const { data } = await file.getBytes(header.jsonMetadataOffset, header.jsonMetadataLength);
  const text = await unpack(data, LARGEST_METADATA);
  const missing = LAYERS.filter((layer) => !layersIn(text).includes(layer));
  if (missing.length > 0) {
    throw new ArchiveError(`it is not laid out as those of Protomaps: no layer ${missing.join(', ')}`);
  }
  return text;
}

function layersIn(metadata: Uint8Array): unknown[] {
  try {
    const { vector_layers: layers } = JSON.parse(new TextDecoder().decode(metadata)) as { vector_layers?: unknown };
    return Array.isArray(layers) ? layers.map((layer: { id?: unknown } | null) => layer?.id) : [];
  } catch {
    return [];
  }
}

/** Verifies that a tile is gzip, as the response header states. @throws ArchiveError otherwise */
function gzipped(tile: Uint8Array): Uint8Array {
  if (tile[0] !== 0x1f || tile[1] !== 0x8b) throw new ArchiveError('a tile in it is damaged');
  return tile;
}
