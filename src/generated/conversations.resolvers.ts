import type * as all from './resolvers.ts';

export type ConversationResolvers = Pick<all.ConversationResolvers, 'id' | 'objectId' | 'objectType' | 'subObjectId' | 'subObjectType' | 'conversationStatus' | 'unreadCount' | 'lastMessageText' | 'lastMessageDate' | 'createdAt' | 'updatedAt' | 'hideFromUserData' | 'fromUserId' | 'linkedObject' | 'objectTitle' | 'fromUser' | 'partner' | 'isMine' | 'isClosed' | 'isBlocked' | 'isAnsweredByMail' | 'messages'>;

export type ConversationPageResolvers = Pick<all.ConversationPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'unreadCount' | 'data'>;

export type ConversationPersonResolvers = Pick<all.ConversationPersonResolvers, 'id' | 'displayName' | 'firstName' | 'lastName' | 'picture' | 'email' | 'phone' | 'agencyId' | 'status'>;

export type ConversationReportResolvers = Pick<all.ConversationReportResolvers, 'id' | 'reason' | 'description' | 'reportedAt' | 'decision' | 'decisionNote' | 'decidedAt' | 'conversation'>;

export type ConversationReportPageResolvers = Pick<all.ConversationReportPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type HeldMessagePageResolvers = Pick<all.HeldMessagePageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type LoginResolvers = Pick<all.LoginResolvers, 'notifications'>;

export type MessageResolvers = Pick<all.MessageResolvers, 'id' | 'conversationId' | 'agencyId' | 'agentId' | 'fromUser' | 'toUser' | 'isMine' | 'status' | 'messageText' | 'recipientAddress' | 'signs' | 'isBeingChecked' | 'key' | 'attachments' | 'createdAt' | 'updatedAt'>;

export type MessageAttachmentResolvers = Pick<all.MessageAttachmentResolvers, 'id' | 'kind' | 'name' | 'bytes' | 'href'>;

export type MessageMarkResolvers = Pick<all.MessageMarkResolvers, 'id' | 'status'>;

export type ModeratedMessageResolvers = Pick<all.ModeratedMessageResolvers, 'id' | 'conversationId' | 'isAnswer' | 'status' | 'messageText' | 'signs' | 'isHeld' | 'attachments' | 'createdAt'>;

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'conversations' | 'openConversation' | 'createMessage' | 'markMessageAsRead' | 'updateConversationStatus' | 'blockConversation' | 'unblockConversation' | 'reportConversation' | 'claimConversation' | 'removeAttachment' | 'releaseMessage' | 'removeMessage' | 'decideConversationReport'>>;

export type OpenedConversationResolvers = Pick<all.OpenedConversationResolvers, 'objectTitle' | 'email' | 'isForMe'>;

export type ProfileResolvers = Pick<all.ProfileResolvers, 'notifications' | 'unreadMessages' | 'waitingReviews'>;

export type ProfileNotificationResolvers = Pick<all.ProfileNotificationResolvers, 'key' | 'value'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'conversations' | 'openedConversation' | 'conversationReports' | 'heldMessages'>>;

export type ReportedConversationResolvers = Pick<all.ReportedConversationResolvers, 'id' | 'objectId' | 'objectTitle' | 'from' | 'to' | 'messages'>;

export type ReviewCountsResolvers = Pick<all.ReviewCountsResolvers, 'conversations'>;

/** What answers the schema of `conversations`. */
export interface ConversationsResolvers {
  Conversation?: ConversationResolvers;
  ConversationPage?: ConversationPageResolvers;
  ConversationPerson?: ConversationPersonResolvers;
  ConversationReport?: ConversationReportResolvers;
  ConversationReportPage?: ConversationReportPageResolvers;
  HeldMessagePage?: HeldMessagePageResolvers;
  Login?: LoginResolvers;
  Message?: MessageResolvers;
  MessageAttachment?: MessageAttachmentResolvers;
  MessageMark?: MessageMarkResolvers;
  ModeratedMessage?: ModeratedMessageResolvers;
  Mutation: MutationResolvers;
  OpenedConversation?: OpenedConversationResolvers;
  Profile?: ProfileResolvers;
  ProfileNotification?: ProfileNotificationResolvers;
  Query: QueryResolvers;
  ReportedConversation?: ReportedConversationResolvers;
  ReviewCounts?: ReviewCountsResolvers;
}
