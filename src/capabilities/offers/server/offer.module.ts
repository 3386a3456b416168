import type { CapabilityModule } from '#platform/capability-module.ts';
import { GoneOffer, Offer, Query, SimilarOffer } from './offer.resolvers.ts';
import { servePictures } from './picture.route.ts';

/** Listings: reading one, its pictures, prices and likes. */
export const offerModule: CapabilityModule = {
  name: 'offers',
  api: {
    schemaFile: new URL('./offer.graphql', import.meta.url),
    resolvers: { GoneOffer, Offer, Query, SimilarOffer },
  },
  serve: (server, { services }) => servePictures(server, services.store),
};
