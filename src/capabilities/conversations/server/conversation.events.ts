import { eventKind } from '#platform/events/event.ts';

/** A message may be read by its receiver from now on: it was written, or a moderator released it. */
export const messageStored = eventKind<{ messageId: number }>('message.stored');

/** A moderator removed a message. */
export const messageRemoved = eventKind<{ messageId: number }>('message.removed');

/** A member has read what was written to them in a conversation. */
export const conversationRead = eventKind<{ conversationId: number; accountId: number }>('conversation.read');
