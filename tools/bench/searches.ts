import { locationToken } from '#capabilities/locations/location.links.ts';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { locationsByIds } from '#capabilities/locations/server/location.service.ts';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter, SortOrder } from '#capabilities/search/search.filter.ts';
import { resultsHref } from '#capabilities/search/search.links.ts';
import { ResultsDocument, type ResultsQuery } from '#generated/operations.ts';
import type { ResultsData } from '#pages/results/data/results.loader.ts';
import type { Db } from '#platform/db/db.ts';

/** Questions as visitors ask them: places of all sizes, one to five filters, every usual order. */
export function benchSearches(count: number): object[] {
  const places = [
    [LAUSANNE_ID],
    [cityId(261)],
    [cityId(6621)],
    [22],
    [1],
    [25],
    [12_225],
    [1003],
    [cityId(351), cityId(2701)],
    [],
  ];
  const kinds = [
    { offerType: OfferType.Rent, category: Category.ApartmentHouse },
    { offerType: OfferType.Rent, category: Category.Apartment },
    { offerType: OfferType.Sell, category: Category.ApartmentHouse },
    { offerType: OfferType.Sell, category: Category.House },
  ];
  const criteria = [
    {},
    { minRooms: 3.5 },
    { minRooms: 2.5, maxRooms: 4.5, maxPrice: 2500 },
    { minLivingSpace: 80, features: Feature.BalconyPatio },
    { added: 7 },
    { maxPrice: 1_200_000, minRooms: 4.5, features: Feature.Garden | Feature.ParkingSpotGarage },
    { excludePriceOnRequest: true, maxDistance: 10 },
    { rectangles: [{ south: 46.4, west: 6.5, north: 46.7, east: 7 }] },
  ];
  const orders = [SortOrder.Recommended, SortOrder.DateDesc, SortOrder.PriceAsc, SortOrder.SurfaceDesc];
  return Array.from({ length: count }, (_, index) => ({
    ...kinds[index % kinds.length],
    ...criteria[index % criteria.length],
    locationIds: places[index % places.length],
    order: orders[index % orders.length],
    pageNumber: 1 + (index % 3),
  }));
}

/** The query of the results page for a search: homes of a page and the exact count. */
export const resultsOperation = (filter: object) => ({
  query: String(ResultsDocument),
  variables: {
    filter,
    locale: 'en',
    isOfOneSource: false,
    hasPriceBound: false,
  },
});

/** The address of a search; the product may lead on to a better one. */
export async function searchPath(db: Db, search: object): Promise<string> {
  const filter: SearchFilter = { ...EMPTY_FILTER, ...search };
  const [place] = await locationsByIds(db, filter.locationIds);
  return resultsHref({ filter, view: DEFAULT_VIEW }, 'en', place ? locationToken(place) : '');
}

/** Content of a results page, from the answer to its operation. */
export const pageDataOf = (search: object, { coords }: ResultsQuery): ResultsData => ({
  address: { filter: { ...EMPTY_FILTER, ...search }, view: DEFAULT_VIEW },
  places: coords.locations,
  count: coords.count,
  homes: coords.result,
  countWithoutPrice: 0,
  names: {},
  neighbours: [],
  waysOn: [],
  now: new Date().toISOString(),
});
