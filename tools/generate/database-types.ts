import { generate, PostgresDialect } from 'kysely-codegen';
import { openInMemory } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';

/** Writes the table types of a freshly migrated database. */
export async function generateDatabaseTypes(outFile: string): Promise<void> {
  const handle = await openInMemory();
  await migrate(handle);
  await generate({
    // The generator reads catalogues by their own names.
    db: handle.db.withoutPlugins(),
    camelCase: true,
    dialect: new PostgresDialect(),
    outFile,
    customImports: {},
    typeMapping: { date: 'string', int8: 'number', numeric: 'number' },
  });
  await handle.close();
}
