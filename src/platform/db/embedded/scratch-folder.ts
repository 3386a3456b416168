import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryLockedError, LOCK_FILE, lockDirectory } from './directory-lock.ts';

/** What a folder is for that a process makes in the data folder and removes: a copy, a restore, the trial of a backup. */
export type ScratchKind = 'copy' | 'restored' | 'trial';

/** Such a folder, claimed for this process. */
export interface ScratchFolder {
  path: string;
  remove(): void;
}

const NAME = /^(?:copy|restored|trial)-\w{6}$/;
/** A folder is claimed right after it was made; one this old that nobody has claimed is left over, milliseconds. */
const LOCKED_WITHIN_MS = 10_000;

/** Makes a folder in the data folder; those that killed processes left there go first. */
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

/** Removes folders whose processes were killed; those of living processes are claimed, and stay. */
export function clearScratch(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir).filter((entry) => NAME.test(entry))) {
    const path = join(dataDir, name);
    if (isLeftOver(path)) rmSync(path, { recursive: true, force: true });
  }
}

function isLeftOver(path: string): boolean {
  try {
    // Before the claim: taking it makes a file in the folder.
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
