import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** The other member of a conversation; null where there is none, and for a caller who is no participant. */
export async function findPartner(
  db: Db,
  { conversationId, accountId }: { conversationId: number; accountId: number },
): Promise<number | null> {
  const { rows } = await sql<{ partner: number | null }>`
    select case when from_account_id = ${accountId} then to_account_id else from_account_id end as partner
    from conversation where id = ${conversationId} and ${accountId} in (from_account_id, to_account_id)`.execute(db);
  return rows[0]?.partner ?? null;
}
