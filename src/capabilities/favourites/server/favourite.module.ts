import type { FavouritesResolvers } from '#generated/favourites.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { CIRCLE_KIND } from './circle/circle.service.ts';
import { FAVOURITE_JOBS } from './favourite.jobs.ts';
import { FAVOURITE_LISTENERS } from './favourite.listeners.ts';
import { Favourite, Mutation, Profile, Query } from './favourite.resolvers.ts';
import { FAVOURITE_RECORDS } from './favourite-records.service.ts';
import { FAVOURITE_WINDOWS } from './saved/favourite.limits.ts';

/** What members keep of homes: hearts and notes, hidden homes, what was seen, and lists kept together. */
export const favouriteModule: CapabilityModule = {
  name: 'favourites',
  tables: [
    ...(['favourite', 'favouriteCircle', 'favouriteCircleMember', 'favouriteInvitation'] as const),
    ...(['favouriteVote', 'leftOffer', 'offerRelation', 'seenObject'] as const),
  ],
  reads: ['activeOffer', 'activeOfferStatusHistory', 'offerSearch', 'source'],
  api: {
    schemaFile: new URL('./favourite.graphql', import.meta.url),
    resolvers: { Favourite, Mutation, Profile, Query } satisfies FavouritesResolvers,
  },
  requestLimits: FAVOURITE_WINDOWS,
  jobs: FAVOURITE_JOBS,
  listeners: FAVOURITE_LISTENERS,
  auditKinds: [CIRCLE_KIND],
  personalRecords: FAVOURITE_RECORDS,
};
