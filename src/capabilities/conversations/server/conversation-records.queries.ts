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
    .selectFrom('blocked_person')
    .select(['person_key as person', 'blocked_at as blockedAt'])
    .where('account_id', '=', accountId)
    .orderBy('blocked_at')
    .execute();
  const reports = await db
    .selectFrom('conversation_report')
    .select(['conversation_id as conversation', 'reason', 'description', 'reported_at as reportedAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return { blocked, reports };
}

/** Removes identifying data of accounts from their conversations; sent messages stay with their receivers. */
export async function anonymizeConversations(tx: Db, accountIds: readonly number[]): Promise<void> {
  const ids = sql<number>`any(${[...accountIds]}::int[])`;
  const keys = sql<string>`any(${accountIds.map((id) => `account:${id}`)}::text[])`;
  await tx.deleteFrom('conversation_participant').where('account_id', '=', ids).execute();
  await tx.deleteFrom('blocked_person').where('account_id', '=', ids).execute();
  await tx.deleteFrom('blocked_person').where('person_key', '=', keys).execute();
  await tx
    .updateTable('conversation_report')
    .set({ account_id: null, description: '' })
    .where('account_id', '=', ids)
    .execute();
  await tx
    .updateTable('conversation')
    .set({ from_phone: null, visitor_id: null, from_email: null, from_email_key: null })
    .set({ from_first_name: null, from_last_name: null })
    .where('from_account_id', '=', ids)
    .execute();
  await tx.updateTable('conversation').set({ object_title: '' }).where('to_account_id', '=', ids).execute();
  await tx
    .updateTable('message_attachment')
    .set({ created_at: new Date(0) })
    .where('account_id', '=', ids)
    .where('message_id', 'is', null)
    .execute();
}

/** Erases contact data of visitors whose conversation is silent since a time. Index: conversation_known_visitor. */
export async function forgetVisitors(db: Db, before: Date): Promise<void> {
  const where = sql<SqlBool>`from_account_id is null and from_email is not null and updated_at < ${before}`;
  await inBatches(
    db,
    { table: 'conversation', where },
    (picked) => sql`
      update conversation set visitor_id = null, from_email = null, from_email_key = null, from_first_name = null,
        from_last_name = null, from_phone = null where ${picked}`,
  );
}
