import { aReport } from '#tests/factories/report.ts';
import { MARK, type MemberMarks } from '#tests/properties/member-marks.ts';

/** Data of a member in review. */
export const marks: MemberMarks = {
  rows: [['offer_report', 'account_id']],
  make: async ({ database: { db } }, { id }) => {
    const person = { firstName: MARK, lastName: MARK, email: `${MARK}@example.ch`, accountId: id };
    await aReport(db, null, { ...person, description: MARK });
    return undefined;
  },
};
