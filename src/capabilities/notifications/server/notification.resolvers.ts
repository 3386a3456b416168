import type { MutationResolvers, QueryResolvers } from '#generated/notifications.resolvers.ts';
import { markSeen, readNotifications } from './notification.service.ts';

export const Query: QueryResolvers = {
  notifications: (_root, args, { ctx }) => readNotifications(ctx, args),
};

export const Mutation: MutationResolvers = {
  messageSeen: async (_root, args, { ctx }) => {
    await markSeen(ctx, args);
    return true;
  },
};
