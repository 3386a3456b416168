import { generateCapabilityLists } from './capability-lists.ts';
import { generateDatabaseTypes } from './database-types.ts';
import { generateFonts } from './fonts.ts';
import { generateGraphqlTypes } from './graphql-types.ts';
import { generateIconSprite } from './icon-sprite.ts';

/** Writes everything under `src/generated` and `schema.graphql`. */
await generateDatabaseTypes('src/generated/db.ts');
await generateCapabilityLists('src/generated');
await generateGraphqlTypes('src/generated', 'schema.graphql');
await generateIconSprite('src/generated/icons.svg');
await generateFonts('src/generated');
