import { aFavourite, anInvitation } from '#tests/factories/favourite.ts';
import type { OperationCases } from '#tests/permissions/operation-cases.ts';

declare module '#tests/permissions/operation-cases.ts' {
  interface Target {
    /** A favourite of the target; without a target, a public home that no member saved. */
    savedId: number;
    /** An open invitation that the target sent. */
    invitationId: number;
  }
}

/** Calls of the operations of favourites, with their targets. */
export const cases: OperationCases = {
  missing: { savedId: 999_999, invitationId: 999_999 },
  targets: [
    {
      gives: ['savedId'],
      make: async ({ app, subject }) => ({ savedId: await aFavourite(app.database.db, { accountId: subject.id }) }),
    },
    {
      gives: ['invitationId'],
      make: async ({ app, subject }) => ({
        invitationId: await anInvitation(app.database.db, { accountId: subject.id }),
      }),
    },
  ],
  calls: {
    favourites: () => '{ favourites { totalRecords } }',
    hiddenHomes: () => '{ hiddenHomes { totalRecords } }',
    userRelations: () => '{ userRelations { favorite } }',
    seenObjects: () => '{ seenObjects(kind: 100) }',
    favouriteCircle: () => '{ favouriteCircle { mayRemove } }',
    openedInvitation: async ({ secret, invitationId }) =>
      `{ openedInvitation(id: "${await secret('favourite-invitation', { invitationId })}") { firstName } }`,
    saveFavourite: ({ offerId }) => `mutation { saveFavourite(activeOfferId: ${offerId}) { id } }`,
    deleteFavourite: ({ savedId }) => `mutation { deleteFavourite(activeOfferId: ${savedId}) { totalRecords } }`,
    toggleUserRelation: ({ accountId, offerId }) =>
      `mutation { toggleUserRelation(offerId: ${offerId}, type: 20, userId: ${accountId}) { hidden } }`,
    removeUserRelations: ({ savedId }) =>
      `mutation { removeUserRelations(activeOfferIds: [${savedId}], type: 20) { hidden } }`,
    noteFavourite: ({ savedId }) => `mutation { noteFavourite(activeOfferId: ${savedId}, note: "A") { id } }`,
    voteFavourite: ({ savedId }) => `mutation { voteFavourite(activeOfferId: ${savedId}, vote: 1) }`,
    rememberSeen: ({ savedId }) => `mutation { rememberSeen(kind: 100, ids: [${savedId}]) }`,
    inviteToFavourites: () => 'mutation { inviteToFavourites(email: "friend@example.ch") { mayRemove } }',
    withdrawInvitation: ({ invitationId }) => `mutation { withdrawInvitation(id: ${invitationId}) { mayRemove } }`,
    acceptInvitation: async ({ secret, invitationId }) =>
      `mutation { acceptInvitation(id: "${await secret('favourite-invitation', { invitationId })}") { mayRemove } }`,
    declineInvitation: async ({ secret, invitationId }) =>
      `mutation { declineInvitation(id: "${await secret('favourite-invitation', { invitationId })}") }`,
    leaveFavouriteCircle: () => 'mutation { leaveFavouriteCircle { mayRemove } }',
    removeFromFavouriteCircle: ({ accountId }) =>
      `mutation { removeFromFavouriteCircle(accountId: ${accountId}) { mayRemove } }`,
  },
};
