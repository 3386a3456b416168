import type { LocationsResolvers } from '#generated/locations.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { type AddressImport, IMPORT_ADDRESSES, importAddresses } from './addresses/import-addresses.service.ts';
import { type ForwardedAreas, IMPORT_AREAS, importForwardedAreas } from './areas/import-areas.service.ts';
import { serveBaseMap } from './base-map.route.ts';
import { loadPlaces } from './dataset/place-loader.ts';
import { Location, Query, Town } from './location.resolvers.ts';
import { STREET_BUCKETS } from './street-map/street.limits.ts';
import { STREET_METRICS } from './street-map/street-metrics.ts';

/** Places: search by name, names and details, and the maps. */
export const locationModule: CapabilityModule = {
  name: 'locations',
  tables: ['address', 'addressDirectory', 'area', 'location', 'locationName', 'locality', 'placeDataset'],
  api: {
    schemaFile: new URL('./location.graphql', import.meta.url),
    resolvers: { Location, Query, Town } satisfies LocationsResolvers,
  },
  serve: serveBaseMap,
  requestLimits: STREET_BUCKETS,
  metrics: STREET_METRICS,
  commands: {
    [IMPORT_ADDRESSES]: (db, input) => importAddresses(db, input as AddressImport),
    [IMPORT_AREAS]: (db, input) => importForwardedAreas(db, input as ForwardedAreas),
  },
  prepare: { title: 'Places', run: loadPlaces },
};
