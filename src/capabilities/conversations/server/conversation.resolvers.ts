import type {
  ConversationPageResolvers,
  ConversationResolvers,
  MessageAttachmentResolvers,
  MessageResolvers,
  MutationResolvers,
  ProfileResolvers,
  QueryResolvers,
} from '#generated/conversations.resolvers.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { MessageStatus, ObjectKind } from '../conversation.ts';
import { isClosed, readBlocks } from './closing.service.ts';
import { homeLoader } from './conversation.loaders.ts';
import { readConversations, readMessages, readUnreadCount } from './conversation-list.service.ts';
import { attachmentsLoader } from './message.queries.ts';
import { isAdvertiser, readAdvertiser, readAsker, readPartner } from './person.service.ts';

export const Profile: Pick<ProfileResolvers, 'unreadMessages'> = {
  unreadMessages: ({ id }, _args, { ctx }) =>
    isSignedIn(ctx.actor) && ctx.actor.userId === id ? readUnreadCount(ctx) : 0,
};

export const ConversationPage: Pick<ConversationPageResolvers, 'unreadCount'> = {
  unreadCount: (_page, _args, { ctx }) => readUnreadCount(ctx),
};

export const Conversation: Omit<ConversationResolvers, '__isTypeOf'> = {
  objectId: ({ activeOfferId }) => activeOfferId,
  objectType: () => ObjectKind.ActiveOffer,
  hideFromUserData: ({ fromUserId, fromPhone }) => fromUserId !== null && fromPhone === null,
  linkedObject: ({ activeOfferId }, _args, { ctx }) => ctx.loader(homeLoader).load(activeOfferId),
  fromUser: (conversation, _args, { ctx }) => readAsker(ctx, conversation),
  partner: (conversation, _args, { ctx }) => readPartner(ctx, conversation),
  isMine: (conversation) => isAdvertiser(conversation),
  isClosed: (conversation, _args, { ctx }) => isClosed(ctx, conversation),
  isBlocked: async (conversation, _args, { ctx }) => {
    const { byAdvertiser, byAsker } = await readBlocks(ctx, conversation);
    return isAdvertiser(conversation) ? byAdvertiser : byAsker;
  },
  isAnsweredByMail: ({ toUserId }) => toUserId === null,
  messages: (conversation, { before, after, limit }, { ctx }) =>
    readMessages(ctx, conversation, { before: before ?? null, after: after ?? null, limit: limit ?? 30 }),
};

export const Message: Omit<MessageResolvers, '__isTypeOf'> = {
  agentId: ({ conversation }) => conversation.toUserId,
  fromUser: ({ conversation, isAnswer }, _args, { ctx }) =>
    isAnswer ? readAdvertiser(ctx, conversation.toUserId) : readAsker(ctx, conversation),
  toUser: ({ conversation, isAnswer }, _args, { ctx }) =>
    isAnswer ? readAsker(ctx, conversation) : readAdvertiser(ctx, conversation.toUserId),
  isMine: ({ conversation, isAnswer }) => isAdvertiser(conversation) === isAnswer,
  recipientAddress: ({ conversation, isAnswer }, _args, { ctx }) =>
    isAdvertiser(conversation) !== isAnswer && isSignedIn(ctx.actor) ? ctx.actor.email : null,
  isBeingChecked: ({ heldAt, status }) => heldAt !== null && status !== MessageStatus.RemovedByModerator,
  key: ({ conversation, isAnswer, messageKey }) => (isAdvertiser(conversation) === isAnswer ? messageKey : null),
  attachments: ({ id }, _args, { ctx }) => ctx.loader(attachmentsLoader).load(id),
};

export const MessageAttachment: Pick<MessageAttachmentResolvers, 'href'> = {
  href: ({ id, kind }) => `/message-files/${id}.${kind === 'pdf' ? 'pdf' : 'webp'}`,
};

export const Query: Pick<QueryResolvers, 'conversations'> = {
  conversations: (_root, { filter }, { ctx }) => readConversations(ctx, filter ?? {}),
};

export const Mutation: Partial<MutationResolvers> = {};
