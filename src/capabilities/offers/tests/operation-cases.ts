import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls and targets of the operations of offers. */
export const cases: OperationCases = {
  calls: {
    offer: ({ offerId }) => `{ offer(id: ${offerId}) { id } }`,
    goneOffer: ({ offerId }) => `{ goneOffer(id: ${offerId}) { city } }`,
    offerPhone: ({ offerId }) => `{ offerPhone(offerId: ${offerId}) }`,
  },
};
