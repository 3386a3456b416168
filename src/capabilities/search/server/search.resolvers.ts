import type { QueryResolvers } from '#generated/resolvers.ts';
import { countOffers, findOffers, pageOfOffers } from './search.service.ts';
import { topCities } from './top-cities.service.ts';

export const Query: Pick<QueryResolvers, 'coords' | 'offers' | 'offersCount' | 'topCities'> = {
  coords: (_root, { filter }, { ctx }) => findOffers(ctx, filter),
  offers: (_root, { filter }, { ctx }) => pageOfOffers(ctx, filter),
  topCities: (_root, { limit }, { ctx }) => topCities(ctx, limit),
  offersCount: async (_root, { filter }, { ctx }) => ({ totalRecords: await countOffers(ctx, filter) }),
};
