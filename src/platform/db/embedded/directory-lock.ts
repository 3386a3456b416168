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

/** The claim of this process on a folder. */
export interface DirectoryLock {
  /** Claims the essential files that have come into being since. @throws DirectoryLockedError */
  extend(): void;
  release(): void;
}

/** The file that is claimed first. */
export const LOCK_FILE = 'lares.lock';

/** The one byte that is locked lies far behind the end of any file: where locks forbid reading, nobody reads there. */
const LOCKED_BYTE = 2 ** 40;

/**
 * Claims a folder for this process: a lock of the operating system on a file in it, which ends with the process, however
 * that ends, and holds for all who see the file, in other containers too. The files without which the folder is worth
 * nothing are claimed with it: whoever removes the lock file lets nobody in.
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
