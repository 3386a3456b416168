import { OfferStatus } from '#capabilities/offers/offer.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** An owner's offer of the target: a draft, unless an operation is about one that is online. */
    ownOfferId: number;
    /** The public copy of an owner's offer of the target. */
    ownCopyId: number;
    /** An owner's offer of the target that is online, for those who review. */
    onlineOfferId: number;
  }
}

/** How operations of publishing are called, and about what. */
export const cases: OperationCases = {
  missing: { ownOfferId: 999_999, ownCopyId: 999_999, onlineOfferId: 999_999 },
  targets: [
    {
      gives: ['ownOfferId'],
      make: async ({ app, subject }) => ({ ownOfferId: (await anOwnOffer(app.database.db, subject.id)).id }),
    },
    {
      gives: ['ownCopyId', 'onlineOfferId'],
      make: async ({ app, subject }) => {
        const { id, activeOfferId } = await anOwnOffer(app.database.db, subject.id, { status: OfferStatus.Published });
        return { onlineOfferId: id, ownCopyId: activeOfferId ?? 0 };
      },
    },
  ],
  calls: {
    offers: () => '{ offers(filter: { offerType: 1 }) { totalRecords } }',
    offersCount: () => '{ offersCount(filter: { offerType: 1 }) { totalRecords } }',
    offerEdit: ({ ownOfferId }) => `{ offerEdit(id: ${ownOfferId}) { id } }`,
    getOffersCounters: () => '{ getOffersCounters { count } }',
    createOrUpdateOffer: ({ ownOfferId }) =>
      `mutation { createOrUpdateOffer(offer: { id: ${ownOfferId}, price: 2000 }) { id } }`,
    cloneOffer: ({ ownOfferId }) => `mutation { cloneOffer(id: ${ownOfferId}) { id } }`,
    deleteOffer: ({ ownOfferId }) => `mutation { deleteOffer(id: ${ownOfferId}) { id } }`,
    offerSold: ({ ownOfferId }) => `mutation { offerSold(id: ${ownOfferId}) { id } }`,
    verifyOffer: ({ ownOfferId }) => `mutation { verifyOffer(id: ${ownOfferId}) { id } }`,
    publishOffer: ({ ownOfferId }) => `mutation { publishOffer(id: ${ownOfferId}) { id } }`,
    rejectOffer: ({ ownOfferId }) =>
      `mutation { rejectOffer(id: ${ownOfferId}, comment: "Please add a picture.") { id } }`,
    releaseClaim: ({ ownOfferId }) => `mutation { releaseClaim(id: ${ownOfferId}) { id } }`,
    rollbackOffer: ({ ownOfferId }) => `mutation { rollbackOffer(id: ${ownOfferId}) { id } }`,
    startAutoSuggestion: ({ ownOfferId }) => `mutation { startAutoSuggestion(id: ${ownOfferId}) { id } }`,
    stopAutoSuggestion: ({ ownOfferId }) => `mutation { stopAutoSuggestion(id: ${ownOfferId}) { id } }`,
    setVisibilityOnOffer: ({ ownCopyId }) =>
      `mutation { setVisibilityOnOffer(activeOfferId: ${ownCopyId}, status: 43) { id } }`,
    deleteCoords: ({ ownCopyId }) => `mutation { deleteCoords(id: ${ownCopyId}) }`,
    turnOfferPicture: ({ ownOfferId }) => `mutation { turnOfferPicture(id: ${ownOfferId}, img_id: 1) { img_id } }`,
  },
};
