import type { AgenciesResolvers } from '#generated/agencies.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { Profile } from './agency.resolvers.ts';

/** Firms that offer homes for others, with their record, status and name. */
export const agencyModule: CapabilityModule = {
  name: 'agencies',
  tables: ['agency'],
  api: {
    schemaFile: new URL('./agency.graphql', import.meta.url),
    resolvers: { Profile } satisfies AgenciesResolvers,
  },
};
