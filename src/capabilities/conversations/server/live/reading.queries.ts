import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { MessageStatus } from '../../conversation.ts';

/** A message that a member may read. */
export interface ReadableMessage {
  id: number;
  conversationId: number;
  status: number;
}

/** The given messages that were written to a member and may be read; locks their rows. */
export async function lockReadableMessages(
  tx: Db,
  accountId: number,
  ids: readonly number[],
): Promise<ReadableMessage[]> {
  return tx
    .selectFrom('message')
    .select(['id', 'conversationId', 'status'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('toAccountId', '=', accountId)
    .where('heldAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Unread messages of a conversation to a member; locks their rows. Index: message_unread. */
export async function lockUnreadMessages(
  tx: Db,
  accountId: number,
  conversationId: number,
): Promise<ReadableMessage[]> {
  return tx
    .selectFrom('message')
    .select(['id', 'conversationId', 'status'])
    .where('conversationId', '=', conversationId)
    .where('toAccountId', '=', accountId)
    .where('status', '<', MessageStatus.Read)
    .where('heldAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Marks messages as read. */
export async function markMessagesRead(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable('message')
    .set({ status: MessageStatus.Read, updatedAt: now })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('status', '<', MessageStatus.Read)
    .execute();
}

/** Reduces a member's count of unread messages. */
export async function reduceUnreadCount(
  tx: Db,
  { accountId, conversationId, read }: { accountId: number; conversationId: number; read: number },
): Promise<void> {
  await tx
    .updateTable('conversationParticipant')
    .set({ unreadCount: sql<number>`greatest(0, unread_count - ${read}::int)` })
    .where('accountId', '=', accountId)
    .where('conversationId', '=', conversationId)
    .execute();
}
