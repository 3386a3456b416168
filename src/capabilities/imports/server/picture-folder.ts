import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Largest file that is taken for a picture, bytes. @source docs/reference/limits.md, "Uploads" */
const LARGEST_PICTURE = 15 * 1024 * 1024;

/** The pictures that came with a feed, by file name whatever its capitals. */
export class PictureFolder {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #hashes = new Map<string, string | null>();

  private constructor(paths: ReadonlyMap<string, string>) {
    this.#paths = paths;
  }

  /** @throws when the folder cannot be read */
  static async open(folder: string): Promise<PictureFolder> {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    return new PictureFolder(new Map(files.map((name) => [name.normalize('NFC').toLowerCase(), join(folder, name)])));
  }

  /** SHA-256 of a picture's bytes, hexadecimal; null where there is no such file, or one too large for a picture. */
  async hashOf(name: string): Promise<string | null> {
    const path = this.#paths.get(name.toLowerCase());
    if (path === undefined) return null;
    const known = this.#hashes.get(path);
    if (known !== undefined) return known;
    const bytes = await readPicture(path);
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    this.#hashes.set(path, hash);
    return hash;
  }

  /** The bytes of a picture; null as in `hashOf`. */
  async read(name: string): Promise<Buffer | null> {
    const path = this.#paths.get(name.toLowerCase());
    return path === undefined ? null : readPicture(path);
  }
}

async function readPicture(path: string): Promise<Buffer | null> {
  const { size } = await stat(path);
  return size <= LARGEST_PICTURE ? readFile(path) : null;
}
