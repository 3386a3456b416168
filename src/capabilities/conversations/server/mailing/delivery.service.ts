import { z } from '#kernel/schema.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { jobKind, send } from '#platform/jobs/job.ts';
import type { MessageRecord } from '../../conversation.record.ts';
import { messageStored } from '../conversation/conversation.events.ts';
import { type ConversationRow, saveLatestMessage } from '../conversation/conversation-row.queries.ts';

/** Job that mails new messages of a conversation to one participant. */
export const CONVERSATION_MAIL = jobKind('conversation.mail', {
  payload: z.object({ conversationId: z.int(), toAsker: z.boolean() }),
});

/**
 * Delay of a mail to members, milliseconds: messages that are read during the delay are not mailed.
 *
 * @source docs/reference/limits.md, "Messages"
 */
const READING_MS = 120_000;

/** Delivers a message to its receiver, in the transaction that stored or released it; the conversation's row is locked. */
export async function deliverToReader(
  tx: Db,
  { conversation, message, now }: { conversation: ConversationRow; message: MessageRecord; now: Date },
): Promise<void> {
  const { id: conversationId } = conversation;
  const accountId = message.toUserId;
  if (accountId !== null)
    await saveLatestMessage(tx, { accountId, conversationId, text: message.messageText, at: now, unread: 1 });
  await announce(tx, messageStored, { messageId: message.id });
  await queueMessageMail(tx, {
    conversationId,
    toAsker: message.isAnswer,
    // A receiver without an account reads by mail only, so the mail is not delayed.
    ...(accountId !== null && { startAfter: new Date(now.getTime() + READING_MS) }),
  });
}

/**
 * Queues a mail to one participant. A mail that is queued already covers this message too: its job first locks the conversation, which
 * the caller holds locked.
 */
export const queueMessageMail = (
  tx: Db,
  { conversationId, toAsker, startAfter }: { conversationId: number; toAsker: boolean; startAfter?: Date },
): Promise<void> =>
  send(
    tx,
    CONVERSATION_MAIL,
    { conversationId, toAsker },
    { key: `${conversationId}:${toAsker}`, ...(startAfter && { startAfter }) },
  );
