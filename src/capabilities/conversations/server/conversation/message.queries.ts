import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';
import type { Db } from '#platform/db/db.ts';
import type { AttachmentRecord, MessageRecord } from '../../conversation.record.ts';

/** Columns of a message, with the field names of the record. */
export const MESSAGE = sql.raw(`
  m.id, m.conversation_id, m.is_answer, m.from_account_id as "fromUserId",
  m.to_account_id as "toUserId", m.agency_id, m.status, m.message_text, m.signs,
  m.held_at, m.message_key, m.created_at, m.updated_at`);

/** Query for messages of a conversation in one participant's view. */
export interface MessageQuery {
  conversationId: number;
  /** Whether the reader is the advertiser; null for moderators, who also see held messages. */
  isAdvertiser: boolean | null;
  before: number | null;
  after: number | null;
  limit: number;
}

/** Messages of several conversations, oldest first in each. One statement, by index message_thread. */
export const threadsLoader: BatchFetch<MessageQuery, MessageRecord[]> = async ({ db }, queries) => {
  const { rows } = await sql<MessageRecord & { place: number }>`
    select q.place, m.* from (
      select * from unnest(
        ${queries.map((_, place) => place)}::int[], ${queries.map((one) => one.conversationId)}::int[],
        ${queries.map((one) => one.isAdvertiser)}::boolean[], ${queries.map((one) => one.before)}::int[],
        ${queries.map((one) => one.after)}::int[], ${queries.map((one) => one.limit)}::int[])
      as q (place, conversation_id, is_advertiser, before, after, most)) q
    cross join lateral (
      (select ${MESSAGE} from message m
        where q.after is null and m.conversation_id = q.conversation_id and m.id < coalesce(q.before, 2147483647)
          and (m.held_at is null or q.is_advertiser is null or m.is_answer = q.is_advertiser)
        order by m.id desc limit q.most)
      union all
      (select ${MESSAGE} from message m
        where m.conversation_id = q.conversation_id and m.id > q.after and m.id < coalesce(q.before, 2147483647)
          and (m.held_at is null or q.is_advertiser is null or m.is_answer = q.is_advertiser)
        order by m.id limit q.most)) m
    order by q.place, m.id`.execute(db);
  const threads = queries.map((): MessageRecord[] => []);
  for (const { place, ...message } of rows) threads[place]?.push(message);
  return threads;
};

/** Attachments of messages. Index: message_attachment_message. */
export const attachmentsLoader: BatchFetch<number, AttachmentRecord[]> = async ({ db }, messageIds) => {
  const rows = await db
    .selectFrom('messageAttachment')
    .select(['id', 'kind', 'name', 'bytes', 'messageId'])
    .where('messageId', '=', sql<number>`any(${[...messageIds]}::int[])`)
    .orderBy('id')
    .$castTo<AttachmentRecord & { messageId: number }>()
    .execute();
  return messageIds.map((id) => rows.filter(({ messageId }) => messageId === id));
};

/** A message by its id; undefined where it does not exist. */
export async function findMessage(db: Db, id: number): Promise<MessageRecord | undefined> {
  const { rows } = await sql<MessageRecord>`select ${MESSAGE} from message m where m.id = ${id}`.execute(db);
  return rows[0];
}
