import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { DatabaseHandle } from './db.ts';

const MIGRATIONS = new URL('../../../db/migrations/', import.meta.url);

/** Names of the migrations in the repository, in the order in which they run. */
export const migrationNames = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/**
 * Runs the migrations that have not run yet, each in its own transaction: a process killed in between leaves whole
 * steps only.
 *
 * @returns the names of those that ran
 */
export async function migrate({ db, execute }: DatabaseHandle): Promise<string[]> {
  await execute(
    'create table if not exists schema_migration (name text primary key, ran_at timestamptz not null default now())',
  );
  const done = new Set(await migrationsDone(db));
  const open = migrationNames().filter((name) => !done.has(name));
  for (const name of open) {
    const text = readFileSync(new URL(name, MIGRATIONS), 'utf8');
    // The name is ours, not a user's; a text of several statements takes no parameters.
    await execute(
      `begin;\nset local statement_timeout = 0;\n${text}\ninsert into schema_migration (name) values ('${name}');\ncommit;`,
    );
  }
  return open;
}

/** Names of the migrations this database has seen. */
export async function migrationsDone(db: DatabaseHandle['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
