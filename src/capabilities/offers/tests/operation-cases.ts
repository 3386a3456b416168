import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** How operations of offers are called, and about what. */
export const cases: OperationCases = {
  calls: {
    offer: ({ offerId }) => `{ offer(id: ${offerId}) { id } }`,
    goneOffer: ({ offerId }) => `{ goneOffer(id: ${offerId}) { city } }`,
    offerPhone: ({ offerId }) => `{ offerPhone(offerId: ${offerId}) }`,
  },
};
