import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { SortOrder } from '#capabilities/search/search.filter.ts';
import { ResultsDocument } from '#generated/operations.ts';

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
  const wishes = [
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
    ...wishes[index % wishes.length],
    locationIds: places[index % places.length],
    order: orders[index % orders.length],
    pageNumber: 1 + (index % 3),
  }));
}

/** What the results page asks for a search: homes of a page and the exact count. */
export const resultsOperation = (filter: object) => ({
  query: String(ResultsDocument),
  variables: {
    filter,
    locale: 'en',
    isOfOneSource: false,
    hasPriceBound: false,
  },
});
