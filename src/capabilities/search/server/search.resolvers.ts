import type { QueryResolvers } from '#generated/resolvers.ts';
import { countOffers, findOffers, pageOfOffers } from './search.service.ts';

export const Query: Pick<QueryResolvers, 'coords' | 'offers' | 'offersCount'> = {
  coords: (_root, { filter }, { ctx }) => findOffers(ctx, filter),
  offers: (_root, { filter }, { ctx }) => pageOfOffers(ctx, filter),
  offersCount: async (_root, { filter }, { ctx }) => ({ totalRecords: await countOffers(ctx, filter) }),
};
