import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteNotificationsOf, listNotifications, moveToAccount } from './notification.queries.ts';

/** Upper bound of a reader's notifications within the retention time. */
const ALL = { limit: 10_000, offset: 0 };

/** Personal records of notifications. */
export const NOTIFICATION_RECORDS: PersonalRecords = {
  adopt: (tx, { visitorId, accountId }) => moveToAccount(tx, visitorId, accountId),
  export: async (db, { accountId }) => ({
    notifications: await listNotifications(db, { accountId, visitorId: null }, ALL),
  }),
  erase: deleteNotificationsOf,
};
