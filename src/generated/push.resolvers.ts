import type * as all from './resolvers.ts';

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'savePushSubscription' | 'removePushSubscription'>>;

export type PushDeviceResolvers = Pick<all.PushDeviceResolvers, 'id' | 'browser' | 'system' | 'createdAt' | 'succeededAt' | 'isCurrent'>;

export type PushSubscriptionsResolvers = Pick<all.PushSubscriptionsResolvers, 'publicKey' | 'devices'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'pushSubscriptions'>>;

/** What answers the schema of `push`. */
export interface PushResolvers {
  Mutation: MutationResolvers;
  PushDevice?: PushDeviceResolvers;
  PushSubscriptions?: PushSubscriptionsResolvers;
  Query: QueryResolvers;
}
