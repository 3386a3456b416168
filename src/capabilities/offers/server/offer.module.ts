import type { OffersResolvers } from '#generated/offers.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { OFFER_JOBS } from './offer.jobs.ts';
import { OFFER_WINDOWS } from './offer.limits.ts';
import { AnyImage, AnyOffer, GoneOffer, Offer, OfferImage, Query, SimilarOffer } from './offer.resolvers.ts';
import { serveNumberedPictures, servePictures } from './pictures/picture.route.ts';

/** Listings: read one, its pictures and prices. */
export const offerModule: CapabilityModule = {
  name: 'offers',
  tables: [
    ...(['activeOffer', 'activeOfferPicture', 'activeOfferPriceHistory'] as const),
    ...(['activeOfferStatusHistory', 'picture', 'placePrice', 'placePriceDue'] as const),
  ],
  // The index of listings has the monthly price and the district of a home.
  reads: ['account', 'agency', 'area', 'location', 'offerPicture', 'offerSearch', 'source'],
  api: {
    schemaFile: new URL('./offer.graphql', import.meta.url),
    resolvers: { AnyImage, AnyOffer, GoneOffer, Offer, OfferImage, Query, SimilarOffer } satisfies OffersResolvers,
  },
  requestLimits: OFFER_WINDOWS,
  serve: (server, parts) => {
    servePictures(server, parts);
    serveNumberedPictures(server, parts);
  },
  jobs: OFFER_JOBS,
};
