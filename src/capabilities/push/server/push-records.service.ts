import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteSubscriptionsOf, listAllSubscriptions } from './subscription.queries.ts';

/** Personal records of a member's devices; a visitor has none. */
export const PUSH_RECORDS: PersonalRecords = {
  export: async (db, { accountId }) => ({ pushDevices: await listAllSubscriptions(db, accountId) }),
  erase: deleteSubscriptionsOf,
};
