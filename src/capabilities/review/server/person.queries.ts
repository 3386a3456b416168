import { sql } from 'kysely';
import type { BatchFetch } from '#platform/context/context.ts';

/** Names of staff by account id; null for a missing one. Index: account_pkey. */
export const personNameLoader: BatchFetch<number, string | null> = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'firstName', 'lastName'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  const names = new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return ids.map((id) => names.get(id) || null);
};
