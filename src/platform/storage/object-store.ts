import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Files by name, written once and never changed. */
export interface ObjectStore {
  /** Writes a file; one of that name stays as it is. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  has(name: string): Promise<boolean>;
  /** A stream of the file, or null when there is none. */
  read(name: string): Promise<Readable | null>;
  remove(name: string): Promise<void>;
}

/** Files in a folder. */
export class FolderStore implements ObjectStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = resolve(folder);
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    if (await this.has(name)) return;
    const file = this.#path(name);
    await mkdir(dirname(file), { recursive: true });
    // Whole files only: a killed process leaves a part under another name.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
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

  #path(name: string): string {
    const file = resolve(join(this.#folder, name));
    if (!file.startsWith(this.#folder + sep)) throw new Error('A name may not leave its store.');
    return file;
  }
}
