import { aNotification } from '#tests/factories/notification.ts';
import { MARK, type MemberMarks } from '#tests/properties/member-marks.ts';

/** Data of a member in notifications. */
export const marks: MemberMarks = {
  rows: [['notification', 'account_id']],
  make: async ({ database: { db } }, { id }) => {
    await aNotification(db, { accountId: id, activityId: `${MARK}-activity`, data: { name: MARK } });
    return undefined;
  },
};
