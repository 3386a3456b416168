import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Cache, type Entry, type Header, ResolvedValueCache, readVarint, type Source } from 'pmtiles';
import { ArchiveError } from './archive-file.ts';

/** Size of the cache for parsed directories of an archive: those of all Switzerland to the deepest zoom take a third of it. */
const DIRECTORIES_BYTES = 32 * 1_048_576;
/** Largest size of an unpacked directory, bytes: one of the whole world takes a third of it. */
const LARGEST_DIRECTORY = 1_048_576;
/** Size of an entry in memory, and its smallest size in the file: four numbers. */
const [ENTRY_BYTES, LEAST_STORED_BYTES] = [80, 4];

export const UNREADABLE = 'its directory cannot be read';

const unzip = promisify(gunzip);

/** Unpacks gzip. @throws ArchiveError when it is not gzip, or larger than allowed */
export async function unpack(packed: ArrayBuffer, mostBytes: number): Promise<Uint8Array> {
  try {
    return await unzip(packed, { maxOutputLength: mostBytes });
  } catch {
    throw new ArchiveError(UNREADABLE);
  }
}

/** Cache of the directories of one archive; least recently used ones go first. The library determines their size. */
export class StreetDirectories implements Cache {
  readonly #cache = new LRUCache<string, Entry[]>({
    maxSize: DIRECTORIES_BYTES,
    sizeCalculation: ({ length }) => ENTRY_BYTES * (length + 1),
  });
  #header: Promise<Header> | null = null;

  getHeader(source: Source): Promise<Header> {
    this.#header ??= readerOf().getHeader(source);
    return this.#header;
  }

  async getDirectory(source: Source, offset: number, length: number, header: Header): Promise<Entry[]> {
    const key = `${offset} ${length}`;
    const known = this.#cache.get(key);
    if (known) return known;
    const entries = await readerOf().getDirectory(source, offset, length, header);
    this.#cache.set(key, entries);
    return entries;
  }

  async invalidate(): Promise<void> {
    this.#header = null;
    this.#cache.clear();
  }
}

/** A reader of the library; it caches one value itself, so each read has its own. */
const readerOf = (): Cache => new ResolvedValueCache(1, true, unpackDirectory);

/** @throws ArchiveError also for one that claims more entries than it has bytes for: the library would make them up */
async function unpackDirectory(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const buf = new Uint8Array(await unpack(packed, LARGEST_DIRECTORY));
  const entries = readVarint({ buf, pos: 0 });
  if (entries * LEAST_STORED_BYTES > buf.length) throw new ArchiveError(UNREADABLE);
  return buf.buffer;
}
