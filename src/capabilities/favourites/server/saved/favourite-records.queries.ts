import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

/** Deletes all list entries of some members. */
export async function deleteListsOf(tx: Db, accountIds: readonly number[]): Promise<void> {
  const ids = sql<number>`any(${[...accountIds]}::int[])`;
  await tx.deleteFrom('favouriteVote').where('accountId', '=', ids).execute();
  await tx.deleteFrom('favouriteInvitation').where('accountId', '=', ids).execute();
  await tx.deleteFrom('seenObject').where('accountId', '=', ids).execute();
  await tx.deleteFrom('offerRelation').where('accountId', '=', ids).execute();
  await tx.deleteFrom('favourite').where('accountId', '=', ids).execute();
}
