import type { OwnOfferResolvers, QueryResolvers } from '#generated/alerts.resolvers.ts';
import { readSeekers, seekersLoader } from './seekers.service.ts';

export const SEEKER_QUERIES: Pick<QueryResolvers, 'seekers'> = {
  seekers: (_root, { facts }, { ctx }) => readSeekers(ctx, facts),
};

export const OwnOffer: OwnOfferResolvers = {
  seekers: (offer, _arguments, { ctx }) => ctx.loader(seekersLoader).load(offer),
};
