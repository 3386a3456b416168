import { z } from '#kernel/schema.ts';
import { eventKind } from '#platform/events/event.ts';

/** A message became readable for its receiver: it was written, or released by a moderator. */
export const messageStored = eventKind('message.stored', z.object({ messageId: z.int() }));

/** A moderator removed a message. */
export const messageRemoved = eventKind('message.removed', z.object({ messageId: z.int() }));

/** A member has read the messages that they received in a conversation. */
export const conversationRead = eventKind(
  'conversation.read',
  z.object({ conversationId: z.int(), accountId: z.int() }),
);
