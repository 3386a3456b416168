import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PlainError } from '../terminal/plain-error.ts';
import type { DatabaseHandle } from './db.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/** Names of the migrations in the repository, in the order in which they run. */
export const migrationNames = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The database was prepared by a newer version, and this one would damage it. */
export class NewerSchemaError extends PlainError {
  constructor(incompatible: readonly string[]) {
    super(
      `The database was prepared by a newer version (${incompatible.at(-1)}): start that version, or name another database.`,
    );
  }
}

/** First line of a migration since 0068. */
const COMPATIBILITY = /^-- compatible with: (?:(any older code)|code that knows (\d{4}_\w+\.sql)|(no older code))\n/;

/**
 * The latest migration that code must know to serve a database with this migration: empty for any code, null where only code with the
 * migration itself can. Undefined where the first line declares neither.
 *
 * @source docs/upgrading.md, "Two processes, no lost request"
 */
export function compatibleFrom(text: string): string | null | undefined {
  const match = COMPATIBILITY.exec(text);
  if (!match) return undefined;
  const [, any, known] = match;
  return any ? '' : (known ?? null);
}

/** Longest wait of a migration for a lock, milliseconds: every new statement waits behind it meanwhile. */
const LOCK_TIMEOUT_MS = 1_500;
/** Pause before a migration that did not get its locks is retried, milliseconds; a backup holds its own for minutes. */
const LOCK_PAUSE_MS = 1_000;
const LONGEST_LOCK_WAIT_MS = 1_800_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs the pending migrations, each in its own transaction: a process killed in between leaves whole steps only. Processes of the version
 * before go on serving meanwhile.
 *
 * @param wanted names of those to run; by default all
 * @returns the names of those that ran
 * @throws NewerSchemaError when the database has some that this version does not know and cannot serve; nothing runs then
 */
export async function migrate(
  database: Pick<DatabaseHandle, 'db' | 'execute' | 'maintain'>,
  wanted: readonly string[] = migrationNames(),
): Promise<string[]> {
  await database.execute(
    'create table if not exists schema_migration (name text primary key, ran_at timestamptz not null default now())',
  );
  const { missing, incompatible } = await comparedMigrations(database.db);
  if (incompatible.length > 0) throw new NewerSchemaError(incompatible);
  const open = missing.filter((name) => wanted.includes(name));
  for (const name of open) await runMigration(database, name);
  return open;
}

async function runMigration({ maintain }: Pick<DatabaseHandle, 'maintain'>, name: string): Promise<void> {
  const text = readFileSync(new URL(name, MIGRATIONS), 'utf8');
  const from = compatibleFrom(text) ?? null;
  // Both names are constants, not input; a text of several statements takes no parameters. Before 0068 there is no second column.
  const record =
    from === null
      ? `insert into schema_migration (name) values ('${name}')`
      : `insert into schema_migration (name, compatible_from) values ('${name}', '${from}')`;
  const endMs = performance.now() + LONGEST_LOCK_WAIT_MS;
  while (true) {
    try {
      await maintain(`begin;\nset local lock_timeout = ${LOCK_TIMEOUT_MS};\n${text}\n${record};\ncommit;`);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || performance.now() > endMs) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

/** Names of a database's migrations, in order. */
export async function migrationsDone(db: DatabaseHandle['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of the missing migrations, and of those that only newer versions can serve; both in order. */
export async function comparedMigrations(
  db: DatabaseHandle['db'],
): Promise<{ missing: string[]; incompatible: string[] }> {
  // Read as JSON: databases of before 0068 have no such column.
  const { rows } = await sql<{ name: string; compatibleFrom: string | null }>`
    select name, to_jsonb(schema_migration) ->> 'compatible_from' as "compatibleFrom" from schema_migration
    order by name`.execute(db);
  const known = migrationNames();
  const latest = known.at(-1) ?? '';
  const isServed = (from: string | null): boolean => from !== null && from <= latest;
  return {
    missing: known.filter((name) => !rows.some((row) => row.name === name)),
    incompatible: rows
      .filter(({ name, compatibleFrom }) => !known.includes(name) && !isServed(compatibleFrom))
      .map(({ name }) => name),
  };
}
