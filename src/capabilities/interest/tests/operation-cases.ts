import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls and targets of the operations of interest. */
export const cases: OperationCases = {
  calls: {
    offerInterest: ({ ownOfferId }) => `{ offerInterest(id: ${ownOfferId}, days: 30) { total } }`,
    offerSeen: ({ offerId }) => `mutation { offerSeen(offerId: ${offerId}) }`,
  },
};
