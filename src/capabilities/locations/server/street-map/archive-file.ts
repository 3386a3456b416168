import { type FileHandle, open } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';
import { Semaphore } from '#platform/queues/semaphore.ts';

/** The reason why a file is no archive of street tiles, as a plain message. */
export class ArchiveError extends Error {}

/** Largest number of bytes in one read: a directory or a tile beyond that is a fault of the file. */
const MOST_BYTES = 8 * 1_048_576;

/** Length that the library reads at the beginning, whatever the length of the file. */
const FIRST_BYTES = 16_384;

/** Limits of concurrent reads: a disk that hangs must not take every thread that reads files. */
const READS = { atOnce: 8, mostWaiting: 500, longestMs: 5_000, retryAfterS: 5 };

/** Values that show whether a path still leads to the same content. */
export interface FileMark {
  dev: number;
  ino: number;
  size: number;
  mtimeMs: number;
}

/** A file that the library reads in parts, never beyond its end. */
export class ArchiveFile implements Source {
  readonly #handle: FileHandle;
  readonly #reads = new Semaphore(READS);
  readonly mark: FileMark;

  private constructor(handle: FileHandle, mark: FileMark) {
    this.#handle = handle;
    this.mark = mark;
  }

  /** @throws Error of the file system */
  static async open(path: string): Promise<ArchiveFile> {
    const handle = await open(path, 'r');
    try {
      return new ArchiveFile(handle, await handle.stat());
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  getKey(): string {
    return 'archive';
  }

  /** @throws ArchiveError for what lies beyond the end; AppError `error.unavailable` when the disk does not answer */
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const wanted = offset === 0 && length === FIRST_BYTES ? Math.min(length, this.mark.size) : length;
    if (wanted > MOST_BYTES || offset + wanted > this.mark.size) throw new ArchiveError(TRUNCATED);
    const data = new ArrayBuffer(wanted);
    const { bytesRead } = await this.#reads.take(() => this.#handle.read(new Uint8Array(data), 0, wanted, offset));
    if (bytesRead < wanted) throw new ArchiveError(TRUNCATED);
    return { data };
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** Message for a file that ends before its directory's content. */
export const TRUNCATED = 'it is shorter than its own directory says: probably not copied to its end';
