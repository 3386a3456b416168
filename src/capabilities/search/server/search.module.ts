import type { SearchResolvers } from '#generated/search.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { rebuildSearchRows } from './index/search-changes.queries.ts';
import { searchTable } from './index/search-index.ts';
import { GoneOffer, Offer, OfferResults, PriceRange, Query } from './search.resolvers.ts';

/** Finding homes: list, map, count and choices for one filter, and homes like one. */
export const searchModule: CapabilityModule = {
  name: 'search',
  tables: ['offerSearch', 'offerSearchRemoval'],
  // Favourites own the list of hidden homes, and a search must know it.
  reads: ['activeOffer', 'databaseIdentity', 'location', 'offerRelation', 'source'],
  api: {
    schemaFile: new URL('./search.graphql', import.meta.url),
    resolvers: { GoneOffer, Offer, OfferResults, PriceRange, Query } satisfies SearchResolvers,
  },
  derivedTables: { names: ['offer_search', 'offer_search_removal'], rebuild: rebuildSearchRows },
  look: searchTable,
  warmUp: { title: 'Index of listings', run: searchTable },
  metrics: [
    {
      name: 'lares_listings_searchable',
      help: 'Listings that searches find, by the index of this process.',
      read: async (db) => (await searchTable(db)).count,
    },
  ],
};
