import { readPlaceMap } from '#capabilities/locations/server/place-map/place-map.service.ts';
import type {
  AnyImageResolvers,
  AnyOfferResolvers,
  GoneOfferResolvers,
  OfferImageResolvers,
  OfferResolvers,
  QueryResolvers,
  SimilarOfferResolvers,
} from '#generated/offers.resolvers.ts';
import { firstPictureNumber, PICTURE_FOLDER } from '../offer.ts';
import { isRemembered } from './gone/gone-offer.ts';
import { offerOriginLoader } from './offer.loaders.ts';
import {
  contactOf,
  countOfferImages,
  offerScore,
  offerScoreParts,
  percentBelowMedian,
  readGoneOffer,
  readGonePicture,
  readOffer,
  readOfferImages,
  readOfferPrices,
  readPlacePrice,
  readPlaces,
  readPreviousPrice,
  readPublicPlaces,
  revealPhone,
  shownCoordinate,
  shownPoint,
} from './offer.service.ts';
import { OFFER_SETTINGS } from './offer.settings.ts';
import { pictureKey } from './pictures/picture-files.ts';
import { isPlanTitle } from './plan-title.ts';
import { excerptOf } from './texts/excerpt.ts';
import { translatorHref } from './translator-href.ts';

export const Query: QueryResolvers = {
  offer: (_root, { id }, { ctx }) => readOffer(ctx, id),
  goneOffer: (_root, { id }, { ctx }) => readGoneOffer(ctx, id),
  offerPhone: (_root, { offerId }, { ctx }) => revealPhone(ctx, offerId),
};

const listedOffer = {
  language: (offer) => offer.language as ReturnType<Extract<SimilarOfferResolvers['language'], () => unknown>>,
  previousPrice: (offer, _arguments, { ctx }) => readPreviousPrice(ctx, offer),
  percentBelowMedian: (offer) => percentBelowMedian(offer),
  images: (offer, { limit }, { ctx }) => readOfferImages(ctx, offer, limit),
  imageNumber: (offer, _arguments, { ctx }) => countOfferImages(ctx, offer),
  contactInfo: (offer) => contactOf(offer),
} satisfies SimilarOfferResolvers;

export const SimilarOffer: SimilarOfferResolvers = listedOffer;

export const Offer: OfferResolvers = {
  ...listedOffer,
  excerpt: ({ description }) => excerptOf(description),
  activeOfferId: ({ id }) => id,
  externalId: async ({ id }, _arguments, { ctx }) => (await ctx.loader(offerOriginLoader).load(id)).externalId,
  externalIdSource: ({ isExternal, sourceName }) => (isExternal ? sourceName : null),
  isPrivate: () => false,
  district: async ({ id }, _arguments, { ctx }) => (await ctx.loader(offerOriginLoader).load(id)).district,
  location: async ({ cityId }, _arguments, { ctx }) => (await readPlaces(ctx, { cityId }))[0] ?? null,
  imageStartIndex: async (offer, _arguments, { ctx }) => firstPictureNumber(await countOfferImages(ctx, offer)),
  blobPrefix: ({ id, blobPrefix }) => blobPrefix ?? String(id),
  source: (offer) => ({ id: offer.sourceId, name: offer.sourceName }),
  lat: (offer) => shownCoordinate(offer, offer.lat),
  lng: (offer) => shownCoordinate(offer, offer.lng),
  translatorHref: (offer, { locale }, { ctx }) =>
    translatorHref(ctx.services.settings.of(OFFER_SETTINGS).translateUrl, offer, locale),
  offerScore: (offer, _arguments, { ctx }) => offerScore(offer, ctx.now()),
  offerScoreParts: (offer, _arguments, { ctx }) => offerScoreParts(offer, ctx.now()),
  priceHistory: (offer, _arguments, { ctx }) => readOfferPrices(ctx, offer.id),
  places: (offer, _arguments, { ctx }) => readPublicPlaces(ctx, offer),
  placeMap: (offer, _arguments, { ctx }) =>
    offer.cityId === null ? null : readPlaceMap(ctx.db, offer.cityId, shownPoint(offer)),
  placePrice: (offer, _arguments, { ctx }) => readPlacePrice(ctx, offer),
};

export const AnyOffer: AnyOfferResolvers = {
  resolveType: (offer) => ('version' in offer ? 'OwnOffer' : 'Offer'),
};

export const AnyImage: AnyImageResolvers = {
  resolveType: (image) => ('offerId' in image ? 'OwnImage' : 'OfferImage'),
};

export const OfferImage: OfferImageResolvers = {
  img_id: ({ pictureId }) => pictureId,
  key: ({ hash }) => pictureKey(hash),
  isPlan: ({ title }) => title !== null && isPlanTitle(title),
  folder: ({ folder = PICTURE_FOLDER }) => folder,
};

export const GoneOffer: GoneOfferResolvers = {
  title: (gone) => (isRemembered(gone) ? gone.title : ''),
  language: ({ language }) => language as ReturnType<Extract<GoneOfferResolvers['language'], () => unknown>>,
  price: (gone) => (isRemembered(gone) ? gone.price : null),
  image: (gone, _arguments, { ctx }) => readGonePicture(ctx, gone),
  place: async ({ cityId }, _arguments, { ctx }) => (await readPlaces(ctx, { cityId }))[0] ?? null,
};
