import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { PlainError } from '../terminal/plain-error.ts';
import type { DatabaseHandle } from './db.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/** Names of the migrations in the repository, in the order in which they run. */
export const migrationNames = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** The database was prepared by a newer version, which this one would damage. */
export class NewerSchemaError extends PlainError {
  constructor(newer: readonly string[]) {
    super(
      `The database was prepared by a newer version (${newer.at(-1)}): start that version, or name another database.`,
    );
  }
}

/**
 * Runs the migrations that have not run yet, each in its own transaction: a process killed in between leaves whole
 * steps only.
 *
 * @param wanted names of those that shall have run afterwards; without a word all there are
 * @returns the names of those that ran
 * @throws NewerSchemaError when the database has some that this version does not know; nothing runs then
 */
export async function migrate(
  { db, execute, maintain }: DatabaseHandle,
  wanted: readonly string[] = migrationNames(),
): Promise<string[]> {
  await execute(
    'create table if not exists schema_migration (name text primary key, ran_at timestamptz not null default now())',
  );
  const { missing, newer } = await comparedMigrations(db);
  if (newer.length > 0) throw new NewerSchemaError(newer);
  const open = missing.filter((name) => wanted.includes(name));
  for (const name of open) {
    const text = readFileSync(new URL(name, MIGRATIONS), 'utf8');
    // The name is ours, not a user's; a text of several statements takes no parameters.
    await maintain(`begin;\n${text}\ninsert into schema_migration (name) values ('${name}');\ncommit;`);
  }
  return open;
}

/** Names of the migrations that a database has had, in order. */
export async function migrationsDone(db: DatabaseHandle['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of the migrations that a database lacks, and of those that only a newer version knows; both in order. */
export async function comparedMigrations(db: DatabaseHandle['db']): Promise<{ missing: string[]; newer: string[] }> {
  const done = await migrationsDone(db);
  const known = migrationNames();
  return {
    missing: known.filter((name) => !done.includes(name)),
    newer: done.filter((name) => !known.includes(name)),
  };
}
