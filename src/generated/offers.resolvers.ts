import type * as all from './resolvers.ts';

export type ContactInfoResolvers = Pick<all.ContactInfoResolvers, 'type' | 'agencyName' | 'agencyAddress' | 'advertiserName' | 'hasPhoneNumber' | 'displayContactForm' | 'userRole' | 'phoneNumber' | 'avatarUrl' | 'displayAgencyRedirect' | 'displayAgentRedirect'>;

export type GoneOfferResolvers = Pick<all.GoneOfferResolvers, 'offerType' | 'category' | 'title' | 'language' | 'price' | 'priceType' | 'currency' | 'image' | 'city' | 'cityId' | 'place'>;

export type OfferResolvers = Pick<all.OfferResolvers, 'id' | 'status' | 'offerId' | 'activeOfferId' | 'userId' | 'propertyOwnerUserId' | 'offerType' | 'category' | 'subCategory' | 'isExternal' | 'externalId' | 'externalIdSource' | 'sourceUrl' | 'agencyHtml' | 'crawlingId' | 'isPrivate' | 'isToSuggest' | 'isRecommended' | 'source' | 'title' | 'description' | 'excerpt' | 'language' | 'translatorHref' | 'price' | 'netPrice' | 'additionalFees' | 'priceType' | 'currency' | 'comparablePrice' | 'pricePerM2' | 'previousPrice' | 'percentBelowMedian' | 'country' | 'region' | 'district' | 'city' | 'cityId' | 'location' | 'street' | 'postalCode' | 'placeId' | 'lat' | 'lng' | 'rooms' | 'bathrooms' | 'kitchens' | 'floor' | 'floorsInBuilding' | 'livingSpace' | 'landArea' | 'parkings' | 'exposition' | 'features' | 'buildIn' | 'renovatedIn' | 'availableFrom' | 'createdAt' | 'updatedAt' | 'endDate' | 'acquisitionDate' | 'acquisitionPrice' | 'yourEstimation' | 'agencyId' | 'agencyName' | 'offerScore' | 'offerScoreParts' | 'images' | 'imageNumber' | 'imageStartIndex' | 'blobPrefix' | 'contactInfo' | 'contactAvatar' | 'priceHistory' | 'places' | 'placeMap' | 'placePrice' | 'isSample'>;

export type OfferImageResolvers = Pick<all.OfferImageResolvers, 'img_id' | 'key' | 'hash' | 'width' | 'height' | 'color' | 'thumbHash' | 'title' | 'isPlan' | 'folder'>;

export type OfferPriceResolvers = Pick<all.OfferPriceResolvers, 'price' | 'priceType' | 'changedAt'>;

export type OfferScorePartsResolvers = Pick<all.OfferScorePartsResolvers, 'freshness' | 'completeness' | 'plausibility'>;

export type OfferSourceResolvers = Pick<all.OfferSourceResolvers, 'id' | 'name'>;

export type PlacePriceResolvers = Pick<all.PlacePriceResolvers, 'medianPricePerM2' | 'offers' | 'locationId' | 'locationName'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'offer' | 'goneOffer' | 'offerPhone'>>;

export type SimilarOfferResolvers = Pick<all.SimilarOfferResolvers, 'id' | 'offerType' | 'category' | 'subCategory' | 'title' | 'language' | 'price' | 'priceType' | 'currency' | 'pricePerM2' | 'previousPrice' | 'percentBelowMedian' | 'features' | 'city' | 'street' | 'postalCode' | 'rooms' | 'floor' | 'livingSpace' | 'landArea' | 'availableFrom' | 'createdAt' | 'images' | 'imageNumber' | 'contactInfo'>;

export type ListedOfferResolvers = { resolveType: all.ListedOfferResolvers['__resolveType'] };

export type AnyOfferResolvers = { resolveType: all.AnyOfferResolvers['__resolveType'] };

export type AnyImageResolvers = { resolveType: all.AnyImageResolvers['__resolveType'] };

/** What answers the schema of `offers`. */
export interface OffersResolvers {
  ContactInfo?: ContactInfoResolvers;
  GoneOffer?: GoneOfferResolvers;
  Offer?: OfferResolvers;
  OfferImage?: OfferImageResolvers;
  OfferPrice?: OfferPriceResolvers;
  OfferScoreParts?: OfferScorePartsResolvers;
  OfferSource?: OfferSourceResolvers;
  PlacePrice?: PlacePriceResolvers;
  Query: QueryResolvers;
  SimilarOffer?: SimilarOfferResolvers;
  ListedOffer?: ListedOfferResolvers;
  AnyOffer?: AnyOfferResolvers;
  AnyImage?: AnyImageResolvers;
}
