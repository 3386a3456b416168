import { PaymentOperation, PaymentStatus } from '#capabilities/payments/payment.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import type { Db } from '#platform/db/db.ts';
import { aPayment } from '#tests/factories/payment.ts';
import { long, type ScreenCases, short } from '#tests/support/browser/screen-cases.ts';
import { inDays, longEmail, longWord } from '#tests/support/scenes/long-texts.ts';

/** The payments of a member, and those of all with payouts and bank entries for staff. */
export const SCREENS: ScreenCases = {
  fill: async (db, { asker }) => {
    await longPayments(db, asker);
    await longBankEntries(db);
  },
  screens: (locale) => {
    const all = buildPath('payments', locale);
    return {
      asker: long(buildPath('myPayments', locale)),
      staff: [
        ...short(`${all}?section=books`, `${all}?section=credits`),
        ...long(all, `${all}?section=payouts`, `${all}?section=bank`),
      ],
    };
  },
};

async function longPayments(db: Db, userId: number): Promise<void> {
  const facts = { payerName: longWord(100), email: longEmail(2), createdAt: new Date(), deadline: inDays(10) };
  const qrBill = await aPayment(db, userId, facts);
  const refund = {
    operationType: PaymentOperation.Refund,
    status: PaymentStatus.Success,
    refundOf: qrBill.id,
    reason: longWord(500),
  };
  await aPayment(db, userId, { ...facts, ...refund, way: 'till', deadline: null });
}

async function longBankEntries(db: Db): Promise<void> {
  const entry = {
    ...{ amount: 100, bookedOn: '2026-11-20', currency: 'CHF', debtorIban: longWord(34), debtorName: longWord(140) },
    ...{ fault: 'unknownReference', reference: longWord(35), text: longWord(140), importedAt: new Date() },
  };
  // The second is paid back.
  const entries = [
    { ...entry, entryKey: 'long 1' },
    { ...entry, entryKey: 'long 2' },
  ];
  const rows = await db.insertInto('bankEntry').values(entries).returning('id').execute();
  const money = { amount: 100, currency: 'CHF', createdAt: new Date(), toName: longWord(140), toIban: longWord(34) };
  const payout = { ...money, bankEntryId: rows.at(-1)?.id ?? null, kind: 'unmatched' };
  await db.insertInto('payout').values(payout).execute();
}
