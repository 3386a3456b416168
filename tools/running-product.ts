import type { Config } from '#platform/config/config.ts';
import { type Db, openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/embedded/directory-lock.ts';
import { askControl } from '#platform/db/embedded/embedded-control.ts';
import { prepareDatabase } from '../src/product/prepare.ts';

/**
 * Does work in the database: here, or in the running product that has the embedded one open.
 *
 * @param command the same work by its name in the running product
 * @returns the result of the work
 */
export async function whereDatabaseIs<Result>(
  config: Config,
  command: { name: string; input: unknown },
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config).catch((error: unknown) => {
    if (error instanceof DirectoryLockedError) return null;
    throw error;
  });
  if (database === null) return (await askControl(config.dataDir, { kind: 'command', ...command })) as Result;
  try {
    await prepareDatabase(database);
    return await work(database.db);
  } finally {
    await database.close();
  }
}
