import type { CapabilityModule } from '#platform/modules/capability-module.ts';
import {
  Conversation,
  ConversationPage,
  Message,
  MessageAttachment,
  Mutation,
  Profile,
  Query,
} from './conversation.resolvers.ts';

/** What people write one another about a home. */
export const conversationModule: CapabilityModule = {
  name: 'conversations',
  tables: [
    ...(['blocked_person', 'conversation', 'conversation_claim', 'conversation_participant'] as const),
    ...(['conversation_report', 'message', 'message_attachment'] as const),
  ],
  reads: ['account', 'active_offer', 'offer'],
  api: {
    schemaFile: new URL('./conversation.graphql', import.meta.url),
    resolvers: { Conversation, ConversationPage, Message, MessageAttachment, Mutation, Profile, Query },
  },
};
