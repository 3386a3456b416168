import { pictureKeyOf } from '#capabilities/offers/server/picture-answer.service.ts';
import { pageOfOffers } from '#capabilities/search/server/search.service.ts';
import type {
  MutationResolvers,
  OwnImageResolvers,
  OwnOfferResolvers,
  QueryResolvers,
} from '#generated/publishing.resolvers.ts';
import { missingFields } from '../own-offer-fields.ts';
import { readStatus } from '../own-offer-states.ts';
import { previewOf } from './offer-preview.service.ts';
import { cloneOwnOffer, readForEditing, saveOwnOffer } from './own-offer.service.ts';
import { countOwnGroups, isOwnList, listOwn } from './own-offer-list.service.ts';
import { ownPicturesLoader } from './own-picture.queries.ts';
import { turnOwnPicture } from './own-picture.service.ts';
import { changeSuggesting, deleteOffer, isPaid, sellOffer } from './publication.service.ts';
import { mayProlong } from './publication-fee.service.ts';
import { rejectOffer, rollBackOffer } from './review-acts.service.ts';
import { publishOffer, verifyOffer } from './review-or-owner.service.ts';
import { changeVisibility, hideWrongPoint } from './visibility.service.ts';

export const Query: QueryResolvers = {
  offers: async (_root, { filter }, { ctx }) =>
    isOwnList(filter)
      ? { ...(await listOwn(ctx, filter)), data: [] }
      : { ...(await pageOfOffers(ctx, filter)), own: [] },
  offerEdit: (_root, { id }, { ctx }) => readForEditing(ctx, id),
  getOffersCounters: (_root, { offerType }, { ctx }) => countOwnGroups(ctx, offerType ?? null),
};

export const Mutation: MutationResolvers = {
  createOrUpdateOffer: (_root, { offer }, { ctx }) => saveOwnOffer(ctx, offer),
  cloneOffer: (_root, { id }, { ctx }) => cloneOwnOffer(ctx, id),
  deleteOffer: (_root, { id }, { ctx }) => deleteOffer(ctx, id),
  offerSold: (_root, { id }, { ctx }) => sellOffer(ctx, id),
  verifyOffer: (_root, { id }, { ctx }) => verifyOffer(ctx, id),
  publishOffer: (_root, { id, expectedStatus }, { ctx }) => publishOffer(ctx, id, expectedStatus ?? null),
  rejectOffer: (_root, { id, comment }, { ctx }) => rejectOffer(ctx, id, comment),
  rollbackOffer: (_root, { id }, { ctx }) => rollBackOffer(ctx, id),
  startAutoSuggestion: (_root, { id }, { ctx }) => changeSuggesting(ctx, id, true),
  stopAutoSuggestion: (_root, { id }, { ctx }) => changeSuggesting(ctx, id, false),
  setVisibilityOnOffer: (_root, { activeOfferId, status, reason }, { ctx }) =>
    changeVisibility(ctx, { activeOfferId, status, reason: reason ?? null }),
  deleteCoords: (_root, { id }, { ctx }) => hideWrongPoint(ctx, id),
  turnOfferPicture: (_root, { id, img_id }, { ctx }) => turnOwnPicture(ctx, id, img_id),
};

export const OwnOffer: OwnOfferResolvers = {
  status: ({ status }) => readStatus(status),
  offerId: ({ id }) => id,
  language: (offer) => offer.language as ReturnType<Extract<OwnOfferResolvers['language'], () => unknown>>,
  isExternal: () => false,
  images: ({ id }, _arguments, { ctx }) => ctx.loader(ownPicturesLoader).load(id),
  imageNumber: async ({ id }, _arguments, { ctx }) => (await ctx.loader(ownPicturesLoader).load(id)).length,
  imageStartIndex: () => 1,
  missing: (offer) => missingFields(offer),
  isPaid: (offer, _arguments, { ctx }) => isPaid(offer, ctx.now()),
  preview: (offer, _arguments, { ctx }) => previewOf(ctx, offer),
  mayProlong: (offer, _arguments, { ctx }) => mayProlong(offer, ctx.now()),
};

export const OwnImage: OwnImageResolvers = {
  img_id: ({ pictureId }) => pictureId,
  key: ({ hash }) => pictureKeyOf(hash),
};
