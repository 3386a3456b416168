import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import { BackupError } from './backup.ts';

/** One file inside a backup. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Adds a file to a backup in progress; settles when there is room for the next. */
export type AddEntry = (name: string, bytes: Uint8Array | string) => Promise<void>;

/** Speed is preferred to size: pictures, most of a backup, do not compress. */
const GZIP_LEVEL = 1;
const OWNER_ONLY = 0o600;

/**
 * Writes a backup, a tar archive compressed by gzip. The file gets its name when it is complete and on the disk; only its owner may read
 * it.
 *
 * @throws BackupError when the file exists already
 */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  const pack = tar.pack();
  const isWritten = pipeline(
    pack,
    createGzip({ level: GZIP_LEVEL }),
    createWriteStream(part, { mode: OWNER_ONLY, flush: true }),
  );
  // The first failure ends the other stream.
  isWritten.catch((error) => pack.destroy(error));
  try {
    await fill((name, bytes) => addTo(pack, name, Buffer.from(bytes)));
    pack.finalize();
    await isWritten;
    await placeNew(part, file);
  } catch (error) {
    pack.destroy();
    await isWritten.catch(() => {});
    await rm(part, { force: true });
    throw error;
  }
}

/** The files of a backup in their order. @throws BackupError for a file that is no backup, or is truncated */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const extract = tar.extract();
  const isRead = pipeline(createReadStream(file), createGunzip(), extract);
  isRead.catch((error) => extract.destroy(error));
  try {
    for await (const entry of extract) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await isRead;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw new BackupError(`${file} cannot be read.`);
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is no backup, or a part of one: ${message}`);
  }
}

const addTo = (pack: tar.Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    pack.entry({ name, mode: OWNER_ONLY }, bytes, (error) => (error ? reject(error) : resolve()));
  });

/** Renames a finished part file to its final name. Two concurrent writers cannot both take the name. */
async function placeNew(part: string, file: string): Promise<void> {
  try {
    await link(part, file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new BackupError(`${file} exists already.`) : error;
  }
  await rm(part);
}
