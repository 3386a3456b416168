import { sql } from 'kysely';
import { AccountStatus } from '#kernel/actor.ts';
import type { Db } from '#platform/db/db.ts';

/** A member with the balance of credits. */
export interface CreditHolder {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  rentCredits: number;
  sellCredits: number;
}

/** Members whose name or address contains a text; without a text those with an entry of credits. */
const matching = (text: string) => {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`;
  const isFound =
    text === ''
      ? sql`exists (select from credit_entry e where e.user_id = a.id)`
      : sql`(a.first_name || ' ' || a.last_name ilike ${pattern} or a.email ilike ${pattern})`;
  return sql`from account a where a.status <> ${AccountStatus.Removed} and ${isFound}`;
};

/** Members with their balances, by name. Index of the balances: credit_entry_user. */
export async function listCreditHolders(
  db: Db,
  text: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<CreditHolder[]> {
  const { rows } = await sql<CreditHolder>`
    select found.*,
      (select coalesce(sum(amount), 0)::int from credit_entry where user_id = found.user_id and offer_type = 1)
        as rent_credits,
      (select coalesce(sum(amount), 0)::int from credit_entry where user_id = found.user_id and offer_type = 0)
        as sell_credits
    from (
      select a.id as user_id, a.first_name, a.last_name, a.email ${matching(text)}
      order by lower(a.last_name), lower(a.first_name), a.id offset ${offset} limit ${limit}
    ) found
    order by lower(last_name), lower(first_name), user_id`.execute(db);
  return rows;
}

/** Number of these members. */
export async function countCreditHolders(db: Db, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${matching(text)}`.execute(db);
  return rows[0]?.count ?? 0;
}
