import { generate, PostgresDialect } from 'kysely-codegen';
import { openInMemory } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';

/** Writes the table types of a freshly migrated database. */
export async function generateDatabaseTypes(outFile: string): Promise<void> {
  const handle = await openInMemory();
  await migrate(handle);
  await generate({
    db: handle.db,
    dialect: new PostgresDialect(),
    outFile,
    customImports: {},
    typeMapping: { date: 'string', int8: 'number', numeric: 'number' },
  });
  await handle.close();
}
