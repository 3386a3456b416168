import { requireUser } from '#capabilities/accounts/server/sign-in/session.service.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Context } from '#platform/context/context.ts';
import type { ConversationRecord } from '../conversation.record.ts';
import { deleteBlocks, insertBlocks } from './block.queries.ts';
import { askerKeys } from './closing.service.ts';
import { readConversation } from './conversation-list.service.ts';
import { isAdvertiser } from './person.service.ts';

/** The other one in a conversation, by what a block names. */
function partnerKeys(conversation: ConversationRecord): string[] {
  if (isAdvertiser(conversation)) return askerKeys(conversation);
  return conversation.toUserId === null ? [] : [`account:${conversation.toUserId}`];
}

/**
 * Blocks the other one of a conversation: neither writes to the other any more, in any of their conversations. Repeatable.
 *
 * @throws AppError `error.auth.required`; `error.notFound`; `error.status.transition` for advertisers outside, who do not write here
 */
export async function blockPartner(ctx: Context, conversationId: number): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const conversation = await readConversation(ctx, conversationId);
  const personKeys = partnerKeys(conversation);
  if (personKeys.length === 0) throw new AppError('error.status.transition', { code: 409 });
  await insertBlocks(ctx.db, { accountId, personKeys, now: ctx.now() });
  return conversation;
}

/** Takes a block back. Repeatable. @throws AppError `error.auth.required`; `error.notFound` */
export async function unblockPartner(ctx: Context, conversationId: number): Promise<ConversationRecord> {
  const { userId: accountId } = requireUser(ctx);
  const conversation = await readConversation(ctx, conversationId);
  await deleteBlocks(ctx.db, { accountId, personKeys: partnerKeys(conversation) });
  return conversation;
}
