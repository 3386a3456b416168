import type { QueryResolvers } from '#generated/prices.resolvers.ts';
import { readPrices } from './price.service.ts';

export const Query: QueryResolvers = {
  prices: (_root, _args, { ctx }) => readPrices(ctx),
};
