import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import { inBatches } from '#platform/db/in-batches.queries.ts';

/** Conversations of a member with all messages that they may read, for the export. */
export async function listAllConversations(db: Db, accountId: number): Promise<object[]> {
  const { rows } = await sql<{ conversation: object }>`
    select json_build_object('home', c.active_offer_id, 'title', c.object_title, 'begunAt', c.created_at,
      'state', p.state, 'isAdvertiser', c.to_account_id = ${accountId},
      'phone', case when c.from_account_id = ${accountId} then c.from_phone end,
      'messages', (select coalesce(json_agg(json_build_object('id', m.id, 'isMine', m.from_account_id = ${accountId},
          'text', m.message_text, 'status', m.status, 'sentAt', m.created_at,
          'files', (select coalesce(json_agg(f.name order by f.id), '[]') from message_attachment f where f.message_id = m.id)
        ) order by m.id), '[]')
        from message m where m.conversation_id = c.id and (m.held_at is null or m.from_account_id = ${accountId})))
      as conversation
    from conversation_participant p join conversation c on c.id = p.conversation_id
    where p.account_id = ${accountId} order by c.id`.execute(db);
  return rows.map(({ conversation }) => conversation);
}

/** Blocks and reports by a member, for the export. */
export async function listActsAbout(db: Db, accountId: number): Promise<{ blocked: object[]; reports: object[] }> {
  const blocked = await db
    .selectFrom('blockedPerson')
    .select(['personKey as person', 'blockedAt'])
    .where('accountId', '=', accountId)
    .orderBy('blockedAt')
    .execute();
  const reports = await db
    .selectFrom('conversationReport')
    .select(['conversationId as conversation', 'reason', 'description', 'reportedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
  return { blocked, reports };
}

/** Removes identifying data of accounts from their conversations; sent messages stay with their receivers. */
export async function anonymizeConversations(tx: Db, accountIds: readonly number[]): Promise<void> {
  const ids = sql<number>`any(${[...accountIds]}::int[])`;
  const keys = sql<string>`any(${accountIds.map((id) => `account:${id}`)}::text[])`;
  await tx.deleteFrom('conversationParticipant').where('accountId', '=', ids).execute();
  await tx.deleteFrom('blockedPerson').where('accountId', '=', ids).execute();
  await tx.deleteFrom('blockedPerson').where('personKey', '=', keys).execute();
  await tx
    .updateTable('conversationReport')
    .set({ accountId: null, description: '' })
    .where('accountId', '=', ids)
    .execute();
  await tx
    .updateTable('conversation')
    .set({ fromPhone: null, visitorId: null, fromEmail: null, fromEmailKey: null })
    .set({ fromFirstName: null, fromLastName: null })
    .where('fromAccountId', '=', ids)
    .execute();
  await tx.updateTable('conversation').set({ objectTitle: '' }).where('toAccountId', '=', ids).execute();
  await tx
    .updateTable('messageAttachment')
    .set({ createdAt: new Date(0) })
    .where('accountId', '=', ids)
    .where('messageId', 'is', null)
    .execute();
}

/** Erases contact data of visitors whose conversation has no message since a time. Index: conversation_known_visitor. */
export async function forgetVisitorConversations(db: Db, before: Date): Promise<void> {
  const where = sql<SqlBool>`from_account_id is null and from_email is not null and updated_at < ${before}`;
  await inBatches(
    db,
    { table: 'conversation', where },
    (picked) => sql`
      update conversation set visitor_id = null, from_email = null, from_email_key = null, from_first_name = null,
        from_last_name = null, from_phone = null where ${picked}`,
  );
}
