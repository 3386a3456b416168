import type { MutationResolvers, OwnOfferResolvers, QueryResolvers } from '#generated/interest.resolvers.ts';
import { countSeen, readInterest, readRecent } from './interest.service.ts';

export const Query: QueryResolvers = {
  offerInterest: (_root, { id, days }, { ctx }) => readInterest(ctx, id, days),
};

export const Mutation: MutationResolvers = {
  offerSeen: (_root, { offerId }, { ctx }) => countSeen(ctx, offerId),
};

export const OwnOffer: OwnOfferResolvers = {
  recentInterest: async (offer, _arguments, { ctx }) => [...(await readRecent(ctx, offer))],
};
