import { type DirectoryLock, DirectoryLockedError, lockDirectory } from '#platform/db/embedded/directory-lock.ts';

/** A process that claims a folder or gives it up, as its parent says, and answers whether it has one now. */
let lock: DirectoryLock | null = null;

process.on('message', ({ folder }: { folder: string | null }) => {
  if (folder === null) giveUp();
  else claim(folder);
  process.send?.(lock !== null);
});
process.send?.(false);

function giveUp(): void {
  lock?.release();
  lock = null;
}

function claim(folder: string): void {
  try {
    lock = lockDirectory(folder, ['PG_VERSION']);
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
  }
}
