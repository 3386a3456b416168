import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '#platform/backup/backup.ts';
import { type CheckedBackup, checkBackup } from '#platform/backup/check-backup.ts';
import { restoreFiles } from '#platform/backup/restore-backup.ts';
import { holdsRecords } from '#platform/backup/table-copy.queries.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { databaseFolder, replaceDatabase } from '#platform/db/embedded/embedded-home.ts';
import { makeScratch } from '#platform/db/embedded/scratch-folder.ts';
import { FolderStore } from '#platform/storage/object-store.ts';
import { reportStep } from '#platform/terminal/progress.ts';
import { fillFromBackup } from '../src/product/fill-from-backup.ts';
import { operatorMessage } from '../src/product/operator-message.ts';

const USAGE = `Usage: npm run restore -- FILE [--replace]

  FILE        a file that npm run backup wrote, here or on another machine
  --replace   the database there is holds something, and the backup may take its place

Puts database, pictures and secret back: into the embedded database, or into that of DATABASE_URL. The product may run
meanwhile.`;

/** The backup to restore, and whether it may replace records. */
export interface Restore {
  file: string;
  mayReplace: boolean;
}

/** Restores a backup into an installation, which may be in use. Nothing changes unless all of it can be restored. @throws BackupError */
export async function restore(config: Config, { file, mayReplace }: Restore): Promise<void> {
  const backup = await reportStep('The backup is whole', () => checkBackup(file));
  mkdirSync(config.dataDir, { recursive: true });
  const put = config.databaseUrl === null ? intoFolder : intoServer;
  await put(config, { backup, file, mayReplace });
  console.log(`As it was on ${backup.about.takenAt}.`);
}

interface CheckedRestore extends Restore {
  backup: CheckedBackup;
}

async function intoServer(config: Config, { backup, file, mayReplace }: CheckedRestore): Promise<void> {
  const database = await openDatabase({ ...config, unlimitedStatements: true });
  try {
    if (!mayReplace && (await holdsRecords(database.db))) throw wouldReplace('The database');
    await putFiles(config, file, backup);
    await reportStep('Database', () => fillFromBackup(database, file, backup));
  } finally {
    await database.close();
  }
}

/** Restores into a database of its own beside the one in use, then replaces that one. */
async function intoFolder(config: Config, { backup, file, mayReplace }: CheckedRestore): Promise<void> {
  const { dataDir } = config;
  if (!mayReplace && existsSync(databaseFolder(dataDir))) throw wouldReplace(databaseFolder(dataDir));
  await putFiles(config, file, backup);
  const beside = makeScratch(dataDir, 'restored');
  try {
    await reportStep('Database', async () => {
      const database = await openDatabase({ databaseUrl: null, dataDir: beside.path, unlimitedStatements: true });
      try {
        await fillFromBackup(database, file, backup);
      } finally {
        await database.close();
      }
    });
    const aside = await replaceDatabase(dataDir, databaseFolder(beside.path), new Date());
    if (aside !== null) console.log(`The earlier database is in ${aside}: delete it when it is no longer needed.`);
  } finally {
    beside.remove();
  }
}

/**
 * Pictures and secret are written before the database that needs them: a killed restore has either left the database unchanged, or is
 * complete. Existing pictures stay.
 */
async function putFiles(config: Config, file: string, { secret }: CheckedBackup): Promise<void> {
  await reportStep('Pictures', () => restoreFiles(file, new FolderStore(join(config.dataDir, 'pictures'))));
  putSecret(config, secret);
}

/** The secrets of the backup come first; the current ones stay as earlier ones. */
function putSecret({ secret, dataDir }: Config, restored: string | null): void {
  if (restored === null || secret !== null) {
    console.log('The secret is that of the setting SECRET: it must be the one of the backup.');
    return;
  }
  const file = join(dataDir, 'secret');
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = [...new Set(`${restored}\n${present}`.split('\n').map((line) => line.trim()))].filter(Boolean);
  if (lines[0] === present.split('\n')[0]?.trim()) return;
  writeFileSync(`${file}.part`, lines.join('\n'), { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
  console.log('The secret of the backup is in use from the next start on: start the product anew.');
}

const wouldReplace = (what: string): BackupError =>
  new BackupError(`${what} holds something already: add --replace if the backup may take its place.`);

function readArguments(argv: readonly string[]): Restore {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new Error('one file');
    return { file: resolve(file), mayReplace: values.replace };
  } catch {
    throw new BackupError(USAGE);
  }
}

if (import.meta.main) {
  try {
    await restore(readConfig(), readArguments(process.argv.slice(2)));
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    process.exitCode = 1;
  }
}
