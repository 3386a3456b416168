import { stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '#kernel/app-error.ts';
import { firstLine } from '#platform/terminal/plain-error.ts';
import { CACHE_BRIEFLY, CACHE_FOR_EVER } from '../base-map/not-cached.ts';
import { ArchiveError, type FileMark } from './archive-file.ts';
import { openStreetArchive, type StreetArchive } from './street-archive.ts';
import type { AskedTile, SentTile, StreetSource, StreetTiles } from './street-source.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Interval of looks at the path, milliseconds: a swapped file counts from the next map on. */
const LOOK_MS = 1_000;
/** Time until a failed and unchanged file is retried, milliseconds. */
const RETRY_MS = 60_000;
/** Longest wait for a look at the disk while there is no archive, milliseconds; then maps have no streets. */
const PATIENCE_MS = 2_000;
/** Time that a swapped archive stays open for its present readers, milliseconds. */
const CLOSE_MS = 30_000;

/**
 * The archive at the path `MAP_TILES`, which may appear, disappear, change and break while the product runs. Each change is logged in
 * one line.
 */
export class StreetMap implements StreetSource {
  readonly mayCome = false;
  readonly #path: string;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #retired = new Set<StreetArchive>();
  #archive: StreetArchive | null = null;
  #failed: { mark: string; at: number } | null = null;
  #look: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** The last logged line, so that it is not repeated. */
  #logged = '';

  /** @param now milliseconds of a monotonic clock */
  constructor(path: string, log: Log, now: () => number = () => performance.now()) {
    this.#path = path;
    this.#log = log;
    this.#now = now;
  }

  async tiles(): Promise<StreetTiles | null> {
    const archive = await this.current();
    if (archive === null) return null;
    const { identity, deepestZoom, bounds } = archive;
    return { layout: 'protomaps', identity, firstZoom: 0, deepestZoom, bounds };
  }

  async hasStreets(): Promise<boolean> {
    return (await this.current()) !== null;
  }

  async tile({ address, version }: AskedTile): Promise<SentTile> {
    const archive = await this.current();
    // The map in the browser handles the error: the visitor sees it without streets.
    if (archive === null) throw new AppError('error.unavailable', { code: 503, values: { retryAfter: 5 } });
    const { identity } = archive;
    try {
      return {
        bytes: await archive.tile(address),
        tag: `${identity}-${Object.values(address).join('-')}`,
        cacheControl: version === identity ? CACHE_FOR_EVER : CACHE_BRIEFLY,
      };
    } catch (error) {
      if (error instanceof AppError) throw error;
      this.#onFault(archive, error);
      return { bytes: null, tag: 'damaged', cacheControl: 'no-store' };
    }
  }

  /** The current archive; null while none can be read: maps then have no streets. */
  async current(): Promise<StreetArchive | null> {
    if (this.#now() - this.#lookedAt >= LOOK_MS) {
      this.#look ??= this.#lookAgain().finally(() => {
        this.#lookedAt = this.#now();
        this.#look = null;
      });
      await Promise.race([this.#look, delay(PATIENCE_MS, undefined, { ref: false })]);
    }
    return this.#archive;
  }

  /** Handles an unreadable part of an archive: the rest is served as before, unless the file has been replaced. */
  #onFault(archive: StreetArchive, error: unknown): void {
    if (archive !== this.#archive) return;
    this.#lookedAt = Number.NEGATIVE_INFINITY;
    this.#report(
      'warn',
      `MAP_TILES: a part of ${this.#path} cannot be read: ${reason(error)}. There maps show no streets.`,
    );
  }

  async close(): Promise<void> {
    await this.#look;
    this.#retire();
    await Promise.all([...this.#retired].map((archive) => this.#closeArchive(archive)));
  }

  async #lookAgain(): Promise<void> {
    let mark: FileMark | null = null;
    try {
      const found = await stat(this.#path);
      mark = found;
      // Opening a pipe would block.
      if (!found.isFile()) throw new ArchiveError('it is no file');
      if (this.#archive ? isSame(this.#archive.mark, found) : this.#isKnownToFail(found)) return;
      const archive = await openStreetArchive(this.#path);
      this.#retire();
      this.#archive = archive;
      this.#failed = null;
      this.#report('info', `Maps show the streets of ${this.#path}.`, archive.identity);
    } catch (error) {
      this.#retire();
      this.#failed = { mark: markText(mark), at: this.#now() };
      this.#report('warn', `MAP_TILES: ${this.#path} cannot be used: ${reason(error)}. Maps show no streets.`);
    }
  }

  #isKnownToFail(mark: FileMark): boolean {
    return this.#failed?.mark === markText(mark) && this.#now() - this.#failed.at < RETRY_MS;
  }

  /** Closes the archive after its present reads. */
  #retire(): void {
    const archive = this.#archive;
    this.#archive = null;
    if (archive === null) return;
    this.#retired.add(archive);
    setTimeout(() => void this.#closeArchive(archive), CLOSE_MS).unref();
  }

  async #closeArchive(archive: StreetArchive): Promise<void> {
    if (this.#retired.delete(archive)) await archive.close();
  }

  #report(level: 'info' | 'warn', words: string, about = ''): void {
    if (this.#logged === words + about) return;
    this.#logged = words + about;
    this.#log[level](words);
  }
}

const isSame = (one: FileMark, other: FileMark): boolean => markText(one) === markText(other);

const markText = (mark: FileMark | null): string =>
  mark === null ? '' : [mark.dev, mark.ino, mark.size, mark.mtimeMs].join(' ');

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EIO: 'the disk fails',
};

function reason(error: unknown): string {
  if (error instanceof ArchiveError) return error.message;
  return REASONS[(error as { code?: string } | null)?.code ?? ''] ?? firstLine(error);
}
