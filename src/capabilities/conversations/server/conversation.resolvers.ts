import type {
  ConversationPageResolvers,
  ConversationReportResolvers,
  ConversationResolvers,
  MessageAttachmentResolvers,
  MessageResolvers,
  ModeratedMessageResolvers,
  MutationResolvers,
  ProfileResolvers,
  QueryResolvers,
  ReportedConversationResolvers,
  ReviewCountsResolvers,
} from '#generated/conversations.resolvers.ts';
import { isSignedIn } from '#kernel/actor.ts';
import { CONVERSATION_LIMITS, MessageStatus, ObjectKind } from '../conversation.ts';
import { discardAttachment } from './attachments/attachment.service.ts';
import { isClosed, readBlocks } from './conversation/closing.service.ts';
import { homeLoader } from './conversation/conversation.loaders.ts';
import { readConversations, readMessages, readUnreadCount } from './conversation/conversation-list.service.ts';
import { attachmentsLoader } from './conversation/message.queries.ts';
import { isAdvertiser, readAdvertiser, readEnquirer, readPartner } from './conversation/person.service.ts';
import { blockPartner, unblockPartner } from './live/block.service.ts';
import { markAsRead, moveConversation, openConversation } from './live/reading.service.ts';
import {
  countCases,
  countForMenu,
  decideConversation,
  messagesOfReported,
  readConversationReports,
  readHeldMessages,
  releaseMessage,
  removeMessage,
  reportedConversation,
} from './moderation/moderation.service.ts';
import { reportConversation } from './moderation/report.service.ts';
import { sendMessage } from './sending/sending.service.ts';
import { openTakeover, takeOverConversation } from './takeover/takeover.service.ts';

export const Profile: Pick<ProfileResolvers, 'notifications' | 'unreadMessages' | 'waitingReviews'> = {
  notifications: async ({ id }, _args, { ctx }) => {
    const isOwn = isSignedIn(ctx.actor) && ctx.actor.userId === id;
    return [{ key: 'unreadMessages', value: isOwn ? await readUnreadCount(ctx) : 0 }];
  },
  unreadMessages: ({ id }, _args, { ctx }) =>
    isSignedIn(ctx.actor) && ctx.actor.userId === id ? readUnreadCount(ctx) : 0,
  waitingReviews: (_profile, _args, { ctx }) => countForMenu(ctx),
};

export const ReviewCounts: Pick<ReviewCountsResolvers, 'conversations'> = {
  conversations: (_counts, _args, { ctx }) => countCases(ctx),
};

export const ConversationPage: Pick<ConversationPageResolvers, 'unreadCount'> = {
  unreadCount: (_page, _args, { ctx }) => readUnreadCount(ctx),
};

export const Conversation: Omit<ConversationResolvers, '__isTypeOf'> = {
  objectId: ({ activeOfferId }) => activeOfferId,
  objectType: () => ObjectKind.ActiveOffer,
  hideFromUserData: ({ fromUserId, fromPhone }) => fromUserId !== null && fromPhone === null,
  linkedObject: ({ activeOfferId }, _args, { ctx }) => ctx.loader(homeLoader).load(activeOfferId),
  fromUser: (conversation, _args, { ctx }) => readEnquirer(ctx, conversation),
  partner: (conversation, _args, { ctx }) => readPartner(ctx, conversation),
  isMine: (conversation) => isAdvertiser(conversation),
  isClosed: (conversation, _args, { ctx }) => isClosed(ctx, conversation),
  isBlocked: async (conversation, _args, { ctx }) => {
    const { byAdvertiser, byEnquirer } = await readBlocks(ctx, conversation);
    return isAdvertiser(conversation) ? byAdvertiser : byEnquirer;
  },
  isAnsweredByMail: ({ toUserId }) => toUserId === null,
  messages: (conversation, { before, after, limit }, { ctx }) =>
    readMessages(ctx, conversation, { before: before ?? null, after: after ?? null, limit: limit ?? 30 }),
};

