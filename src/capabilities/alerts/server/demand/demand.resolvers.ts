import type { OwnOfferResolvers, QueryResolvers } from '#generated/alerts.resolvers.ts';
import { demandLoader, readDemand } from './demand.service.ts';

export const DEMAND_QUERIES: Pick<QueryResolvers, 'seekers'> = {
  seekers: (_root, { facts }, { ctx }) => readDemand(ctx, facts),
};

export const OwnOffer: OwnOfferResolvers = {
  seekers: (offer, _arguments, { ctx }) => ctx.loader(demandLoader).load(offer),
};
