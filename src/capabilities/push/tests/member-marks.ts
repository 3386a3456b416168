import { aPushDevice } from '#tests/factories/push-device.ts';
import { farIds, MARK, type MemberMarks } from '#tests/properties/member-marks.ts';

/** Data of a member in push. */
export const marks: MemberMarks = {
  rows: [['push_subscription', 'account_id']],
  make: async ({ database: { db } }, { id, sessionId }) => {
    await farIds(db, ['push_subscription'], 700_201);
    const endpoint = `https://push.example.ch/${MARK}`;
    await aPushDevice(db, { accountId: id, sessionId, endpoint, userAgent: MARK });
    return undefined;
  },
};
