import type { LocationsResolvers } from '#generated/locations.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { serveBaseMap } from './base-map/base-map.route.ts';
import { loadPlaces } from './dataset/place-loader.ts';
import { Location, Query } from './location.resolvers.ts';

/** Places: what people type, what a place is called, and the map they lie on. */
export const locationModule: CapabilityModule = {
  name: 'locations',
  tables: ['location', 'location_name', 'locality', 'place_dataset'],
  api: {
    schemaFile: new URL('./location.graphql', import.meta.url),
    resolvers: { Location, Query } satisfies LocationsResolvers,
  },
  serve: serveBaseMap,
  prepare: { title: 'Places', run: loadPlaces },
};
