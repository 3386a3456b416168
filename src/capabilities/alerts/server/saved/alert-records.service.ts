import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteAlertsOf, listAllAlerts, updateToClaimed } from './alert-records.queries.ts';

/**
 * What alerts are kept of people. On sign-in all of a visitor's alerts become the account's, also beyond its quota: nothing
 * is lost, and nothing new is saved until there is room.
 */
export const ALERT_RECORDS: PersonalRecords = {
  claim: updateToClaimed,
  export: async (db, { accountId }) => ({ savedSearches: await listAllAlerts(db, accountId) }),
  erase: deleteAlertsOf,
};
