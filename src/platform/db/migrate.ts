import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { PlainError } from '../plain-error.ts';
import type { DatabaseHandle } from './db.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/** Names of the migrations in the repository, in the order in which they run. */
const migrationNames = (): string[] =>
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
 * @returns the names of those that ran
 * @throws NewerSchemaError when the database has some that this version does not know; nothing runs then
 */
export async function migrate({ db, execute, maintain }: DatabaseHandle): Promise<string[]> {
  await execute(
    'create table if not exists schema_migration (name text primary key, ran_at timestamptz not null default now())',
  );
  const { missing, newer } = await comparedMigrations(db);
  if (newer.length > 0) throw new NewerSchemaError(newer);
  for (const name of missing) {
    const text = readFileSync(new URL(name, MIGRATIONS), 'utf8');
    // The name is ours, not a user's; a text of several statements takes no parameters.
    await maintain(`begin;\n${text}\ninsert into schema_migration (name) values ('${name}');\ncommit;`);
  }
  return missing;
}

/** Names of the migrations that a database lacks, and of those that only a newer version knows; both in order. */
export async function comparedMigrations(db: DatabaseHandle['db']): Promise<{ missing: string[]; newer: string[] }> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const known = migrationNames();
  return {
    missing: known.filter((name) => !done.has(name)),
    newer: [...done].filter((name) => !known.includes(name)),
  };
}
