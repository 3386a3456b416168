import { type DatabaseHandle, openDatabase, type StatementListener } from '#platform/db/db.ts';

/** Opens the database that a test names to a process of its own by the environment (`SharedDatabase`). */
export function environmentDatabase(options: { onStatement?: StatementListener } = {}): Promise<DatabaseHandle> {
  const { DATABASE_URL, DATA_DIR = '' } = process.env;
  return openDatabase({
    ...options,
    databaseUrl: DATABASE_URL || null,
    dataDir: DATA_DIR,
    unlimitedStatements: true,
  });
}
