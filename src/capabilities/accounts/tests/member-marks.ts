import { sql } from 'kysely';
import { makeToken } from '#capabilities/accounts/server/mailed-links/token.service.ts';
import { anIdentity } from '#tests/factories/identity.ts';
import { MARK, type MemberMarks } from '#tests/properties/member-marks.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Rows that accounts stores for a member. */
export const marks: MemberMarks = {
  rows: [
    ['account', 'id'],
    ['account_identity', 'account_id'],
    ['account_session', 'account_id'],
  ],
  make: async ({ database }, { id, email }) => {
    await anIdentity(database, { accountId: id, subject: `${MARK} subject`, email });
    const { db } = database;
    await makeToken(db, { purpose: 'confirm-email', accountId: id, facts: {} }, TEST_NOW);
    return async () =>
      (await sql`select * from account_token where account_id = ${id} and purpose = 'confirm-email'`.execute(db)).rows;
  },
};
