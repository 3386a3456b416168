import { createHash } from 'node:crypto';
import { BACKUP_FORMAT, BackupError, type BackupHeader, type BackupSums, type TableRows } from './backup.ts';
import { type ArchiveEntry, readArchive } from './backup-archive.ts';
import { TableCounter } from './table-sum.ts';

/** A backup that was read to its end and found complete. */
export interface CheckedBackup {
  about: BackupHeader;
  sums: BackupSums;
  /** The secret of the installation it was taken from, or null. */
  secret: string | null;
  /** Queues of its jobs, among them the library's own. */
  queues: readonly string[];
}

/** The table of jobs, and the column that names the queue of each. */
const JOBS = { table: 'pgboss.job', queue: 'name' };

/** Reads a backup to its end and compares it with its own sums. @throws BackupError naming the fault */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const counters = new Map<string, TableCounter>();
  const files: Record<string, string> = {};
  const queues = new Set<string>();
  let about: BackupHeader | null = null;
  let sums: BackupSums | null = null;
  let secret: string | null = null;
  for await (const entry of readArchive(file)) {
    const table = tableOf(entry);
    if (table) {
      const rows = rowsOf(entry);
      counterOf(counters, table).add(rows);
      if (table === JOBS.table) for (const queue of valuesOf(rows, JOBS.queue)) queues.add(queue);
    } else if (entry.name.startsWith('files/')) files[fileNameOf(entry)] = digestOf(entry.bytes);
    else if (entry.name === 'secret') secret = entry.bytes.toString();
    else if (entry.name === 'about.json') about = jsonOf<BackupHeader>(entry);
    else if (entry.name === 'sums.json') sums = jsonOf<BackupSums>(entry);
    else throw new BackupError(`${file} is no backup: it holds "${entry.name}".`);
  }
  if (!about || !sums) throw new BackupError(`${file} is no backup, or it was cut off.`);
  if (about.format !== BACKUP_FORMAT) throw new BackupError(`${file} was made by another version: ${about.format}.`);
  const found = Object.fromEntries([...counters].map(([name, counter]) => [name, counter.sum()]));
  compareSums(`${file} is damaged`, { ...emptyTables(sums), ...found }, sums.tables);
  compareSums(`${file} is damaged`, files, sums.files);
  return { about, sums, secret, queues: [...queues] };
}

/** The table whose rows an entry holds, or null. */
export const tableOf = ({ name }: ArchiveEntry): string | null => /^tables\/(.+)\/\d+\.json$/.exec(name)?.[1] ?? null;

/** The rows an entry holds. */
export const rowsOf = (entry: ArchiveEntry): TableRows => jsonOf<TableRows>(entry);

function valuesOf({ columns, rows }: TableRows, column: string): string[] {
  const index = columns.indexOf(column);
  return rows.map((row) => row[index] ?? '').filter(Boolean);
}

/** The name of a file in the object store. */
export const fileNameOf = ({ name }: ArchiveEntry): string => name.slice('files/'.length);

/** @throws BackupError naming the first difference */
export function compareSums(what: string, found: Record<string, unknown>, wanted: Record<string, unknown>): void {
  for (const name of new Set([...Object.keys(found), ...Object.keys(wanted)])) {
    if (JSON.stringify(found[name]) !== JSON.stringify(wanted[name]))
      throw new BackupError(`${what}: ${name} differs.`);
  }
}

const emptyTables = ({ tables }: BackupSums) =>
  Object.fromEntries(Object.keys(tables).map((name) => [name, new TableCounter().sum()]));

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function counterOf(counters: Map<string, TableCounter>, table: string): TableCounter {
  const counter = counters.get(table) ?? new TableCounter();
  counters.set(table, counter);
  return counter;
}

function jsonOf<Value>({ name, bytes }: ArchiveEntry): Value {
  try {
    return JSON.parse(bytes.toString()) as Value;
  } catch {
    throw new BackupError(`The backup is damaged: ${name} cannot be read.`);
  }
}
