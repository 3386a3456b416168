import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DirectoryLock, DirectoryLockedError, lockDirectory } from './directory-lock.ts';
import { askControl, type ControlRequest, serveControl } from './embedded-control.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { clearScratch } from './scratch-folder.ts';

/** Files of PostgreSQL that exist from the first start on and are never replaced. */
const ESSENTIAL_FILES = ['PG_VERSION'];

/** Prefix of the names of databases that a restore set aside; the time follows. */
const ASIDE = 'database-before-';

/** Location of the embedded database in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** An embedded database in its folder, which is locked for this process. */
export interface EmbeddedHome {
  folder: string;
  database: EmbeddedDatabase;
  /** Locks the files that the first start made. @throws DirectoryLockedError */
  lockAll(): void;
  /** Ends the database, then releases the lock. */
  close(): Promise<void>;
  /** Releases the lock, whatever becomes of the database. */
  release(): void;
}

/**
 * Locks the folder of the embedded database and starts it there. Other processes of this machine may then request a copy, a replacement, or
 * a command.
 *
 * @param carryOut executes the command of that name
 * @throws DirectoryLockedError when another process holds it
 */
export async function openHome(
  dataDir: string,
  statementTimeoutMs: number,
  carryOut: (name: string, input: unknown) => Promise<unknown>,
): Promise<EmbeddedHome> {
  const folder = databaseFolder(dataDir);
  bringBack(dataDir);
  makeFolder(folder);
  accessSync(folder, constants.R_OK | constants.W_OK);
  let lock = lockDirectory(folder, ESSENTIAL_FILES);
  clearScratch(dataDir);
  const database = new EmbeddedDatabase({ folder, statementTimeoutMs });
  const replace = (request: ControlRequest & { kind: 'replace' }): Promise<void> =>
    database.replaceFolder(() => {
      const before = lock;
      lock = putInPlace(dataDir, request);
      before.release();
    });
  const endControl = await serveControl(dataDir, (request) => {
    if (request.kind === 'command') return carryOut(request.name, request.input);
    return request.kind === 'copy' ? database.copyTo(request.folder) : replace(request);
  });
  const release = (): void => lock.release();
  return {
    folder,
    database,
    lockAll: () => lock.extend(),
    release,
    close: async () => {
      await endControl();
      await database.close();
      release();
    },
  };
}

/**
 * Replaces the database in a data folder, also while a process has it open; that process continues with the new one.
 *
 * @param newFolder in the data folder; no process may have it open
 * @returns location of the earlier database; null when there was none
 * @throws ControlError when the process that has it open refuses
 */
export async function replaceDatabase(dataDir: string, newFolder: string, now: Date): Promise<string | null> {
  bringBack(dataDir);
  const asideFolder = join(dataDir, `${ASIDE}${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  if (!existsSync(databaseFolder(dataDir))) {
    renameSync(newFolder, databaseFolder(dataDir));
    return null;
  }
  const request = { kind: 'replace', folder: newFolder, asideFolder } as const;
  const lock = locked(databaseFolder(dataDir));
  if (lock === null) await askControl(dataDir, request);
  else {
    putInPlace(dataDir, request).release();
    lock.release();
  }
  return asideFolder;
}

/** A lock on a folder; null when another process holds it. */
function locked(folder: string): DirectoryLock | null {
  try {
    return lockDirectory(folder, ESSENTIAL_FILES);
  } catch (error) {
    if (error instanceof DirectoryLockedError) return null;
    throw error;
  }
}

/** Two renames; a crash between them leaves no database in place, see `bringBack`. Returns the lock on the new one. */
function putInPlace(dataDir: string, { folder, asideFolder }: { folder: string; asideFolder: string }): DirectoryLock {
  const lock = lockDirectory(folder, ESSENTIAL_FILES);
  renameSync(databaseFolder(dataDir), asideFolder);
  renameSync(folder, databaseFolder(dataDir));
  return lock;
}

/** Restores the earlier database where a process died during the replacement. */
function bringBack(dataDir: string): void {
  if (!existsSync(dataDir) || existsSync(databaseFolder(dataDir))) return;
  const [latest] = readdirSync(dataDir)
    .filter((name) => name.startsWith(ASIDE))
    .sort()
    .reverse();
  if (latest !== undefined) renameSync(join(dataDir, latest), databaseFolder(dataDir));
}

/**
 * Makes a folder and its parents unless they exist.
 *
 * @throws Error of the operating system, with its true reason; Node's own `recursive` reports a read-only disk as a missing folder
 */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}
