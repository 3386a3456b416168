import type { FavouritesResolvers } from '#generated/favourites.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { CIRCLE_KIND } from './circle/circle.service.ts';
import { CIRCLE_MAILS } from './circle/invitation.mail.ts';
import { FAVOURITE_JOBS } from './favourite.jobs.ts';
import { FAVOURITE_LISTENERS } from './favourite.listeners.ts';
import { Favourite, Mutation, Profile, Query } from './favourite.resolvers.ts';
import { FAVOURITE_RECORDS } from './favourite-records.service.ts';
import { FAVOURITE_WINDOWS } from './saved/favourite.limits.ts';

/** Homes saved by members: favourites and notes, hidden homes, seen homes, and circles that share favourites. */
export const favouriteModule: CapabilityModule = {
  name: 'favourites',
  tables: [
    'favourite',
    'favouriteCircle',
    'favouriteCircleMember',
    'favouriteInvitation',
    'favouriteVote',
    'leftOffer',
    'offerRelation',
    'seenObject',
  ],
  reads: ['activeOffer', 'activeOfferStatusHistory', 'offerSearch', 'source'],
  api: {
    schemaFile: new URL('./favourite.graphql', import.meta.url),
    resolvers: { Favourite, Mutation, Profile, Query } satisfies FavouritesResolvers,
  },
  requestLimits: FAVOURITE_WINDOWS,
  jobs: FAVOURITE_JOBS,
  listeners: FAVOURITE_LISTENERS,
  mailKinds: CIRCLE_MAILS,
  auditKinds: [CIRCLE_KIND],
  personalRecords: FAVOURITE_RECORDS,
};
