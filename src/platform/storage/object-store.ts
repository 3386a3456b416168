import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { createReadStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '#kernel/app-error.ts';
import { HOUR_MS } from '#kernel/time.ts';

/** Files by name, written once and never changed. */
export interface ObjectStore {
  /** Writes a file; an existing one of that name stays unchanged. @throws AppError `error.storage.full` */
  put(name: string, bytes: Uint8Array): Promise<void>;
  has(name: string): Promise<boolean>;
  /** A stream of the file, or null when there is none. */
  read(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Names of all files. */
  names(): Promise<string[]>;
}

/** Suffix of a file in progress. */
const PART = '.part';
/** Age of an unfinished file after which its writer counts as killed, milliseconds. */
const LONGEST_WRITE_MS = HOUR_MS;

/** Files in a folder. */
export class FolderStore implements ObjectStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (await this.has(name)) return;
    const file = this.#path(name);
    // Complete files only: a killed process leaves a part under another name.
    const part = `${file}.${randomUUID()}${PART}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      // Flushed to disk before it gets its name: a stored picture is complete.
      await writeFile(part, bytes, { flush: true });
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw isFull(error) ? new AppError('error.storage.full', { code: 507, cause: error }) : error;
    }
  }

  async has(name: string): Promise<boolean> {
    return access(this.#path(name)).then(
      () => true,
      () => false,
    );
  }

  async read(name: string): Promise<Readable | null> {
    return (await this.has(name)) ? createReadStream(this.#path(name)) : null;
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async names(): Promise<string[]> {
    const files = await this.#files();
    return files
      .filter((file) => !file.endsWith(PART))
      .map((file) => relative(this.#folder, file).replaceAll(sep, '/'))
      .sort();
  }

  /** Removes unfinished files of killed processes. */
  async clearParts(now: Date): Promise<void> {
    const parts = (await this.#files()).filter((file) => file.endsWith(PART));
    for (const part of parts) {
      const written = await stat(part).catch(() => null);
      if (written && now.getTime() - written.mtimeMs > LONGEST_WRITE_MS) await rm(part, { force: true });
    }
  }

  /** Paths of all files in the folder, unfinished ones as well. */
  async #files(): Promise<string[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(nothingYet);
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }

  #path(name: string): string {
    const file = resolve(join(this.#folder, name));
    if (!file.startsWith(this.#folder + sep)) throw new Error('A name may not leave its store.');
    return file;
  }
}

/** The disk, or our quota on it, is full. */
const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string }).code ?? '');

/** A folder without any written file does not exist. */
function nothingYet(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
