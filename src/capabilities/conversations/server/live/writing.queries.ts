import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { MessageRecord } from '../../conversation.record.ts';
import type { MessageSign } from '../../conversation.ts';
import { MESSAGE } from '../conversation/message.queries.ts';

/** A message to be inserted. */
export interface NewMessage {
  conversationId: number;
  isAnswer: boolean;
  fromAccountId: number | null;
  toAccountId: number | null;
  agencyId: number | null;
  text: string;
  signs: readonly MessageSign[];
  isHeld: boolean;
  senderKey: string;
  key: string | null;
  now: Date;
}

/** Inserts a message; null where its sender used the key before. Index: message_once. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<MessageRecord | null> {
  const { now } = message;
  const row = await tx
    .insertInto('message')
    .values({
      conversationId: message.conversationId,
      isAnswer: message.isAnswer,
      messageText: message.text,
      fromAccountId: message.fromAccountId,
      toAccountId: message.toAccountId,
      agencyId: message.agencyId,
      signs: [...message.signs],
      heldAt: message.isHeld ? now : null,
      senderKey: message.senderKey,
      messageKey: message.key,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['senderKey', 'messageKey']).where('messageKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const { rows } = await sql<MessageRecord>`select ${MESSAGE} from message m where m.id = ${row.id}`.execute(tx);
  return rows[0] ?? null;
}

/** The message of a sender by its key. Index: message_once. */
export async function findSent(
  db: Db,
  { senderKey, key }: { senderKey: string; key: string },
): Promise<MessageRecord | undefined> {
  const { rows } = await sql<MessageRecord>`
    select ${MESSAGE} from message m where m.sender_key = ${senderKey} and m.message_key = ${key}`.execute(db);
  return rows[0];
}

/** Number of the enquirer's messages after both the last answer and a time. Index: message_thread. */
export async function countUnanswered(tx: Db, conversationId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message
    where conversation_id = ${conversationId} and not is_answer and created_at > ${since} and id > coalesce(
      (select id from message where conversation_id = ${conversationId} and is_answer order by id desc limit 1), 0)`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
