import { aNotification } from '#tests/factories/notification.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** Notifications of the target; empty without a target. */
    activityId: string;
  }
}

/** How operations of notifications are called, and about what. */
export const cases: OperationCases = {
  missing: { activityId: 'nothing:0' },
  targets: [
    {
      gives: ['activityId'],
      make: async ({ app, subject }) => ({
        activityId: await aNotification(app.database.db, { accountId: subject.id }),
      }),
    },
  ],
  calls: {
    notifications: () => '{ notifications { totalRecords } }',
    messageSeen: ({ activityId }) => `mutation { messageSeen(activityId: "${activityId}") }`,
  },
};
