import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** The other member of a conversation; null where that is none, and for whoever is not in it. */
export async function findPartner(
  db: Db,
  { conversationId, accountId }: { conversationId: number; accountId: number },
): Promise<number | null> {
  const { rows } = await sql<{ partner: number | null }>`
    select case when from_account_id = ${accountId} then to_account_id else from_account_id end as partner
    from conversation where id = ${conversationId} and ${accountId} in (from_account_id, to_account_id)`.execute(db);
  return rows[0]?.partner ?? null;
}
