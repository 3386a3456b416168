import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { PlainError } from '../../terminal/plain-error.ts';

/** Another live process works in the folder. */
export class DirectoryLockedError extends PlainError {
  constructor(folder: string) {
    super(`Another process is using ${folder}. Stop it, or choose another folder with DATA_DIR.`);
  }
}

/** The lock of this process on a folder. */
export interface DirectoryLock {
  /** Locks the essential files created since. @throws DirectoryLockedError */
  extend(): void;
  release(): void;
}

/** The file that is locked first. */
export const LOCK_FILE = 'lares.lock';

/** Offset of the one locked byte, far behind the end of any file: where locks forbid reading, no program reads there. */
const LOCKED_BYTE = 2 ** 40;

/**
 * Locks a folder for this process by a lock of the operating system on a file in it. The lock ends with the process, however that ends, and
 * holds for every process that sees the file, in other containers too.
 *
 * The essential files of the folder are locked with it: removing the lock file alone does not open the folder.
 *
 * @param essentials names of such files; those missing are left to `extend`
 * @throws DirectoryLockedError
 * @source docs/decisions/022-one-owner-of-the-folder.md
 */
export function lockDirectory(folder: string, essentials: readonly string[]): DirectoryLock {
  const locked = new Map<string, number>();
  const lock = (name: string, flags: string): void => {
    const file = openSync(join(folder, name), flags);
    locked.set(name, file);
    if (!tryLock(file, LOCKED_BYTE, 1)) throw new DirectoryLockedError(folder);
  };
  const release = (): void => {
    for (const file of locked.values()) closeSync(file);
    locked.clear();
  };
  const extend = (): void => {
    const open = essentials.filter((name) => !locked.has(name) && existsSync(join(folder, name)));
    for (const name of open) lock(name, 'r+');
  };
  try {
    lock(LOCK_FILE, 'a+');
    extend();
  } catch (error) {
    release();
    throw error;
  }
  return { extend, release };
}
