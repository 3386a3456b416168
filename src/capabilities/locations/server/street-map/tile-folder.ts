import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, HOUR_MS } from '#kernel/time.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { firstLine } from '#platform/terminal/plain-error.ts';
import { packed, unpacked } from './tile-content.ts';

/** A tile as it is stored. */
export interface StoredTile {
  /** Compressed by gzip; null where the service has none. */
  bytes: Uint8Array | null;
  fetchedAtMs: number;
}

/** Limits of a folder of tiles. */
export interface FolderRules {
  /** Size at which the tiles used longest ago are removed, bytes. */
  mostBytes: number;
  /** Bytes written between two looks at the size: other processes write there, too. */
  lookBytes: number;
}

/** @source docs/operations.md, "Base map" */
const RULES: FolderRules = { mostBytes: 512 * 1_048_576, lookBytes: 32 * 1_048_576 };

/** Share of the bound that is left after a removal. */
const LEFT_SHARE = 0.9;
/** A file takes whole blocks of a disk. */
const BLOCK_BYTES = 4_096;
/** Reads of a disk that hangs must not take every thread that reads files. */
const READS = { atOnce: 4, mostWaiting: 200, longestMs: 1_000, retryAfterS: 5 };
/** Tiles that wait to be written; further ones are not stored. */
const MOST_WAITING = 50;
/** Time without writing after a failure, milliseconds. */
const REST_MS = 60_000;
/** The use of a tile is noted once in this time, milliseconds. */
const USE_MS = DAY_MS;

const PART = '.part';

/**
 * Tiles of services in a folder, which several processes, versions and addresses may share: all count towards one bound. A disk that is
 * full, away or broken costs stored tiles, and is never an error.
 */
export class TileFolder {
  readonly #root: string;
  readonly #identity: string;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #rules: FolderRules;
  readonly #reads = new Semaphore(READS);
  #writing: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Bytes written since the last look; the first write looks. */
  #unseenBytes = Number.POSITIVE_INFINITY;
  #restsUntilMs = 0;

  /** @param identity of the service and of this version's form of its tiles, as a name of a folder */
  constructor(root: string, identity: string, log: Pick<FastifyBaseLogger, 'warn'>, rules: FolderRules = RULES) {
    this.#root = root;
    this.#identity = identity;
    this.#log = log;
    this.#rules = rules;
  }

  /** A stored tile; null where there is none that can be read. */
  async read(name: string): Promise<StoredTile | null> {
    const file = this.#fileOf(name);
    try {
      return await this.#reads.take(() => readTile(file));
    } catch (error) {
      if (isDamaged(error)) await rm(file, { force: true }).catch(() => {});
      return null;
    }
  }

  /** Stores a tile after those before it; returns at once. */
  store(name: string, bytes: Uint8Array | null): void {
    if (this.#waiting >= MOST_WAITING || Date.now() < this.#restsUntilMs) return;
    this.#waiting += 1;
    this.#writing = this.#writing
      .then(() => this.#write(name, bytes))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Ends when all tiles are written. */
  close(): Promise<void> {
    return this.#writing;
  }

  async #write(name: string, bytes: Uint8Array | null): Promise<void> {
    const file = this.#fileOf(name);
    const part = `${file}.${randomUUID()}${PART}`;
    try {
      const content = bytes ?? (await packed(new Uint8Array()));
      await mkdir(dirname(file), { recursive: true });
      // Flushed before it gets its name: a named file is complete, even after a power failure.
      await writeFile(part, content, { flush: true });
      await rename(part, file);
      this.#unseenBytes += content.length;
      if (this.#unseenBytes > this.#rules.lookBytes) await this.#makeRoom();
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      this.#restsUntilMs = Date.now() + REST_MS;
      this.#log.warn(`Tiles of streets cannot be stored: ${firstLine(error)}. Maps show them all the same.`);
    }
  }

  async #makeRoom(): Promise<void> {
    const files = await filesIn(this.#root);
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    this.#unseenBytes = 0;
    let excess = all > this.#rules.mostBytes ? all - this.#rules.mostBytes * LEFT_SHARE : 0;
    for (const { path, bytes } of files.sort((one, other) => one.usedAtMs - other.usedAtMs)) {
      if (excess <= 0) break;
      await rm(path, { force: true });
      excess -= bytes;
    }
  }

  #fileOf(name: string): string {
    return join(this.#root, this.#identity, `${name}.mvt.gz`);
  }
}

async function readTile(file: string): Promise<StoredTile> {
  const [bytes, { atimeMs, mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
  const { length } = await unpacked(bytes);
  if (Date.now() - atimeMs > USE_MS) await utimes(file, new Date(), new Date(mtimeMs)).catch(() => {});
  return { bytes: length > 0 ? bytes : null, fetchedAtMs: mtimeMs };
}

/** Complete files in a folder; parts of killed processes are removed. */
async function filesIn(folder: string): Promise<{ path: string; bytes: number; usedAtMs: number }[]> {
  const files = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() ? await stat(path).catch(() => null) : null;
    if (found === null) continue;
    const isLost = path.endsWith(PART) && Date.now() - found.mtimeMs > HOUR_MS;
    if (isLost) await rm(path, { force: true });
    else files.push({ path, bytes: Math.ceil(found.size / BLOCK_BYTES) * BLOCK_BYTES, usedAtMs: found.atimeMs });
  }
  return files;
}

/** Whether a file is no gzip, or not a whole one: a disk that does not answer says nothing of its files. */
const isDamaged = (error: unknown): boolean =>
  /^(?:Z_|ERR_BUFFER_TOO_LARGE)/.test((error as { code?: string }).code ?? '');
