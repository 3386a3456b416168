import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteSubscriptionsOf, listAllSubscriptions } from './subscription.queries.ts';

/** What is kept of a member's devices; of a visitor's nothing is. */
export const PUSH_RECORDS: PersonalRecords = {
  export: async (db, { accountId }) => ({ pushDevices: await listAllSubscriptions(db, accountId) }),
  erase: deleteSubscriptionsOf,
};
