import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AMBIGUOUS, exactName, foldedName, matchingName } from './picture-names.ts';

/** Size limit of a picture file, bytes. @source docs/reference/limits.md, "Uploads" */
const LARGEST_PICTURE = 15 * 1024 * 1024;

/** Files whose names differ only in case, and their names in the feed. */
interface SpelledAlike {
  files: string[];
  wanted: Set<string>;
}

/**
 * The pictures that came with a feed, by file name. Case decides where the feed or the folder has several names that differ in
 * nothing else; so all names of the feed are passed to `expect` before the first look-up.
 */
export class PictureFolder {
  readonly #folder: string;
  readonly #names: ReadonlyMap<string, SpelledAlike>;
  readonly #hashes = new Map<string, string | null>();

  private constructor(folder: string, files: readonly string[]) {
    this.#folder = folder;
    const alike = Map.groupBy(files, foldedName);
    this.#names = new Map([...alike].map(([key, names]) => [key, { files: names, wanted: new Set() }]));
  }

  /** @throws when the folder cannot be read */
  static async open(folder: string): Promise<PictureFolder> {
    const entries = await readdir(folder, { withFileTypes: true });
    return new PictureFolder(
      folder,
      entries.filter((entry) => entry.isFile()).map((entry) => entry.name),
    );
  }

  /** Registers a name of the feed. */
  expect(name: string): void {
    this.#names.get(foldedName(name))?.wanted.add(exactName(name));
  }

  /**
   * SHA-256 of a picture's bytes, hexadecimal; null where there is no such file, or one too large for a picture.
   *
   * `AMBIGUOUS` where several files match, or several names of the feed match the file.
   */
  async hashOf(name: string): Promise<string | typeof AMBIGUOUS | null> {
    const file = this.#fileOf(name);
    if (file === null || file === AMBIGUOUS) return file;
    const known = this.#hashes.get(file);
    if (known !== undefined) return known;
    const bytes = await readPicture(join(this.#folder, file));
    const hash = bytes && createHash('sha256').update(bytes).digest('hex');
    this.#hashes.set(file, hash);
    return hash;
  }

  /** The bytes of a picture; null where `hashOf` has no hash. */
  async read(name: string): Promise<Buffer | null> {
    const file = this.#fileOf(name);
    return file === null || file === AMBIGUOUS ? null : readPicture(join(this.#folder, file));
  }

  #fileOf(name: string): string | typeof AMBIGUOUS | null {
    const alike = this.#names.get(foldedName(name));
    return alike ? matchingName(name, alike.files, alike.wanted) : null;
  }
}

async function readPicture(path: string): Promise<Buffer | null> {
  const { size } = await stat(path);
  return size <= LARGEST_PICTURE ? readFile(path) : null;
}