export const Message: Omit<MessageResolvers, '__isTypeOf'> = {
  agentId: ({ conversation }) => conversation.toUserId,
  fromUser: ({ conversation, isAnswer }, _args, { ctx }) =>
    isAnswer ? readAdvertiser(ctx, conversation.toUserId) : readEnquirer(ctx, conversation),
  toUser: ({ conversation, isAnswer }, _args, { ctx }) =>
    isAnswer ? readEnquirer(ctx, conversation) : readAdvertiser(ctx, conversation.toUserId),
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

/** Result of a mutation without data. */
const done = (work: Promise<unknown>): Promise<true> => work.then(() => true as const);

export const ConversationReport: Pick<ConversationReportResolvers, 'conversation'> = {
  conversation: (report, _args, { ctx }) => reportedConversation(ctx, report),
};

export const ReportedConversation: Pick<ReportedConversationResolvers, 'objectId' | 'from' | 'to' | 'messages'> = {
  objectId: ({ activeOfferId }) => activeOfferId,
  from: (conversation, _args, { ctx }) => readEnquirer(ctx, conversation),
  to: ({ toUserId }, _args, { ctx }) => readAdvertiser(ctx, toUserId),
  messages: (conversation, { before, after, limit }, { ctx }) =>
    messagesOfReported(ctx, conversation, { before: before ?? null, after: after ?? null, limit: limit ?? 30 }),
};

export const ModeratedMessage: Pick<ModeratedMessageResolvers, 'isHeld' | 'attachments'> = {
  isHeld: ({ heldAt, status }) => heldAt !== null && status !== MessageStatus.RemovedByModerator,
  attachments: ({ id }, _args, { ctx }) => ctx.loader(attachmentsLoader).load(id),
};

export const Query: QueryResolvers = {
  conversations: (_root, { filter }, { ctx }) => readConversations(ctx, filter ?? {}),
  openedConversation: (_root, { id }, { ctx }) => openTakeover(ctx, id),
  conversationReports: (_root, args, { ctx }) =>
    readConversationReports(ctx, { ...pageOf(args), isDecided: args.isDecided ?? false }),
  heldMessages: (_root, args, { ctx }) => readHeldMessages(ctx, pageOf(args)),
};

const pageOf = ({ pageNumber, pageSize }: { pageNumber?: number | null; pageSize?: number | null }) => ({
  pageNumber: pageNumber ?? 1,
  pageSize: pageSize ?? CONVERSATION_LIMITS.pageSize,
});

export const Mutation: MutationResolvers = {
  conversations: async (_root, { filter }, { ctx }) => {
    if (filter?.id != null) await openConversation(ctx, filter.id);
    return readConversations(ctx, filter ?? {});
  },
  openConversation: (_root, { conversationId }, { ctx }) => openConversation(ctx, conversationId),
  createMessage: (_root, args, { ctx }) => sendMessage(ctx, args),
  markMessageAsRead: (_root, args, { ctx }) => markAsRead(ctx, args),
  updateConversationStatus: (_root, args, { ctx }) => moveConversation(ctx, args),
  blockConversation: (_root, { conversationId }, { ctx }) => blockPartner(ctx, conversationId),
  unblockConversation: (_root, { conversationId }, { ctx }) => unblockPartner(ctx, conversationId),
  reportConversation: (_root, { description, ...input }, { ctx }) =>
    done(reportConversation(ctx, { ...input, description: description ?? null })),
  claimConversation: (_root, { id }, { ctx }) => takeOverConversation(ctx, id),
  removeAttachment: (_root, { id }, { ctx }) => done(discardAttachment(ctx, id)),
  releaseMessage: (_root, { id }, { ctx }) => done(releaseMessage(ctx, id)),
  removeMessage: (_root, args, { ctx }) => done(removeMessage(ctx, args)),
  decideConversationReport: (_root, { id, decision, note }, { ctx }) =>
    decideConversation(ctx, id, { decision, note: note ?? null }),
};
