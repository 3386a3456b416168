import type { Db } from '#platform/db/db.ts';

/** Sample users that are there, with what they sign in with. */
export const listSampleUsers = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'status', 'passwordHash', 'totpConfirmedAt'])
    .where('isSample', '=', true)
    .execute();

/** An agency of the sample market, the same each time; null without one. */
export async function findSampleAgencyId(db: Db): Promise<number | null> {
  const agency = await db
    .selectFrom('agency')
    .select('id')
    .where('isSample', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return agency?.id ?? null;
}

/** Makes an account a member of an agency. */
export async function updateAgencyOfAccount(tx: Db, accountId: number, agencyId: number | null): Promise<void> {
  await tx.updateTable('account').set({ agencyId }).where('id', '=', accountId).execute();
}
