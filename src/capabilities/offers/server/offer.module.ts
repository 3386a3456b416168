import type { CapabilityModule } from '#platform/graphql/module.ts';
import { GoneOffer, Offer, Query, SimilarOffer } from './offer.resolvers.ts';

/** Listings: reading one, its pictures, prices and likes. */
export const offerModule: CapabilityModule = {
  name: 'offers',
  schemaFile: new URL('./offer.graphql', import.meta.url),
  resolvers: { GoneOffer, Offer, Query, SimilarOffer },
};
