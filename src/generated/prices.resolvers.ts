import type * as all from './resolvers.ts';

export type PriceResolvers = Pick<all.PriceResolvers, 'kind' | 'offerType' | 'quantity' | 'amount' | 'vatPerMille'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'prices'>>;

/** What answers the schema of `prices`. */
export interface PricesResolvers {
  Price?: PriceResolvers;
  Query: QueryResolvers;
}
