import { aPayment } from '#tests/factories/payment.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** An unpaid QR-bill of the target. */
    paymentId: number;
  }
}

/** How operations of payments are called, and about what. */
export const cases: OperationCases = {
  missing: { paymentId: 999_999 },
  targets: [
    {
      gives: ['paymentId'],
      make: async ({ app, subject }) => ({ paymentId: (await aPayment(app.database.db, subject.id)).id }),
    },
  ],
  calls: {
    payWays: () => '{ payWays { way } }',
    payment: ({ paymentId }) => `{ payment(id: ${paymentId}) { id } }`,
    payments: () => '{ payments { totalRecords } }',
    userCredits: ({ accountId }) => `{ userCredits(userId: ${accountId}) { rentCredits } }`,
    paymentSums: () => '{ paymentSums(from: "2026-11-01", to: "2026-11-30") { rows { amount } } }',
    creditHolders: () => '{ creditHolders { totalRecords } }',
    payouts: () => '{ payouts { totalRecords } }',
    unmatchedBankEntries: () => '{ unmatchedBankEntries { totalRecords } }',
    createPayment: ({ ownOfferId }) =>
      `mutation { createPayment(offerId: ${ownOfferId}, days: 30, operationType: 0) { id } }`,
    cancelPayment: ({ paymentId }) => `mutation { cancelPayment(id: ${paymentId}) { id } }`,
    refundPayment: ({ paymentId }) => `mutation { refundPayment(id: ${paymentId}, reason: "By mistake") { id } }`,
    confirmPayout: () => 'mutation { confirmPayout(id: 999999) { id } }',
    assignBankEntry: ({ paymentId }) => `mutation { assignBankEntry(id: 999999, paymentId: ${paymentId}) { id } }`,
    payBackBankEntry: () => 'mutation { payBackBankEntry(id: 999999) { id } }',
    settleReversal: () => 'mutation { settleReversal(id: 999999, creditId: 999998) { id } }',
    grantCredits: ({ accountId }) =>
      `mutation { grantCredits(userId: ${accountId}, offerType: 1, credits: 1, reason: "A gift") { rentCredits } }`,
  },
};
