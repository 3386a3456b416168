import type { PublishingResolvers } from '#generated/publishing.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { droppedFields } from './editing/dropped-fields.ts';
import { OFFER_RECORDS } from './editing/own-offer-export.service.ts';
import { OFFER_MAILS } from './own-offer/offer.mails.ts';
import { OFFER_KIND } from './own-offer/offer-step.ts';
import { PUBLISHING_WINDOWS } from './own-offer/publishing.limits.ts';
import { serveOwnNumberedPictures, serveOwnPictures } from './pictures/own-picture.route.ts';
import { offerPictureUpload } from './pictures/own-picture.service.ts';
import { CHECK_PAIRS, findUnpaired } from './publication/passing-time.service.ts';
import { PUBLISHING_JOBS } from './publishing.jobs.ts';
import { PUBLISHING_LISTENERS } from './publishing.listeners.ts';
import { Mutation, OwnImage, OwnOffer, Query } from './publishing.resolvers.ts';
import { LISTING_KIND } from './visibility/visibility.service.ts';

/** Owners' offers: editing, pictures, publication and withdrawal. */
export const publishingModule: CapabilityModule = {
  name: 'publishing',
  tables: ['approvedOffer', 'offer', 'offerPicture', 'offerStatusHistory', 'passingTime', 'returnedOffer'],
  reads: ['account', 'activeOffer', 'agency', 'location', 'picture', 'placePrice'],
  api: {
    schemaFile: new URL('./own-offer.graphql', import.meta.url),
    resolvers: { Mutation, OwnImage, OwnOffer, Query } satisfies PublishingResolvers,
  },
  requestLimits: PUBLISHING_WINDOWS,
  serve: (server, parts) => {
    serveOwnPictures(server, parts);
    serveOwnNumberedPictures(server, parts);
  },
  uploads: [offerPictureUpload],
  jobs: PUBLISHING_JOBS,
  listeners: PUBLISHING_LISTENERS,
  mailKinds: OFFER_MAILS,
  personalRecords: OFFER_RECORDS,
  commands: { [CHECK_PAIRS]: (db) => findUnpaired({ db }) },
  auditKinds: [OFFER_KIND, LISTING_KIND],
  metrics: [
    {
      name: 'lares_offer_fields_dropped',
      help: 'Fields of offers that clients sent though they are not writable, since the start of this process.',
      read: async () => droppedFields.total(),
    },
  ],
};
