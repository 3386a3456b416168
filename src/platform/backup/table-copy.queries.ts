import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { TableRows } from './backup.ts';

/** A table in a backup. */
export interface BackupTable {
  /** Qualified with its schema, quoted where necessary. */
  name: string;
  columns: { name: string; type: string }[];
}

/** Rows read or written by one statement. */
const ROWS_AT_ONCE = 1_000;

/**
 * All tables of the product and the waiting jobs. Tables of extensions and those that each database makes for itself are excluded: derived
 * tables, the list of migrations, the identity of the database, transaction numbers.
 *
 * @param derived names of tables that are computed from others
 */
export async function listBackupTables(db: Db, derived: readonly string[]): Promise<BackupTable[]> {
  const left = ['schema_migration', 'database_identity', ...derived];
  const { rows } = await sql<BackupTable>`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.atttypid <> 'xid8'::regtype
    where c.relkind in ('r', 'p')
      and (n.nspname = 'public' and c.relname <> all(${left}) or n.nspname = 'pgboss' and c.relname = 'job')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname order by 1`.execute(db);
  return rows;
}

/** Session settings under which values have the same text on every server. */
export async function fixTextForms(tx: Db): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true),
    set_config('intervalstyle', 'iso_8601', true), set_config('bytea_output', 'hex', true)`.execute(tx);
}

/** The rows of a table in batches; inside a transaction. */
export async function* readRows(tx: Db, { name, columns }: BackupTable): AsyncGenerator<TableRows> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare backup_rows no scroll cursor for select array[${texts}] as row from ${sql.raw(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: (string | null)[] }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(tx);
    if (rows.length > 0) yield { columns: columns.map((column) => column.name), rows: rows.map(({ row }) => row) };
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(tx);
}

/** Writes rows into a table whose triggers are disabled. */
export async function writeRows(tx: Db, table: BackupTable, { columns, rows }: TableRows): Promise<void> {
  const typeOf = new Map(table.columns.map((column) => [column.name, column.type]));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(
    columns.map((column, index) => sql`value[${sql.lit(index + 1)}]::${sql.raw(typeOf.get(column) ?? 'text')}`),
  );
  const lines = rows.map((row) => JSON.stringify(row));
  await sql`insert into ${sql.raw(table.name)} (${names}) overriding system value
    select ${values} from (
      select array(select json_array_elements_text(line::json)) as value from unnest(${lines}::text[]) as line
    ) as given`.execute(tx);
}

/** The last number of each sequence that has issued one. */
export async function listSequenceNumbers(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Sets a sequence to continue after a number, and never backwards. */
export async function raiseSequence(tx: Db, name: string, last: number): Promise<void> {
  await sql`select setval(${name}::regclass, greatest(${last}::bigint, coalesce((
    select last_value from pg_sequences where format('%I.%I', schemaname, sequencename) = ${name}), 1)))`.execute(tx);
}

/** Locks the tables against writes by other transactions until the end of this one; reads continue. */
export async function lockTables(tx: Db, tables: readonly string[]): Promise<void> {
  await sql`lock table ${sql.raw(tables.join(', '))} in share row exclusive mode`.execute(tx);
}

/** Defers foreign keys to the end of the transaction, or checks them now. */
export async function setForeignKeys(tx: Db, when: 'deferred' | 'immediate'): Promise<void> {
  await sql`set constraints all ${sql.raw(when)}`.execute(tx);
}

/** Disables the triggers of a table, or enables them. */
export async function setTriggers(tx: Db, table: string, state: 'disable' | 'enable'): Promise<void> {
  await sql`alter table ${sql.raw(table)} ${sql.raw(state)} trigger user`.execute(tx);
}

/** Empties a table row by row: concurrent readers see the rows until the transaction ends. */
export async function emptyTable(tx: Db, table: string): Promise<void> {
  await sql`delete from ${sql.raw(table)}`.execute(tx);
}

/** Whether a database holds records of people. One without tables holds none. */
export async function holdsRecords(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isMade: boolean }>`
    select to_regclass('public.account') is not null and to_regclass('public.active_offer') is not null as "isMade"`.execute(
    db,
  );
  if (rows[0]?.isMade !== true) return false;
  const { rows: found } = await sql<{ holds: boolean }>`
    select exists (select from account) or exists (select from active_offer) as holds`.execute(db);
  return found[0]?.holds === true;
}
