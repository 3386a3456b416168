import type { MutationResolvers, QueryResolvers } from '#generated/contact.resolvers.ts';
import { operatorOf, sendContactMessage } from './operator.service.ts';

export const Query: Pick<QueryResolvers, 'operator'> = {
  operator: (_root, _args, { ctx }) => operatorOf(ctx),
};

export const Mutation: Pick<MutationResolvers, 'sendContactMessage'> = {
  sendContactMessage: (_root, message, { ctx }) => sendContactMessage(ctx, message),
};
