import { browserOf } from '#capabilities/accounts/browser-name.ts';
import type { MutationResolvers, PushDeviceResolvers, QueryResolvers } from '#generated/push.resolvers.ts';
import { readSubscriptions, subscribe, unsubscribe } from './subscription.service.ts';

export const PushDevice: Pick<PushDeviceResolvers, 'browser' | 'system'> = {
  browser: ({ userAgent }) => browserOf(userAgent).browser,
  system: ({ userAgent }) => browserOf(userAgent).system,
};

export const Query: QueryResolvers = {
  pushSubscriptions: (_root, _args, { ctx }) => readSubscriptions(ctx),
};

export const Mutation: MutationResolvers = {
  savePushSubscription: (_root, args, { ctx }) => subscribe(ctx, args),
  removePushSubscription: (_root, args, { ctx }) => unsubscribe(ctx, args),
};
