import type { PersonalRecords } from '#platform/context/personal-records.ts';
import { deleteNotificationsOf, listNotifications, moveToAccount } from './notification.queries.ts';

/** More than anybody is told in the time it is kept. */
const ALL = { limit: 10_000, offset: 0 };

/** What is kept of what somebody was told. */
export const NOTIFICATION_RECORDS: PersonalRecords = {
  adopt: (tx, { visitorId, accountId }) => moveToAccount(tx, visitorId, accountId),
  export: async (db, { accountId }) => ({
    notifications: await listNotifications(db, { accountId, visitorId: null }, ALL),
  }),
  erase: deleteNotificationsOf,
};
