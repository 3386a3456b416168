import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';
import type { WrittenPush } from './push-message.ts';

/** Whose devices are told what. */
type NewMessages = WrittenPush & { accountId: number; now: Date };

/** Statuses of accounts that may act. */
const ABLE = [AccountStatus.Active, AccountStatus.NotConfirmed];

/**
 * Writes a message for each device of a member who is still signed in there; one with its key is left as it is. Returns
 * the ids of those written.
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
