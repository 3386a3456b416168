import type { CapabilityModule } from '#platform/graphql/module.ts';
import { Location, Query } from './location.resolvers.ts';

/** Places: what people type, and what a place is called. */
export const locationModule: CapabilityModule = {
  name: 'locations',
  schemaFile: new URL('./location.graphql', import.meta.url),
  resolvers: { Location, Query },
};
