import type { ContactResolvers } from '#generated/contact.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { CONTACT_WINDOWS } from './contact.limits.ts';
import { Mutation, Query } from './operator.resolvers.ts';

/** The operator of the product, and messages to them. */
export const contactModule: CapabilityModule = {
  name: 'contact',
  api: {
    schemaFile: new URL('./operator.graphql', import.meta.url),
    resolvers: { Mutation, Query } satisfies ContactResolvers,
  },
  requestLimits: CONTACT_WINDOWS,
};
