import { requireUser } from '#capabilities/accounts/server/sessions/session.service.ts';
import { AppError } from '#kernel/app-error.ts';
import { type Context, withinTransaction } from '#platform/context/context.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { deleteBlocks, insertBlocks } from '../conversation/block.queries.ts';
import { enquirerKeys, isClosed } from '../conversation/closing.service.ts';
import { readConversation } from '../conversation/conversation-list.service.ts';
import { isAdvertiser } from '../conversation/person.service.ts';
import { emitClosing } from './live.service.ts';

/** Keys that identify the other participant in a block. */
function partnerKeys(conversation: ConversationRecord): string[] {
  if (isAdvertiser(conversation)) return enquirerKeys(conversation);
  return conversation.toUserId === null ? [] : [`account:${conversation.toUserId}`];
}

/**
 * Blocks the other participant: neither can write to the other, in any of their conversations, and open pages show it at once.
 * Idempotent.
 *
 * @throws AppError `error.auth.required`; `error.notFound`; `error.status.transition` for external advertisers, who have no account
 */
export async function blockPartner(ctx: Context, conversationId: number): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const conversation = await readConversation(ctx, conversationId);
  const personKeys = partnerKeys(conversation);
  if (personKeys.length === 0) throw new AppError('error.status.transition', { code: 409 });
  await ctx.db.transaction().execute(async (tx) => {
    const isNew = await insertBlocks(tx, { accountId, personKeys, now: ctx.now() });
    if (isNew) await emitClosing(withinTransaction(ctx, tx), conversation, 'closed');
  });
  return conversation;
}

/** Removes a block. Idempotent. @throws AppError `error.auth.required`; `error.notFound` */
export async function unblockPartner(ctx: Context, conversationId: number): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const conversation = await readConversation(ctx, conversationId);
  await ctx.db.transaction().execute(async (tx) => {
    const wasBlocked = await deleteBlocks(tx, { accountId, personKeys: partnerKeys(conversation) });
    const within = withinTransaction(ctx, tx);
    // The conversation may still be closed, by a block of the other participant or by a moderator.
    if (wasBlocked && !(await isClosed(within, conversation))) await emitClosing(within, conversation, 'reopened');
  });
  return conversation;
}
