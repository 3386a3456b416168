import { sql } from 'kysely';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { farIds, MARK, type MemberMarks } from '#tests/properties/member-marks.ts';

/** Data of a member in publishing. */
export const marks: MemberMarks = {
  rows: [['offer', 'user_id']],
  make: async ({ database: { db } }, { id }) => {
    // Its public copy is not marked: all callers may read it.
    const marked = { title: MARK, description: MARK, street: MARK, localStoreId: MARK, reviewComment: MARK };
    const draft = await anOwnOffer(db, id, { ...marked, placeId: MARK, suspensionReason: MARK });
    await farIds(db, ['offer'], 700_101);
    return async () =>
      (await sql`select * from offer_picture where offer_id = ${draft.id} order by 1`.execute(db)).rows;
  },
};
