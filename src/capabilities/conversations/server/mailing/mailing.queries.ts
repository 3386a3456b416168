import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { MessageSign } from '../../conversation.ts';
import { MessageStatus } from '../../conversation.ts';

/** A message that is neither mailed to its receiver nor read. */
export interface UnsentMessage {
  id: number;
  text: string;
  signs: MessageSign[];
}

/** Unmailed messages to one participant, oldest first. Index: message_unread. */
export const listUnsent = (tx: Db, conversationId: number, toAsker: boolean): Promise<UnsentMessage[]> =>
  tx
    .selectFrom('message')
    .select(['id', 'messageText as text', 'signs'])
    .where('conversationId', '=', conversationId)
    .where('isAnswer', '=', toAsker)
    .where('status', '<', MessageStatus.Read)
    .where('heldAt', 'is', null)
    .where('mailKey', 'is', null)
    .orderBy('id')
    .$castTo<UnsentMessage>()
    .execute();

/** Stores the key of the mail that contains messages. */
export async function updateMailKey(tx: Db, { ids, mailKey, conversationId, toAsker, now }: MailMark): Promise<void> {
  await tx
    .updateTable('message')
    .set({ mailKey })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  await tx
    .updateTable('conversation')
    .set(toAsker ? { fromMailedAt: now } : { toMailedAt: now })
    .where('id', '=', conversationId)
    .execute();
}

/** A mail and the messages in it. */
interface MailMark {
  ids: readonly number[];
  mailKey: string;
  conversationId: number;
  toAsker: boolean;
  now: Date;
}

/** Keys of mails whose delivery is not known yet. Index: message_mailed. */
export async function listOpenMailKeys(db: Db, since: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ mailKey: string }>`
    select distinct mail_key from message
    where mail_key is not null and status in (${MessageStatus.Stored}, ${MessageStatus.MailFailed}) and created_at > ${since}
    limit ${most}`.execute(db);
  return rows.map(({ mailKey }) => mailKey);
}

/** Sets the delivery status of mails on their unread messages. */
export async function updateMailed(db: Db, keys: readonly string[], status: 20 | 30, now: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .updateTable('message')
    .set({ status, updatedAt: now })
    .where('mailKey', '=', sql<string>`any(${[...keys]}::text[])`)
    .where('status', 'in', [MessageStatus.Stored, MessageStatus.MailFailed])
    .where('status', '<>', status)
    .execute();
}

/** Language of a listing; null where none is set. */
export async function findLanguage(db: Db, activeOfferId: number): Promise<string | null> {
  const row = await db.selectFrom('activeOffer').select('language').where('id', '=', activeOfferId).executeTakeFirst();
  return row?.language ?? null;
}
