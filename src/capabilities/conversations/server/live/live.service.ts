import type { Context } from '#platform/context/context.ts';
import { browserEvent, emit, userRoom } from '#platform/realtime/emit.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { isClosed } from '../conversation/closing.service.ts';
import { readConversation } from '../conversation/conversation-list.service.ts';
import type { ConversationRow } from '../conversation/conversation-row.queries.ts';
import { findPartner } from '../conversation/partner.queries.ts';

/** A conversation of the browser's account to which something happened: a browser ignores any other shape. */
interface LiveConversation {
  conversationId: number;
}

const TYPING = browserEvent<LiveConversation>('typing');
const READ = browserEvent<LiveConversation>('read');

const partnerOf = ({ readerId, fromUserId, toUserId }: ConversationRecord): number | null =>
  readerId === fromUserId ? toUserId : fromUserId;

/**
 * Emits to the other participant that the actor is typing, while the conversation is open.
 *
 * @throws AppError `error.auth.required`; `error.notFound` for a conversation of others
 */
export async function emitTyping(ctx: Context, { conversationId }: { conversationId: number }): Promise<void> {
  const conversation = await readConversation(ctx, conversationId);
  const partner = partnerOf(conversation);
  if (partner !== null && !(await isClosed(ctx, conversation)))
    await emit(ctx, userRoom(partner), TYPING, { conversationId });
}

/** Emits to the other participant that their messages were read. */
export async function emitRead(
  ctx: Context,
  { conversationId, accountId }: { conversationId: number; accountId: number },
): Promise<void> {
  const partner = await findPartner(ctx.db, { conversationId, accountId });
  if (partner !== null) await emit(ctx, userRoom(partner), READ, { conversationId });
}

/**
 * Emits to all members of a conversation that it was closed or opened. A block changes all conversations of the two members; open pages
 * reload them.
 */
export async function emitClosing(
  ctx: Context,
  { id: conversationId, fromUserId, toUserId }: Pick<ConversationRow, 'id' | 'fromUserId' | 'toUserId'>,
  event: 'closed' | 'reopened',
): Promise<void> {
  for (const accountId of [fromUserId, toUserId])
    if (accountId !== null)
      await emit(ctx, userRoom(accountId), browserEvent<LiveConversation>(event), { conversationId });
}
