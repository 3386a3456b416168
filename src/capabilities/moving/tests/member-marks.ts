import { farIds, MARK, type MemberMarks } from '#tests/properties/member-marks.ts';
import { aMovingRequest } from './moving.factory.ts';

/** Data of a member in moving. */
export const marks: MemberMarks = {
  rows: [['moving_request', 'account_id']],
  make: async ({ database: { db } }, { id }) => {
    await farIds(db, ['moving_request'], 700_201);
    const texts = { fromPlace: MARK, toPlace: MARK, name: MARK, email: `${MARK}@example.ch` };
    await aMovingRequest(db, { accountId: id, ...texts });
    return undefined;
  },
};
