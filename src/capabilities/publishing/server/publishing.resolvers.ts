import { loadLocations } from '#capabilities/locations/server/location.service.ts';
import { firstPictureNumber, OfferType } from '#capabilities/offers/offer.ts';
import { contactOf } from '#capabilities/offers/server/offer.service.ts';
import { pictureKeyOf } from '#capabilities/offers/server/pictures/picture-answer.service.ts';
import { isFree } from '#capabilities/prices/server/price.service.ts';
import { countOffers, pageOfOffers } from '#capabilities/search/server/search.service.ts';
import type {
  MutationResolvers,
  OwnImageResolvers,
  OwnOfferResolvers,
  QueryResolvers,
} from '#generated/publishing.resolvers.ts';
import type { BatchFetch, Context } from '#platform/context/context.ts';
import type { OwnOfferRecord } from '../own-offer.record.ts';
import { missingParts } from '../own-offer-fields.ts';
import { groupOf, readStatus, STATUS_GROUPS } from '../own-offer-states.ts';
import { cloneOwnOffer, readForEditing, saveOwnOffer } from './editing/own-offer.service.ts';
import { maySeePrivateFacts } from './own-offer/own-offer.policy.ts';
import { countOwn, countOwnGroups, isOwnList, listOwn } from './own-offer/own-offer-list.service.ts';
import { ownPicturesLoader } from './own-offer/own-picture.queries.ts';
import { ownBlobPrefix, turnOwnPicture } from './pictures/own-picture.service.ts';
import { previewOf } from './publication/offer-preview.service.ts';
import { changeSuggesting, deleteOffer, isPaid, sellOffer } from './publication/publication.service.ts';
import { mayProlong } from './publication/publication-fee.service.ts';
import { rejectOffer, releaseClaim, rollBackOffer } from './review/review-acts.service.ts';
import { publishOffer, verifyOffer } from './review/review-or-owner.service.ts';
import { changeVisibility, hideWrongPoint } from './visibility/visibility.service.ts';

export const Query: QueryResolvers = {
  offers: async (_root, { filter }, { ctx }) => (isOwnList(filter) ? listOwn(ctx, filter) : pageOfOffers(ctx, filter)),
  offersCount: async (_root, { filter }, { ctx }) => ({
    totalRecords: await (isOwnList(filter) ? countOwn(ctx, filter) : countOffers(ctx, filter)),
  }),
  offerEdit: (_root, { id }, { ctx }) => readForEditing(ctx, id),
  getOffersCounters: (_root, { offerType }, { ctx }) => countOwnGroups(ctx, offerType ?? null),
};

export const Mutation: MutationResolvers = {
  createOrUpdateOffer: (_root, { offer }, { ctx }) => saveOwnOffer(ctx, offer),
  cloneOffer: (_root, { id }, { ctx }) => cloneOwnOffer(ctx, id),
  deleteOffer: (_root, { id }, { ctx }) => deleteOffer(ctx, id),
  offerSold: (_root, { id }, { ctx }) => sellOffer(ctx, id),
  verifyOffer: (_root, { id }, { ctx }) => verifyOffer(ctx, id),
  publishOffer: (_root, { id, expectedStatus, expectedVersion }, { ctx }) =>
    publishOffer(ctx, id, { status: expectedStatus ?? null, version: expectedVersion ?? null }),
  rejectOffer: (_root, { id, comment, expectedVersion }, { ctx }) =>
    rejectOffer(ctx, id, { comment, version: expectedVersion ?? null }),
  releaseClaim: (_root, { id }, { ctx }) => releaseClaim(ctx, id),
  rollbackOffer: (_root, { id }, { ctx }) => rollBackOffer(ctx, id),
  startAutoSuggestion: (_root, { id }, { ctx }) => changeSuggesting(ctx, id, true),
  stopAutoSuggestion: (_root, { id }, { ctx }) => changeSuggesting(ctx, id, false),
  setVisibilityOnOffer: (_root, { activeOfferId, status, reason }, { ctx }) =>
    changeVisibility(ctx, { activeOfferId, status, reason: reason ?? null }),
  deleteCoords: (_root, { id }, { ctx }) => hideWrongPoint(ctx, id),
  turnOfferPicture: (_root, { id, img_id }, { ctx }) => turnOwnPicture(ctx, id, img_id),
};

/** Resolver of a private fact: null for readers who may not see it. */
const privately =
  <Name extends 'acquisitionDate' | 'acquisitionPrice' | 'yourEstimation'>(name: Name) =>
  (offer: OwnOfferRecord, _arguments: object, { ctx }: { ctx: Context }): OwnOfferRecord[Name] | null =>
    maySeePrivateFacts(ctx.actor, offer) ? offer[name] : null;

/** Whether publications of the given types are free. */
const freeOfTypes: BatchFetch<number, boolean> = ({ db }, types) =>
  Promise.all(types.map(async (type) => type !== OfferType.PreSell && isFree(db, type)));

export const OwnOffer: OwnOfferResolvers = {
  acquisitionDate: privately('acquisitionDate'),
  acquisitionPrice: privately('acquisitionPrice'),
  yourEstimation: privately('yourEstimation'),
  status: ({ status }) => readStatus(status),
  offerId: ({ id }) => id,
  language: (offer) => offer.language as ReturnType<Extract<OwnOfferResolvers['language'], () => unknown>>,
  isExternal: () => false,
  images: ({ id }, _arguments, { ctx }) => ctx.loader(ownPicturesLoader).load(id),
  imageNumber: async ({ id }, _arguments, { ctx }) => (await ctx.loader(ownPicturesLoader).load(id)).length,
  imageStartIndex: async ({ id }, _arguments, { ctx }) =>
    firstPictureNumber((await ctx.loader(ownPicturesLoader).load(id)).length),
  blobPrefix: ({ id }) => ownBlobPrefix(id),
  isPrivate: ({ status }) => groupOf(status) === STATUS_GROUPS.Private.id,
  location: async ({ cityId }, _arguments, { ctx }) =>
    cityId === null ? null : ((await loadLocations(ctx, [cityId]))[0] ?? null),
  agencyName: async (offer, _arguments, { ctx }) => (await previewOf(ctx, offer)).agencyName,
  contactInfo: async (offer, _arguments, { ctx }) => contactOf(await previewOf(ctx, offer)),
  missing: (offer) => missingParts(offer),
  preview: (offer, _arguments, { ctx }) => previewOf(ctx, offer),
  isPaid: async (offer, _arguments, { ctx }) =>
    isPaid(offer, ctx.now()) || (await ctx.loader(freeOfTypes).load(offer.offerType)),
  mayProlong: (offer, _arguments, { ctx }) => mayProlong(offer, ctx.now()),
};

export const OwnImage: OwnImageResolvers = {
  img_id: ({ pictureId }) => pictureId,
  key: ({ hash }) => pictureKeyOf(hash),
};
