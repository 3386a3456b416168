import type { ConversationsResolvers } from '#generated/conversations.resolvers.ts';
import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import { serveAttachments } from './attachments/attachment.route.ts';
import { attachmentUpload } from './attachments/attachment.service.ts';
import { CONVERSATION_WINDOWS } from './conversation/conversation.limits.ts';
import { CONVERSATION_JOBS } from './conversation.jobs.ts';
import {
  Conversation,
  ConversationPage,
  ConversationReport,
  Message,
  MessageAttachment,
  ModeratedMessage,
  Mutation,
  Profile,
  Query,
  ReportedConversation,
  ReviewCounts,
} from './conversation.resolvers.ts';
import { CONVERSATION_LISTENERS, CONVERSATION_SOCKET_EVENTS } from './conversation.sockets.ts';
import { CONVERSATION_RECORDS } from './conversation-records.service.ts';
import { MESSAGE_MAILS } from './mailing/message.mail.ts';
import { MESSAGE_KIND } from './moderation/moderation.service.ts';
import { CONVERSATION_KIND } from './takeover/takeover.service.ts';

/** Messages about a home between members, visitors and advertisers. */
export const conversationModule: CapabilityModule = {
  name: 'conversations',
  tables: [
    ...(['blockedPerson', 'conversation', 'conversationClaim', 'conversationParticipant'] as const),
    ...(['conversationReport', 'message', 'messageAttachment'] as const),
  ],
  reads: ['account', 'activeOffer', 'offer'],
  api: {
    schemaFile: new URL('./conversation.graphql', import.meta.url),
    resolvers: {
      Conversation,
      ConversationPage,
      ConversationReport,
      Message,
      MessageAttachment,
      ModeratedMessage,
      Mutation,
      Profile,
      Query,
      ReportedConversation,
      ReviewCounts,
    } satisfies ConversationsResolvers,
  },
  requestLimits: CONVERSATION_WINDOWS,
  serve: serveAttachments,
  uploads: [attachmentUpload],
  socketEvents: CONVERSATION_SOCKET_EVENTS,
  jobs: CONVERSATION_JOBS,
  listeners: CONVERSATION_LISTENERS,
  mailKinds: MESSAGE_MAILS,
  auditKinds: [CONVERSATION_KIND, MESSAGE_KIND],
  personalRecords: CONVERSATION_RECORDS,
};
