import type * as all from './resolvers.ts';

export type CityOffersResolvers = Pick<all.CityOffersResolvers, 'location' | 'toRent' | 'toBuy'>;

export type FacetCountResolvers = Pick<all.FacetCountResolvers, 'value' | 'count'>;

export type GoneOfferResolvers = Pick<all.GoneOfferResolvers, 'similar'>;

export type MapCellResolvers = Pick<all.MapCellResolvers, 'key' | 'lat' | 'lng' | 'count' | 'offerId' | 'price' | 'isPoint'>;

export type NamedCountResolvers = Pick<all.NamedCountResolvers, 'id' | 'name' | 'count'>;

export type OfferResolvers = Pick<all.OfferResolvers, 'similar'>;

export type OfferMapResolvers = Pick<all.OfferMapResolvers, 'inView' | 'withoutPoint' | 'cells'>;

export type OfferResultsResolvers = Pick<all.OfferResultsResolvers, 'result' | 'location' | 'locations' | 'count' | 'countWithoutPrice' | 'map' | 'facets' | 'priceHistogram' | 'neighbours'>;

export type OffersCountResolvers = Pick<all.OffersCountResolvers, 'totalRecords'>;

export type PlaceCountResolvers = Pick<all.PlaceCountResolvers, 'location' | 'count'>;

export type PriceBarResolvers = Pick<all.PriceBarResolvers, 'from' | 'to' | 'count'>;

export type PriceHistogramResolvers = Pick<all.PriceHistogramResolvers, 'bars' | 'onRequest'>;

export type PriceRangeResolvers = Pick<all.PriceRangeResolvers, 'low' | 'median' | 'high' | 'offers' | 'locationName' | 'location'>;

export type QueryResolvers = Required<Pick<all.QueryResolvers, 'priceRange' | 'coords' | 'topCities'>>;

export type SearchFacetsResolvers = Pick<all.SearchFacetsResolvers, 'categories' | 'subCategories' | 'features' | 'floors' | 'added' | 'rooms' | 'withPrice' | 'privateOnly' | 'sources' | 'agencies'>;

/** What answers the schema of `search`. */
export interface SearchResolvers {
  CityOffers?: CityOffersResolvers;
  FacetCount?: FacetCountResolvers;
  GoneOffer?: GoneOfferResolvers;
  MapCell?: MapCellResolvers;
  NamedCount?: NamedCountResolvers;
  Offer?: OfferResolvers;
  OfferMap?: OfferMapResolvers;
  OfferResults?: OfferResultsResolvers;
  OffersCount?: OffersCountResolvers;
  PlaceCount?: PlaceCountResolvers;
  PriceBar?: PriceBarResolvers;
  PriceHistogram?: PriceHistogramResolvers;
  PriceRange?: PriceRangeResolvers;
  Query: QueryResolvers;
  SearchFacets?: SearchFacetsResolvers;
}
