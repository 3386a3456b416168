import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteAlertsOf, listAllAlerts, markAdopted } from './alert-records.queries.ts';

/**
 * Personal records of this capability. On sign-in, an account adopts all alerts of the visitor, even beyond its quota; no new alert can
 * be saved until the number is below the quota.
 */
export const ALERT_RECORDS: PersonalRecords = {
  adopt: markAdopted,
  export: async (db, { accountId }) => ({ savedSearches: await listAllAlerts(db, accountId) }),
  erase: deleteAlertsOf,
};

/** Deletes the alerts of a removed account. It reads the present status, so a late or repeated event does no harm. */
export async function silenceAlertsOfAccount({ db: tx }: Context, { accountId }: { accountId: number }): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (account?.status === AccountStatus.Removed) await deleteAlertsOf(tx, [accountId]);
}
