import type { Db } from '#platform/db/db.ts';

/** Whether any sample user has a saved search. */
export async function hasSampleAlerts(db: Db): Promise<boolean> {
  const known = await db
    .selectFrom('alert')
    .innerJoin('account', 'account.id', 'alert.accountId')
    .select('alert.id')
    .where('account.isSample', '=', true)
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
