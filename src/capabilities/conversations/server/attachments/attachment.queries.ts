import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { AttachmentRecord } from '../../conversation.record.ts';

/** An attachment to be inserted. */
export interface NewAttachment extends Omit<AttachmentRecord, 'id'> {
  accountId: number;
  /** Its name in the store. */
  file: string;
  now: Date;
}

/** Inserts an attachment without a message. Returns its id. */
export async function insertAttachment(db: Db, { accountId, file, now, ...fields }: NewAttachment): Promise<number> {
  const { id } = await db
    .insertInto('messageAttachment')
    .values({ ...fields, accountId, file, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Number of a member's attachments without a message. */
export async function countWaitingAttachments(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('messageAttachment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('messageId', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Attaches a member's waiting files to a message. Returns their number. */
export async function markAttachmentsSent(
  tx: Db,
  { accountId, messageId, ids }: { accountId: number; messageId: number; ids: readonly number[] },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('messageAttachment')
    .set({ messageId })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('accountId', '=', accountId)
    .where('messageId', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Marks attachments of a message for the sweep. */
export async function markFilesDiscarded(tx: Db, messageId: number): Promise<void> {
  await tx
    .updateTable('messageAttachment')
    .set({ messageId: null, createdAt: new Date(0) })
    .where('messageId', '=', messageId)
    .execute();
}

/** Marks a waiting attachment of a member for the sweep. Returns whether it exists. */
export async function markAttachmentDiscarded(
  db: Db,
  { id, accountId }: { id: number; accountId: number },
): Promise<void> {
  await db
    .updateTable('messageAttachment')
    .set({ createdAt: new Date(0) })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('messageId', 'is', null)
    .execute();
}

/** Attachments that were uploaded before a time and have no message; locks their rows. Index: message_attachment_waiting. */
export const lockUnattachedFiles = (tx: Db, before: Date, most: number): Promise<{ id: number; file: string }[]> =>
  tx
    .selectFrom('messageAttachment')
    .select(['id', 'file'])
    .where('messageId', 'is', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(most)
    .forUpdate()
    .execute();

/** Deletes attachments. */
export async function deleteAttachments(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from message_attachment where id = any(${[...ids]}::int[])`.execute(tx);
}

/** An attachment with the fields of its message that determine access. */
export interface ServedAttachment extends AttachmentRecord {
  accountId: number;
  file: string;
  messageId: number | null;
  fromUserId: number | null;
  toUserId: number | null;
  isHeld: boolean;
  /** Whether the conversation has an open report, or the message waits for a moderator. */
  isModerated: boolean;
}

/** A file by its id. */
export async function findAttachment(db: Db, id: number): Promise<ServedAttachment | undefined> {
  const { rows } = await sql<ServedAttachment>`
    select f.id, f.kind, f.name, f.bytes, f.file, f.account_id, f.message_id,
      m.from_account_id as "fromUserId", m.to_account_id as "toUserId", m.held_at is not null as "isHeld",
      (m.held_at is not null or exists (select 1 from conversation_report r
        where r.conversation_id = m.conversation_id and r.decided_at is null)) as "isModerated"
    from message_attachment f left join message m on m.id = f.message_id where f.id = ${id}`.execute(db);
  return rows[0];
}
