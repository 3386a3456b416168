import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type DatabaseHandle, type Db, liftStatementLimit } from '#platform/db/db.ts';
import { migrationsDone } from '#platform/db/migrate.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { BACKUP_FORMAT, type BackupHeader, type BackupSums, type TableSum } from './backup.ts';
import { type AddEntry, writeArchive } from './backup-archive.ts';
import { fixTextForms, listBackupTables, listSequenceNumbers, readRows } from './table-copy.queries.ts';
import { TableCounter } from './table-sum.ts';

/** Sources of a backup. */
export interface BackupParts {
  database: DatabaseHandle;
  store: ObjectStore;
  /** The secret stored in the data folder, or null where a setting provides it. */
  secret: string | null;
  /** Tables that are computed from others. */
  derivedTables: readonly string[];
  now: Date;
}

/** Contents of a backup, for the operator. */
export interface BackupCounts {
  rows: number;
  files: number;
}

/**
 * Writes database, pictures and secret into one file. The database is read in one snapshot while others go on writing; every picture of the
 * snapshot is in the file.
 *
 * @throws BackupError when the file exists already
 */
export async function makeBackup(file: string, parts: BackupParts): Promise<BackupCounts> {
  const files: Record<string, string> = {};
  let tables: Record<string, TableSum> = {};
  await writeArchive(file, async (add) => {
    // Files are listed before the snapshot, because they may be deleted after it, and again after it for those added meanwhile.
    await addPictures(add, parts.store, files);
    const database = await addDatabase(add, parts);
    await addPictures(add, parts.store, files);
    if (parts.secret !== null) await add('secret', parts.secret);
    tables = database.tables;
    await add('sums.json', JSON.stringify({ ...database, files } satisfies BackupSums));
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return { rows, files: Object.keys(files).length };
}

async function addDatabase(add: AddEntry, { database, derivedTables, now }: BackupParts) {
  return database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await liftStatementLimit(tx);
      await fixTextForms(tx);
      const about: BackupHeader = {
        format: BACKUP_FORMAT,
        takenAt: now.toISOString(),
        migrations: await migrationsDone(tx),
      };
      await add('about.json', JSON.stringify(about));
      const tables = await addTables(add, tx, derivedTables);
      return { tables, sequences: await listSequenceNumbers(tx) };
    });
}

async function addTables(add: AddEntry, tx: Db, derived: readonly string[]): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of await listBackupTables(tx, derived)) {
    const counter = new TableCounter();
    let part = 0;
    for await (const rows of readRows(tx, table)) {
      counter.add(rows);
      part += 1;
      await add(`tables/${table.name}/${part}.json`, JSON.stringify(rows));
    }
    sums[table.name] = counter.sum();
  }
  return sums;
}

async function addPictures(add: AddEntry, store: ObjectStore, done: Record<string, string>): Promise<void> {
  for (const name of await store.names()) {
    if (done[name] !== undefined) continue;
    const stream = await store.read(name);
    // Deleted since it was listed.
    if (!stream) continue;
    const bytes = await buffer(stream);
    await add(`files/${name}`, bytes);
    done[name] = createHash('sha256').update(bytes).digest('hex');
  }
}
