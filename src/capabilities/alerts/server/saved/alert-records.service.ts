import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteAlertsOf, listAllAlerts, markAdopted } from './alert-records.queries.ts';

/**
 * What alerts are kept of people. On sign-in all of a visitor's alerts become the account's, also beyond its quota: nothing
 * is lost, and nothing new is saved until there is room.
 */
export const ALERT_RECORDS: PersonalRecords = {
  adopt: markAdopted,
  export: async (db, { accountId }) => ({ savedSearches: await listAllAlerts(db, accountId) }),
  erase: deleteAlertsOf,
};

/** Nothing is searched for a member who was removed. Heard late or twice, it goes by what is so by then. */
export async function silenceAlertsOfAccount({ db: tx }: Context, { accountId }: { accountId: number }): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (account?.status === AccountStatus.Removed) await deleteAlertsOf(tx, [accountId]);
}
