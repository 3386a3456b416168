import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { invalid, notFound } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import { announce } from '#platform/events/event.ts';
import { validated } from '#platform/graphql/validated.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { ConversationState, MessageStatus, READ_FROM } from '../../conversation.ts';
import { readInput } from '../../message.input.ts';
import { conversationRead } from '../conversation/conversation.events.ts';
import { updateState } from '../conversation/conversation.queries.ts';
import { readConversation } from '../conversation/conversation-list.service.ts';
import {
  lockReadableMessages,
  lockUnreadMessages,
  markMessagesRead,
  type ReadableMessage,
  reduceUnreadCount,
} from './reading.queries.ts';

/**
 * Opens a conversation of the actor: marks all its messages to the actor as read. Idempotent.
 *
 * @throws AppError `error.auth.required`; `error.notFound`
 */
export async function openConversation(ctx: Context, id: number): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const conversation = await readConversation(ctx, id);
  if (conversation.unreadCount === 0) return conversation;
  await ctx.db
    .transaction()
    .execute(async (tx) => markRead(ctx, tx, { accountId, messages: await lockUnreadMessages(tx, accountId, id) }));
  return readConversation(ctx, id);
}

/**
 * Marks messages to the actor as read, all of them or none. Idempotent; a message that a moderator removed stays removed.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound` where one is not to the actor
 * @source docs/reference/abuse-cases.md, "30"
 */
export async function markAsRead(
  ctx: Context,
  input: { messageIds: readonly number[] },
): Promise<{ id: number; status: number }[]> {
  const { userId: accountId } = requireUser(ctx);
  const ids = [...new Set(validated(readInput, input).messageIds)];
  return ctx.db.transaction().execute(async (tx) => {
    const messages = await lockReadableMessages(tx, accountId, ids);
    if (messages.length < ids.length) throw notFound();
    await markRead(ctx, tx, { accountId, messages });
    return messages.map(({ id, status }) => ({ id, status: Math.max(status, MessageStatus.Read) }));
  });
}

/** Marks unread messages as read, conversation by conversation in the order of their ids. */
async function markRead(
  ctx: Context,
  tx: Db,
  { accountId, messages }: { accountId: number; messages: readonly ReadableMessage[] },
): Promise<void> {
  const unread = messages.filter(({ status }) => status < READ_FROM);
  if (unread.length === 0) return;
  await markMessagesRead(
    tx,
    unread.map(({ id }) => id),
    ctx.now(),
  );
  const byConversation = Map.groupBy(unread, ({ conversationId }) => conversationId);
  for (const [conversationId, read] of [...byConversation].sort(([one], [other]) => one - other)) {
    await reduceUnreadCount(tx, { accountId, conversationId, read: read.length });
    await announce(tx, conversationRead, { conversationId, accountId });
  }
}

/**
 * Moves a conversation into a box of the actor; the other participant's view is unchanged. Idempotent.
 *
 * @throws AppError `error.auth.required`; `error.validation`; `error.notFound` @source docs/reference/abuse-cases.md, "31"
 */
export async function moveConversation(
  ctx: Context,
  { conversationId: id, status }: { conversationId: number; status: number },
): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const state = Object.values(ConversationState).find((known) => known === status);
  if (state === undefined) throw invalid({ status: 'error.validation.value' });
  if (!(await updateState(ctx.db, { id, accountId, state }))) throw notFound();
  return readConversation(ctx, id);
}
