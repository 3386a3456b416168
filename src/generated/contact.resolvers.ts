import type * as all from './resolvers.ts';

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'sendContactMessage'>>;

export type OperatorResolvers = Pick<all.OperatorResolvers, 'name' | 'address' | 'email' | 'phone' | 'uid' | 'isSample' | 'usesRecaptcha' | 'mapHost' | 'translatorHost' | 'addressHost'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'operator'>>;

/** What answers the schema of `contact`. */
export interface ContactResolvers {
  Mutation: MutationResolvers;
  Operator?: OperatorResolvers;
  Query: QueryResolvers;
}
