import { generateDatabaseTypes } from './database-types.ts';
import { generateGraphqlTypes } from './graphql-types.ts';

/** Writes everything under `src/generated` and `schema.graphql`. */
await generateDatabaseTypes('src/generated/db.ts');
await generateGraphqlTypes('src/generated', 'schema.graphql');
