import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { ConversationRecord } from '../conversation.record.ts';
import { blockedLoader } from './block.queries.ts';
import { accountLoader } from './conversation.loaders.ts';

/** By whom a conversation is held, as far as blocks and accounts go. */
export type Sides = Pick<ConversationRecord, 'fromUserId' | 'fromEmailKey' | 'visitorId' | 'toUserId' | 'closedAt'>;

/** What whoever asks is blocked by: an account, or as a visitor the browser and the address. */
export function askerKeys({ fromUserId, fromEmailKey, visitorId }: Sides): string[] {
  if (fromUserId !== null) return [`account:${fromUserId}`];
  return [
    ...(visitorId === null ? [] : [`visitor:${visitorId}`]),
    ...(fromEmailKey === null ? [] : [`address:${fromEmailKey}`]),
  ];
}

/** Whether the advertiser of a conversation blocked whoever asks, or the other way round. */
export async function readBlocks(ctx: Context, sides: Sides): Promise<{ byAdvertiser: boolean; byAsker: boolean }> {
  const { toUserId, fromUserId } = sides;
  const blocks = ctx.loader(blockedLoader);
  if (toUserId === null) return { byAdvertiser: false, byAsker: false };
  const [byAdvertiser, byAsker] = await Promise.all([
    blocks.load({ accountId: toUserId, personKeys: askerKeys(sides) }),
    fromUserId === null ? false : blocks.load({ accountId: fromUserId, personKeys: [`account:${toUserId}`] }),
  ]);
  return { byAdvertiser, byAsker };
}

/**
 * Whether nobody can write in a conversation any more: closed by a moderator, blocked, or one of the two is suspended or gone.
 *
 * @source docs/reference/transitions.md, "Conversations"
 */
export async function isClosed(ctx: Context, sides: Sides): Promise<boolean> {
  if (sides.closedAt !== null) return true;
  const ids = [sides.fromUserId, sides.toUserId].filter((id) => id !== null);
  const accounts = await Promise.all(ids.map((id) => ctx.loader(accountLoader).load(id)));
  const isBarred = accounts.some(
    (account) => !account || account.status === AccountStatus.Inactive || account.status === AccountStatus.Removed,
  );
  if (isBarred) return true;
  const { byAdvertiser, byAsker } = await readBlocks(ctx, sides);
  return byAdvertiser || byAsker;
}
