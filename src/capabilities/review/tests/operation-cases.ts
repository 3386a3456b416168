import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { aReport } from '#tests/factories/report.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** A reported problem with a listing of the target. */
    reportId: number;
  }
}

/** How operations of review are called, and about what. */
export const cases: OperationCases = {
  missing: { reportId: 999_999 },
  targets: [
    {
      gives: ['reportId'],
      make: async ({ app: { database }, subject }) => {
        const { activeOfferId } = await anOwnOffer(database.db, subject.id, { status: OfferStatus.Published });
        return { reportId: await aReport(database.db, activeOfferId) };
      },
    },
  ],
  calls: {
    reviewQueue: () => '{ reviewQueue { totalRecords } }',
    reviewCase: ({ onlineOfferId }) => `{ reviewCase(id: ${onlineOfferId}) { isWaiting } }`,
    offerReports: () => '{ offerReports { totalRecords } }',
    reviewCounts: () => '{ reviewCounts { waiting } }',
    auditLog: () => '{ auditLog { next } }',
    // A visitor shows no token here that a person sits there.
    createReportOfferProblem: ({ offerId, accountId }) =>
      `mutation { createReportOfferProblem(description: "It is gone (${accountId}).", firstName: "A", lastName: "B",
      email: "a@example.ch", offerId: ${offerId}, reason: gone) }`,
    decideReport: ({ reportId }) => `mutation { decideReport(id: ${reportId}, decision: nothingWrong) { id } }`,
  },
};
