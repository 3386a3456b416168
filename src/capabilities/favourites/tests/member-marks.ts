import { aFavourite, anInvitation } from '#tests/factories/favourite.ts';
import { MARK, type MemberMarks } from '#tests/properties/member-marks.ts';

/** Rows that favourites stores for a member. */
export const marks: MemberMarks = {
  rows: [
    ['favourite', 'account_id'],
    ['favourite_invitation', 'account_id'],
  ],
  make: async ({ database: { db } }, { id }) => {
    await aFavourite(db, { accountId: id, note: `${MARK} note` });
    await anInvitation(db, { accountId: id, email: `${MARK}-friend@example.ch` });
    return undefined;
  },
};
