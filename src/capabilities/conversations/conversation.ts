/** Kinds of objects, with the numbers that tracking uses. Messages are about offers only (99, 100). */
export const ObjectKind = {
  User: 1,
  Agency: 2,
  Agent: 3,
  Estimate: 97,
  HistoricalOffer: 98,
  Offer: 99,
  ActiveOffer: 100,
  Lead: 101,
} as const;

/** State of a conversation for a member. @source docs/reference/transitions.md, "Conversations" */
export const ConversationState = { Active: 1, Marked: 2, Archived: 99 } as const;
export type ConversationState = (typeof ConversationState)[keyof typeof ConversationState];

/** Status of a message; 70 or more means that it was read. @source docs/reference/transitions.md, "Messages" */
export const MessageStatus = { Stored: 10, Mailed: 20, MailFailed: 30, Read: 70, RemovedByModerator: 90 } as const;

/** A message of this status or a higher one counts as read. */
export const READ_FROM = MessageStatus.Read;

/** Signs of fraud that are shown to the reader of a message. @source docs/reference/workspace.md, "Messages" */
export const MESSAGE_SIGNS = ['advance', 'keys', 'moneyService', 'identity', 'channel'] as const;
export type MessageSign = (typeof MESSAGE_SIGNS)[number];

/** Reasons of a report. */
export const CONVERSATION_REPORT_REASONS = ['fraud', 'insult', 'spam', 'other'] as const;
export type ConversationReportReason = (typeof CONVERSATION_REPORT_REASONS)[number];

/** Decisions of a moderator on a reported conversation: it stays as it is, or it is closed. */
export const CONVERSATION_DECISIONS = ['kept', 'closed'] as const;
export type ConversationDecision = (typeof CONVERSATION_DECISIONS)[number];

/** Limits on storing and showing messages. @source docs/reference/limits.md, "Messages" */
export const CONVERSATION_LIMITS = {
  message: 4_000,
  report: 1_000,
  searchText: 100,
  pageSize: 20,
  largestPage: 50,
  messages: 30,
  mostMessages: 50,
  idsAtOnce: 100,
  attachments: 5,
  pdfBytes: 10 * 1024 * 1024,
  fileName: 120,
  waitingAttachments: 20,
  unanswered: 3,
} as const;
