import type { ConversationDecision, ConversationReportReason, MessageSign } from './conversation.ts';

/** A conversation in the view of one of its members. */
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
  /** Address that the enquirer gave for this home; null for a member, whose account has the address, and after erasure. */
  fromEmail: string | null;
  fromEmailKey: string | null;
  fromFirstName: string | null;
  fromLastName: string | null;
  fromPhone: string | null;
  visitorId: string | null;
  toUserId: number | null;
  agencyId: number | null;
  closedAt: Date | null;
  /** The member whose view this is; null for a visitor, who sees only the message just sent. */
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
  /** Empty after a moderator removed the message. */
  messageText: string;
  signs: MessageSign[];
  heldAt: Date | null;
  messageKey: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A message with its conversation in the reader's view. */
export interface ReadMessage extends MessageRecord {
  conversation: ConversationRecord;
}

/** A participant, reduced to the data that the other one may see. */
export interface ConversationPerson {
  /** Null for visitors and for external advertisers. */
  id: number | null;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
  email: string | null;
  phone: string | null;
  agencyId: number | null;
  /** Status of the account; null without one. */
  status: number | null;
}

/** An attachment of a message. */
export interface AttachmentRecord {
  id: number;
  kind: 'picture' | 'pdf';
  name: string;
  bytes: number;
}

/** A report of a conversation to moderators. */
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
