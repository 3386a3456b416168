import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { Recipient } from './notification.queries.ts';

/** The member that a message waits for; null once it is read or removed, and for a receiver without an account. */
export async function findReceiver(db: Db, messageId: number): Promise<number | null> {
  const row = await db
    .selectFrom('message')
    .select('toAccountId as accountId')
    .where('id', '=', messageId)
    .where('status', '<', 70)
    .executeTakeFirst();
  return row?.accountId ?? null;
}

/** An alert with its new homes. */
export interface AlertWithHomes {
  alertId: number;
  recipient: Recipient;
  count: number;
  lastMatchId: number;
}

/** New homes of some alerts since each was last opened. */
export async function listAlertNews(db: Db, alertIds: readonly number[]): Promise<AlertWithHomes[]> {
  const { rows } = await sql<Omit<AlertWithHomes, 'recipient'> & Recipient>`
    select a.id as "alertId", a.account_id, a.visitor_id,
      count(distinct m.active_offer_id) as count, max(m.id) as "lastMatchId"
    from alert a join alert_match m on m.alert_id = a.id and m.matched_at > a.opened_at
    where a.id = any(${[...alertIds]}::int[]) group by a.id order by a.id`.execute(db);
  return rows.map(({ accountId, visitorId, ...news }) => ({
    ...news,
    recipient: { accountId, visitorId } as Recipient,
  }));
}
