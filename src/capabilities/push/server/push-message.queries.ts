import { type SqlBool, sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import { deleteInBatches, inBatches } from '#platform/db/in-batches.queries.ts';
import type { WrittenPush } from './push-message.ts';

/** A message and its receiving account. */
type NewMessages = WrittenPush & { accountId: number; now: Date };

/** Statuses of accounts that may act. */
const ABLE = [AccountStatus.Active, AccountStatus.NotConfirmed];

/**
 * Inserts a message for each device on which the member is still signed in; an existing one with its key stays unchanged. Returns
 * the ids of the inserted ones.
 */
export async function insertMessages(tx: Db, message: NewMessages): Promise<number[]> {
  const { accountId, key, topic, title, body, href, now } = message;
  const { rows } = await sql<{ id: number }>`
    insert into push_message (subscription_id, key, topic, title, body, href, created_at)
    select p.id, ${key}, ${topic}, ${title}, ${body}, ${href}, ${now}
    from push_subscription p
    join account_session s on s.id = p.session_id and s.ended_at is null
    join account a on a.id = p.account_id and a.status = any(${ABLE}::int[])
    where p.account_id = ${accountId}
    on conflict (subscription_id, key) do nothing
    returning id::int`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A message to be sent, and its address. */
export interface DueMessage {
  id: number;
  subscriptionId: number;
  accountId: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  topic: string;
  title: string;
  body: string;
  href: string;
  createdAt: Date;
  /** Number of tries, including this one. */
  attempts: number;
}

/** Counts a try of a message; null when it was sent or given up, or the member is no longer signed in there. */
export async function beginMessage(db: Db, messageId: number): Promise<DueMessage | null> {
  const { rows } = await sql<DueMessage>`
    update push_message m set attempts = m.attempts + 1
    from push_subscription p
    join account_session s on s.id = p.session_id and s.ended_at is null
    join account a on a.id = p.account_id and a.status = any(${ABLE}::int[])
    where m.id = ${messageId} and m.sent_at is null and p.id = m.subscription_id
    returning m.id::int, p.id as "subscriptionId", p.account_id, p.endpoint, p.p256dh, p.auth, m.topic,
      m.title, m.body, m.href, m.created_at, m.attempts`.execute(db);
  return rows[0] ?? null;
}

/** Fields that erase the content of a message. */
const FORGOTTEN = { title: null, body: null, href: null };

/** Marks a message as sent, updates its device, and erases its content. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .with('sent', (sent) =>
      sent
        .updateTable('pushMessage')
        .set({ ...FORGOTTEN, sentAt: now, lastError: null })
        .where('id', '=', id)
        .returning('subscriptionId'),
    )
    .updateTable('pushSubscription')
    .set({ succeededAt: now })
    .where('id', 'in', (eb) => eb.selectFrom('sent').select('subscriptionId'))
    .execute();
}

/** Stores the error of a failed try. */
export async function markFailedTry(db: Db, id: number, error: string): Promise<void> {
  await db.updateTable('pushMessage').set({ lastError: error }).where('id', '=', id).execute();
}

/** Gives a message up with a reason, and erases its content. */
export async function markGivenUp(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable('pushMessage')
    .set({ ...FORGOTTEN, sentAt: sql`now()`, lastError: error })
    .where('id', '=', id)
    .execute();
}

/** Reason of a message given up after its lifetime. */
export const TOO_LATE = 'too late';

/** Gives up messages that were written before a time and never sent, as to a signed-out device; erases their content. */
export async function giveUpOldMessages(db: Db, before: Date, now: Date): Promise<void> {
  const where = sql<SqlBool>`sent_at is null and created_at < ${before}`;
  await inBatches(
    db,
    { table: 'pushMessage', where },
    (picked) => sql`
      update push_message set title = null, body = null, href = null, sent_at = ${now}, last_error = ${TOO_LATE} where ${picked}`,
  );
}

/** Deletes messages that were written before a time; their keys may be used again. */
export async function deleteOldMessages(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'pushMessage', sql`created_at < ${before}`);
}
