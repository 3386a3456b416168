import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { ConversationRecord } from '../../conversation.record.ts';
import { blockedLoader } from './block.queries.ts';
import { accountLoader } from './conversation.loaders.ts';

/** Participants of a conversation: the fields from which blocks and account states are found. */
export type Participants = Pick<
  ConversationRecord,
  'fromUserId' | 'fromEmailKey' | 'visitorId' | 'toUserId' | 'closedAt'
>;

/** Keys that identify the enquirer for blocks: the account, or the browser and the address of a visitor. */
export function enquirerKeys({ fromUserId, fromEmailKey, visitorId }: Participants): string[] {
  if (fromUserId !== null) return [`account:${fromUserId}`];
  return [
    ...(visitorId === null ? [] : [`visitor:${visitorId}`]),
    ...(fromEmailKey === null ? [] : [`address:${fromEmailKey}`]),
  ];
}

/** Blocks between the advertiser and the enquirer of a conversation, in both directions. */
export async function readBlocks(
  ctx: Context,
  sides: Participants,
): Promise<{ byAdvertiser: boolean; byEnquirer: boolean }> {
  const { toUserId, fromUserId } = sides;
  const blocks = ctx.loader(blockedLoader);
  if (toUserId === null) return { byAdvertiser: false, byEnquirer: false };
  const [byAdvertiser, byEnquirer] = await Promise.all([
    blocks.load({ accountId: toUserId, personKeys: enquirerKeys(sides) }),
    fromUserId === null ? false : blocks.load({ accountId: fromUserId, personKeys: [`account:${toUserId}`] }),
  ]);
  return { byAdvertiser, byEnquirer };
}

/**
 * Whether a conversation is closed to messages: by a moderator, by a block, or because a participant is suspended or gone.
 *
 * @source docs/reference/transitions.md, "Conversations"
 */
export async function isClosed(ctx: Context, sides: Participants): Promise<boolean> {
  if (sides.closedAt !== null) return true;
  const ids = [sides.fromUserId, sides.toUserId].filter((id) => id !== null);
  const accounts = await Promise.all(ids.map((id) => ctx.loader(accountLoader).load(id)));
  const isBarred = accounts.some(
    (account) => !account || account.status === AccountStatus.Inactive || account.status === AccountStatus.Removed,
  );
  if (isBarred) return true;
  const { byAdvertiser, byEnquirer } = await readBlocks(ctx, sides);
  return byAdvertiser || byEnquirer;
}
