import { type DatabaseHandle, openDatabase } from './db.ts';
import { askControl } from './embedded/embedded-control.ts';
import { databaseFolder } from './embedded/embedded-home.ts';
import { makeScratch } from './embedded/scratch-folder.ts';

/**
 * Opens a copy of the embedded database of another process, as of this moment; it is deleted when it is closed. The other process stops
 * answering only while files are copied.
 *
 * @throws ControlError
 */
export async function openEmbeddedCopy(dataDir: string): Promise<DatabaseHandle> {
  const { path: copyDir, remove } = makeScratch(dataDir, 'copy');
  try {
    await askControl(dataDir, { kind: 'copy', folder: databaseFolder(copyDir) });
    const handle = await openDatabase({ databaseUrl: null, dataDir: copyDir, unlimitedStatements: true });
    const close = async (): Promise<void> => {
      await handle.close();
      remove();
    };
    return { ...handle, close };
  } catch (error) {
    remove();
    throw error;
  }
}
