import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryLockedError, LOCK_FILE, lockDirectory } from './directory-lock.ts';

/** Purpose of a temporary folder in the data folder: a copy, a restore, the trial of a backup. */
export type ScratchKind = 'copy' | 'restored' | 'trial';

/** Such a folder, locked for this process. */
export interface ScratchFolder {
  path: string;
  remove(): void;
}

const NAME = /^(?:copy|restored|trial)-\w{6}$/;
/** Age after which an unlocked folder counts as left over, milliseconds; a folder is locked right after it is made. */
const LOCKED_WITHIN_MS = 10_000;

/** Makes a folder in the data folder; those of killed processes are removed first. */
export function makeScratch(dataDir: string, kind: ScratchKind): ScratchFolder {
  clearScratch(dataDir);
  const path = mkdtempSync(join(dataDir, `${kind}-`));
  const lock = lockDirectory(path, []);
  const remove = (): void => {
    rmSync(path, { recursive: true, force: true });
    lock.release();
  };
  return { path, remove };
}

/** Removes folders of killed processes; those of live processes are locked, and stay. */
export function clearScratch(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir).filter((entry) => NAME.test(entry))) {
    const path = join(dataDir, name);
    if (isLeftOver(path)) rmSync(path, { recursive: true, force: true });
  }
}

function isLeftOver(path: string): boolean {
  try {
    // Read before locking, which creates a file in the folder.
    const isNew = Date.now() - statSync(path).mtimeMs < LOCKED_WITHIN_MS;
    if (isNew && !existsSync(join(path, LOCK_FILE))) return false;
    lockDirectory(path, []).release();
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof DirectoryLockedError || code === 'ENOENT' || code === 'EACCES') return false;
    throw error;
  }
}
