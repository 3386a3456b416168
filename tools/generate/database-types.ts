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
    excludePattern: '{spatial_ref_sys,geography_columns,geometry_columns,raster_columns,raster_overviews}',
    customImports: {},
    typeMapping: { date: 'string', int8: 'number', numeric: 'number', geometry: 'string' },
  });
  await handle.close();
}
