import type { PricesResolvers } from '#generated/prices.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { PRICE_COMMANDS, PRICE_KIND } from './price.commands.ts';
import { Query } from './price.resolvers.ts';

/** The price list of the product, which its operator maintains. */
export const priceModule: CapabilityModule = {
  name: 'prices',
  tables: ['price'],
  api: {
    schemaFile: new URL('./price.graphql', import.meta.url),
    resolvers: { Query } satisfies PricesResolvers,
  },
  commands: PRICE_COMMANDS,
  auditKinds: [PRICE_KIND],
};
