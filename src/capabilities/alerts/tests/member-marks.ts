import { anAlert } from '#tests/factories/alert.ts';
import { farIds, MARK, type MemberMarks } from '#tests/properties/member-marks.ts';

/** Rows that alerts stores for a member. */
export const marks: MemberMarks = {
  rows: [['alert', 'account_id']],
  make: async ({ database: { db } }, { id }) => {
    await farIds(db, ['alert'], 700_201);
    await anAlert(db, { accountId: id, name: MARK });
    return undefined;
  },
};
