import type * as all from './resolvers.ts';

export type ContactInfoResolvers = Pick<all.ContactInfoResolvers, 'type' | 'agencyName' | 'agencyAddress' | 'advertiserName' | 'hasPhoneNumber' | 'displayContactForm'>;

export type GoneOfferResolvers = Pick<all.GoneOfferResolvers, 'offerType' | 'category' | 'city' | 'cityId' | 'place'>;

export type OfferResolvers = Pick<all.OfferResolvers, 'id' | 'status' | 'offerType' | 'category' | 'subCategory' | 'isExternal' | 'source' | 'title' | 'description' | 'language' | 'translatorHref' | 'price' | 'netPrice' | 'additionalFees' | 'priceType' | 'currency' | 'comparablePrice' | 'pricePerM2' | 'previousPrice' | 'percentBelowMedian' | 'country' | 'region' | 'city' | 'cityId' | 'street' | 'postalCode' | 'lat' | 'lng' | 'rooms' | 'bathrooms' | 'kitchens' | 'floor' | 'floorsInBuilding' | 'livingSpace' | 'landArea' | 'parkings' | 'exposition' | 'features' | 'buildIn' | 'renovatedIn' | 'availableFrom' | 'createdAt' | 'updatedAt' | 'agencyId' | 'agencyName' | 'offerScore' | 'offerScoreParts' | 'images' | 'imageNumber' | 'contactInfo' | 'priceHistory' | 'places' | 'placeMap' | 'placePrice' | 'isSample'>;

export type OfferImageResolvers = Pick<all.OfferImageResolvers, 'key' | 'hash' | 'width' | 'height' | 'color' | 'thumbHash' | 'title' | 'isPlan' | 'folder'>;

export type OfferPriceResolvers = Pick<all.OfferPriceResolvers, 'price' | 'priceType' | 'changedAt'>;

export type OfferScorePartsResolvers = Pick<all.OfferScorePartsResolvers, 'freshness' | 'completeness' | 'plausibility'>;

export type OfferSourceResolvers = Pick<all.OfferSourceResolvers, 'id' | 'name'>;

export type PlacePriceResolvers = Pick<all.PlacePriceResolvers, 'medianPricePerM2' | 'offers' | 'locationId' | 'locationName'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'offer' | 'goneOffer' | 'offerPhone'>>;

export type SimilarOfferResolvers = Pick<all.SimilarOfferResolvers, 'id' | 'offerType' | 'category' | 'subCategory' | 'title' | 'language' | 'price' | 'priceType' | 'currency' | 'pricePerM2' | 'previousPrice' | 'percentBelowMedian' | 'features' | 'city' | 'street' | 'postalCode' | 'rooms' | 'floor' | 'livingSpace' | 'landArea' | 'availableFrom' | 'createdAt' | 'images' | 'imageNumber' | 'contactInfo'>;

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
}
