import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches } from '#platform/db/in-batches.queries.ts';
import { MessageStatus } from '../../conversation.ts';
import { type ConversationRow, ROW } from '../conversation/conversation-row.queries.ts';

/** Stores a take-over link by the hash of its secret. */
export async function insertTakeover(
  tx: Db,
  takeover: { tokenHash: Buffer; conversationId: number; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('conversationClaim')
    .values({
      tokenHash: takeover.tokenHash,
      conversationId: takeover.conversationId,
      createdAt: takeover.now,
      expiresAt: takeover.expiresAt,
    })
    .execute();
}

/** The conversation of a link that is valid now, or undefined. */
export async function findTakenOver(db: Db, tokenHash: Buffer, now: Date): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversation')
    .select(ROW)
    .where('fromAccountId', 'is', null)
    .where('id', 'in', (query) =>
      query
        .selectFrom('conversationClaim')
        .select('conversationId')
        .where('tokenHash', '=', tokenHash)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now),
    )
    .executeTakeFirst();
}

/** Consumes a link. Returns whether it was valid. */
export async function spendTakeover(tx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversationClaim')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes expired links. */
export async function deleteOldTakeovers(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'conversationClaim', sql`expires_at < ${before}`);
}

/** Conversations that a browser began under an address, oldest first; locks their rows. Index: conversation_visitor. */
export const lockVisitorConversations = (
  tx: Db,
  { visitorId, emailKey }: { visitorId: string; emailKey: string },
): Promise<ConversationRow[]> =>
  tx
    .selectFrom('conversation')
    .select(ROW)
    .where('fromAccountId', 'is', null)
    .where('visitorId', '=', visitorId)
    .where('fromEmailKey', '=', emailKey)
    .orderBy('id')
    .forUpdate()
    .execute();

/** A member's existing conversation about a home. Index: conversation_of_member. */
export async function findOwnConversation(tx: Db, accountId: number, activeOfferId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('conversation')
    .select('id')
    .where('activeOfferId', '=', activeOfferId)
    .where('fromAccountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Assigns a visitor's conversation to an account: the account's data replaces what the visitor entered. */
export async function markTakenOver(tx: Db, id: number, accountId: number): Promise<void> {
  await tx
    .updateTable('conversation')
    .set({
      fromAccountId: accountId,
      fromEmail: null,
      fromEmailKey: null,
      fromFirstName: null,
      fromLastName: null,
    })
    .where('id', '=', id)
    .execute();
  await updateSides(tx, id, { accountId, conversationId: id });
}

/** Merges a visitor's conversation into the account's one about the same home. */
export async function mergeConversation(
  tx: Db,
  { id, into, accountId }: { id: number; into: number; accountId: number },
): Promise<void> {
  await updateSides(tx, id, { accountId, conversationId: into });
  // A member who reported both conversations has one report of the remaining conversation.
  await sql`
    update conversation_report r set conversation_id = ${into} where r.conversation_id = ${id} and not (
      r.decided_at is null and exists (select 1 from conversation_report other where other.conversation_id = ${into}
        and other.account_id = r.account_id and other.decided_at is null))`.execute(tx);
  await tx.deleteFrom('conversation').where('id', '=', id).execute();
}

async function updateSides(
  tx: Db,
  id: number,
  { accountId, conversationId }: { accountId: number; conversationId: number },
): Promise<void> {
  await sql`
    update message set conversation_id = ${conversationId},
      from_account_id = case when is_answer then from_account_id else ${accountId} end,
      to_account_id = case when is_answer then ${accountId} else to_account_id end
    where conversation_id = ${id}`.execute(tx);
}

/** Recomputes the previews of a conversation from its messages. Index: message_thread. */
export async function recountConversation(tx: Db, conversationId: number): Promise<void> {
  await sql`
    insert into conversation_participant as p
      (account_id, conversation_id, unread_count, last_message_text, last_message_at)
    select member.id, ${conversationId}, (
        select count(*) from message m where m.conversation_id = ${conversationId} and m.to_account_id = member.id
          and m.status < ${MessageStatus.Read} and m.held_at is null),
      left(last.message_text, 200), last.created_at
    from conversation c
    cross join lateral unnest(array[c.from_account_id, c.to_account_id]) as member (id)
    join account a on a.id = member.id and a.status <> ${AccountStatus.Removed}
    cross join lateral (
      select m.message_text, m.created_at from message m where m.conversation_id = c.id
        and (m.held_at is null or m.from_account_id = member.id)
      order by m.id desc limit 1) last
    where c.id = ${conversationId}
    on conflict (account_id, conversation_id) do update set unread_count = excluded.unread_count,
      last_message_text = excluded.last_message_text, last_message_at = excluded.last_message_at`.execute(tx);
}
