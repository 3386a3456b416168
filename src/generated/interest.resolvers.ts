import type * as all from './resolvers.ts';

export type HomeInterestResolvers = Pick<all.HomeInterestResolvers, 'kind' | 'total' | 'days'>;

export type InterestDayResolvers = Pick<all.InterestDayResolvers, 'day' | 'people'>;

export type InterestTotalResolvers = Pick<all.InterestTotalResolvers, 'kind' | 'total'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'offerSeen'>>;

export type OwnOfferResolvers = Pick<all.OwnOfferResolvers, 'recentInterest'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'offerInterest'>>;

/** What answers the schema of `interest`. */
export interface InterestResolvers {
  HomeInterest?: HomeInterestResolvers;
  InterestDay?: InterestDayResolvers;
  InterestTotal?: InterestTotalResolvers;
  Mutation: MutationResolvers;
  OwnOffer?: OwnOfferResolvers;
  Query: QueryResolvers;
}
