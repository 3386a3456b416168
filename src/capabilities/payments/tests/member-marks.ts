import { sql } from 'kysely';
import { aPayment } from '#tests/factories/payment.ts';
import { MARK, type MemberMarks } from '#tests/properties/member-marks.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

/** Data of a member in payments. */
export const marks: MemberMarks = {
  rows: [
    ['payment', 'user_id'],
    ['credit_entry', 'user_id'],
  ],
  make: async ({ database: { db } }, { id, email }) => {
    const { id: paymentId } = await aPayment(db, id, { email, payerName: MARK, reason: `${MARK} reason` });
    await db
      .insertInto('creditEntry')
      .values({ userId: id, offerType: 1, amount: 3, kind: 'granted', reason: `${MARK} reason`, createdAt: TEST_NOW })
      .execute();
    const entry = { entryKey: MARK, bookedOn: '2026-11-20', amount: 100, currency: 'CHF', importedAt: TEST_NOW };
    await db
      .insertInto('bankEntry')
      .values({ ...entry, paymentId })
      .execute();
    return async () => (await sql`select * from bank_entry order by 1`.execute(db)).rows;
  },
};
