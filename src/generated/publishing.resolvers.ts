import type * as all from './resolvers.ts';

export type MutationResolvers = Required<Pick<all.MutationResolvers, 'createOrUpdateOffer' | 'cloneOffer' | 'deleteOffer' | 'offerSold' | 'verifyOffer' | 'publishOffer' | 'rejectOffer' | 'rollbackOffer' | 'releaseClaim' | 'startAutoSuggestion' | 'stopAutoSuggestion' | 'setVisibilityOnOffer' | 'deleteCoords' | 'turnOfferPicture'>>;

export type OfferCounterResolvers = Pick<all.OfferCounterResolvers, 'status' | 'count'>;

export type OfferPageResolvers = Pick<all.OfferPageResolvers, 'pageNumber' | 'totalPages' | 'totalRecords' | 'data'>;

export type OwnImageResolvers = Pick<all.OwnImageResolvers, 'img_id' | 'key' | 'width' | 'height' | 'color' | 'thumbHash' | 'title' | 'isPlan'>;

export type OwnOfferResolvers = Pick<all.OwnOfferResolvers, 'id' | 'status' | 'version' | 'activeOfferId' | 'offerId' | 'userId' | 'propertyOwnerUserId' | 'localStoreId' | 'offerType' | 'category' | 'subCategory' | 'title' | 'description' | 'language' | 'price' | 'netPrice' | 'additionalFees' | 'priceType' | 'country' | 'region' | 'district' | 'city' | 'cityId' | 'location' | 'street' | 'postalCode' | 'placeId' | 'lat' | 'lng' | 'hasExactPoint' | 'hidesAddress' | 'showsPhone' | 'isPriceOnRequest' | 'rooms' | 'bathrooms' | 'kitchens' | 'floor' | 'floorsInBuilding' | 'livingSpace' | 'landArea' | 'parkings' | 'exposition' | 'features' | 'buildIn' | 'availableFrom' | 'acquisitionDate' | 'acquisitionPrice' | 'yourEstimation' | 'isToSuggest' | 'isSample' | 'isExternal' | 'externalId' | 'externalIdSource' | 'sourceUrl' | 'agencyHtml' | 'crawlingId' | 'isPrivate' | 'isRecommended' | 'offerScore' | 'agencyId' | 'agencyName' | 'contactInfo' | 'contactAvatar' | 'blobPrefix' | 'images' | 'imageNumber' | 'imageStartIndex' | 'missing' | 'isPaid' | 'paidDays' | 'reviewComment' | 'suspensionReason' | 'submittedAt' | 'reviewedAt' | 'endDate' | 'mayProlong' | 'createdAt' | 'updatedAt' | 'preview'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'offers' | 'offersCount' | 'offerEdit' | 'getOffersCounters'>>;

/** What answers the schema of `publishing`. */
export interface PublishingResolvers {
  Mutation: MutationResolvers;
  OfferCounter?: OfferCounterResolvers;
  OfferPage?: OfferPageResolvers;
  OwnImage?: OwnImageResolvers;
  OwnOffer?: OwnOfferResolvers;
  Query: QueryResolvers;
}
