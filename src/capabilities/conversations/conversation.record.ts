import type { ConversationDecision, ConversationReportReason, MessageSign } from './conversation.ts';

/** A conversation as a member in it sees it. */
export interface ConversationRecord {
  id: number;
  activeOfferId: number;
  objectTitle: string;
  subObjectId: number | null;
  subObjectType: number | null;
  conversationStatus: number;
  unreadCount: number;
  lastMessageText: string;
  lastMessageDate: Date;
  createdAt: Date;
  updatedAt: Date;
  fromUserId: number | null;
  /** What whoever asks gave for this home; null where an account says it, and once forgotten. */
  fromEmail: string | null;
  fromEmailKey: string | null;
  fromFirstName: string | null;
  fromLastName: string | null;
  fromPhone: string | null;
  visitorId: string | null;
  toUserId: number | null;
  agencyId: number | null;
  closedAt: Date | null;
  /** Whoever reads: the member whose view this is; null for a visitor, who sees what they just wrote. */
  readerId: number | null;
}

/** A message. */
export interface MessageRecord {
  id: number;
  conversationId: number;
  isAnswer: boolean;
  fromUserId: number | null;
  toUserId: number | null;
  agencyId: number | null;
  status: number;
  /** Empty once a moderator removed it. */
  messageText: string;
  signs: MessageSign[];
  heldAt: Date | null;
  messageKey: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A message with the conversation in which its reader sees it. */
export interface ReadMessage extends MessageRecord {
  conversation: ConversationRecord;
}

/** Somebody in a conversation, as far as the other one may know them. */
export interface ConversationPerson {
  /** Null for visitors and for advertisers outside. */
  id: number | null;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
  email: string | null;
  phone: string | null;
  agencyId: number | null;
  /** As of an account; null without one. */
  status: number | null;
}

/** A file of a message. */
export interface AttachmentRecord {
  id: number;
  kind: 'picture' | 'pdf';
  name: string;
  bytes: number;
}

/** A conversation that somebody told a moderator of. */
export interface ConversationReportRecord {
  id: number;
  conversationId: number;
  accountId: number | null;
  reason: ConversationReportReason;
  description: string;
  reportedAt: Date;
  decision: ConversationDecision | null;
  decisionNote: string | null;
  decidedAt: Date | null;
}
