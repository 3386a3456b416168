import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Takes all that lists keep of some people away. */
export async function deleteListsOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  const ids = sql<number>`any(${[...accountIds]}::int[])`;
  await tx.deleteFrom('favourite_vote').where('account_id', '=', ids).execute();
  await tx.deleteFrom('favourite_invitation').where('account_id', '=', ids).execute();
  await tx.deleteFrom('seen_object').where('account_id', '=', ids).execute();
  await tx.deleteFrom('offer_relation').where('account_id', '=', ids).execute();
  await tx.deleteFrom('favourite').where('account_id', '=', ids).execute();
}
