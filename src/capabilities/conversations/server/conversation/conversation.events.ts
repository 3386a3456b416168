import { eventKind } from '#platform/events/event.ts';

/** A message became readable for its receiver: it was written, or released by a moderator. */
export const messageStored = eventKind<{ messageId: number }>('message.stored');

/** A moderator removed a message. */
export const messageRemoved = eventKind<{ messageId: number }>('message.removed');

/** A member has read the messages that they received in a conversation. */
export const conversationRead = eventKind<{ conversationId: number; accountId: number }>('conversation.read');
