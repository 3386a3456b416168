import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** How operations of interest are called, and about what. */
export const cases: OperationCases = {
  calls: {
    offerInterest: ({ ownOfferId }) => `{ offerInterest(id: ${ownOfferId}, days: 30) { total } }`,
    offerSeen: ({ offerId }) => `mutation { offerSeen(offerId: ${offerId}) }`,
  },
};
