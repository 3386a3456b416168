import type { Db } from '#platform/db/db.ts';

/** The list of hidden homes among those of a member. @source docs/reference/workspace.md, "Favourites" */
const HIDDEN_HOMES = 20;

/** Ids of the homes that a member hid. Index: offer_relation_pkey. */
export async function listHiddenHomes(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('offerRelation')
    .select('activeOfferId as id')
    .where('accountId', '=', accountId)
    .where('type', '=', HIDDEN_HOMES)
    .execute();
  return rows.map(({ id }) => id);
}
