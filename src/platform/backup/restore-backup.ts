import { type DatabaseHandle, type Db, liftStatementLimit } from '#platform/db/db.ts';
import { migrate, migrationNames, migrationsDone } from '#platform/db/migrate.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { BackupError, type BackupSums, type TableSum } from './backup.ts';
import { readArchive } from './backup-archive.ts';
import { type CheckedBackup, compareSums, fileNameOf, rowsOf, tableOf } from './check-backup.ts';
import {
  type BackupTable,
  emptyTable,
  fixTextForms,
  holdsRecords,
  listBackupTables,
  lockTables,
  raiseSequence,
  readRows,
  setForeignKeys,
  setTriggers,
  writeRows,
} from './table-copy.queries.ts';
import { TableCounter } from './table-sum.ts';

/** Tables that are computed from others, with their computation. */
export interface DerivedTables {
  names: readonly string[];
  /** Computes them anew, in the transaction of the restore. */
  rebuild(tx: Db): Promise<void>;
}

/** Dependencies of a restore. */
export interface RestoreParts {
  database: DatabaseHandle;
  derived: readonly DerivedTables[];
  /** Creates the tables of jobs in a database that has its tables, and the queues of the backup's jobs. */
  prepareJobs(database: DatabaseHandle, carried: readonly string[]): Promise<void>;
}

/**
 * Restores the rows of a backup into a database in one transaction, and compares them with the sums of the backup before the commit.
 *
 * An untouched database gets the tables of the backup's own version first. A database in use must be of that version, and stays readable
 * meanwhile.
 *
 * @throws BackupError when the backup cannot be restored here
 */
export async function restoreDatabase(file: string, backup: CheckedBackup, parts: RestoreParts): Promise<void> {
  const { database, derived } = parts;
  await prepareTables(backup, parts);
  const derivedNames = derived.flatMap(({ names }) => names);
  await database.db.transaction().execute(async (tx) => {
    await liftStatementLimit(tx);
    await fixTextForms(tx);
    const tables = await listBackupTables(tx, derivedNames);
    await lockTables(tx, [...tables.map(({ name }) => name), ...derivedNames]);
    await setForeignKeys(tx, 'deferred');
    for (const { name } of tables) await setTriggers(tx, name, 'disable');
    for (const { name } of tables) await emptyTable(tx, name);
    await fillTables(tx, file, tables);
    await setForeignKeys(tx, 'immediate');
    for (const { name } of tables) await setTriggers(tx, name, 'enable');
    compareSums(
      'The restored database is not that of the backup',
      await sumsOf(tx, tables),
      wanted(backup.sums, tables),
    );
    for (const [name, last] of Object.entries(backup.sums.sequences)) await raiseSequence(tx, name, last);
    for (const { rebuild } of derived) await rebuild(tx);
  });
}

/** Restores the pictures of a backup into a store; an existing file is not overwritten. Returns the number of pictures. */
export async function restoreFiles(file: string, store: ObjectStore): Promise<number> {
  let files = 0;
  for await (const entry of readArchive(file)) {
    if (!entry.name.startsWith('files/')) continue;
    await store.put(fileNameOf(entry), entry.bytes);
    files += 1;
  }
  return files;
}

/** Creates the tables of the backup's version in a database without records, including one left half made by a killed restore. */
async function prepareTables({ about, queues }: CheckedBackup, { database, prepareJobs }: RestoreParts): Promise<void> {
  const known = migrationNames();
  const newer = about.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new BackupError(
      `The backup is of a database that a newer version prepared (${newer.at(-1)}): restore it with that version.`,
    );
  }
  if (!(await holdsRecords(database.db))) await migrate(database, about.migrations);
  const present = await migrationsDone(database.db);
  if (present.some((name) => !about.migrations.includes(name))) {
    throw new BackupError('The backup is of an older version than the database: restore it into an empty one.');
  }
  if (about.migrations.some((name) => !present.includes(name))) {
    throw new BackupError(
      'The database is of an older version than the backup: start this version on it once, then restore.',
    );
  }
  await prepareJobs(database, queues);
}

async function fillTables(tx: Db, file: string, tables: readonly BackupTable[]): Promise<void> {
  const known = new Map(tables.map((table) => [table.name, table]));
  for await (const entry of readArchive(file)) {
    const name = tableOf(entry);
    if (name === null) continue;
    const table = known.get(name);
    if (!table) throw new BackupError(`The backup has a table that this version lacks: ${name}.`);
    await writeRows(tx, table, rowsOf(entry));
  }
}

async function sumsOf(tx: Db, tables: readonly BackupTable[]): Promise<Record<string, TableSum>> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const counter = new TableCounter();
    for await (const rows of readRows(tx, table)) counter.add(rows);
    sums[table.name] = counter.sum();
  }
  return sums;
}

/** A table that the backup does not contain must be empty. */
const wanted = ({ tables: sums }: BackupSums, tables: readonly BackupTable[]): Record<string, TableSum> => ({
  ...Object.fromEntries(tables.map(({ name }) => [name, new TableCounter().sum()])),
  ...sums,
});
