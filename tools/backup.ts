import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BackupError } from '#platform/backup/backup.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { type DatabaseHandle, openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/embedded/directory-lock.ts';
import { openEmbeddedCopy } from '#platform/db/embedded-copy.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { DERIVED_TABLES } from '../src/product/modules.ts';
import { operatorMessage } from '../src/product/operator-message.ts';

const USAGE = `Usage: npm run backup -- FILE

  FILE   where the backup goes, for example lares-2026-11-22.tar.gz; there must be no such file yet

Writes database, pictures and the secret of the data folder into one file. The product may run meanwhile.`;

/** Writes a backup of an installation, which may be in use. @throws BackupError */
export async function backUp(config: Config, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already.`);
  const database = await openToRead(config);
  try {
    const { rows, files } = await reportStep('Backup', () =>
      makeBackup(file, {
        database,
        store: new FolderStore(join(config.dataDir, 'pictures')),
        secret: secretFile(config),
        derivedTables: DERIVED_TABLES.flatMap(({ names }) => names),
        now: new Date(),
      }),
    );
    console.log(`${file}: ${rows} rows and ${files} picture files.`);
    if (config.secret !== null) console.log('The setting SECRET is not in it: store it as well.');
  } finally {
    await database.close();
  }
}

/** The database; for an embedded one in use, a copy that is deleted when it is closed. */
async function openToRead(config: Config): Promise<DatabaseHandle> {
  try {
    return await openDatabase({ ...config, unlimitedStatements: true });
  } catch (error) {
    if (error instanceof DirectoryLockedError) return openEmbeddedCopy(config.dataDir);
    throw error;
  }
}

/** The secrets stored in the data folder, or null where a setting provides them. */
function secretFile({ secret, dataDir }: Config): string | null {
  const file = join(dataDir, 'secret');
  return secret === null && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (import.meta.main) {
  try {
    const [file, ...rest] = process.argv.slice(2);
    if (file === undefined || rest.length > 0) throw new BackupError(USAGE);
    await backUp(readConfig(), resolve(file));
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    process.exitCode = 1;
  }
}
