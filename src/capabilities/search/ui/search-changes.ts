import { featuresOf } from '#capabilities/offers/feature.ts';
import { CATEGORIES_BY_OFFER_TYPE, Category, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { joinBits } from '#kernel/bits.ts';
import { EMPTY_FILTER, SEARCH_ORDERS, type SearchFilter, SortOrder } from '../search.filter.ts';

/** Categories of a search: apartments and houses together, then each that the offer type has. */
export const searchCategories = (offerType: SearchableOfferType): readonly Category[] => [
  Category.ApartmentHouse,
  ...CATEGORIES_BY_OFFER_TYPE[offerType],
];

/** Whether homes of a category have rooms, floors and a living space to filter by. */
export const hasRooms = (category: Category): boolean =>
  category !== Category.Land && category !== Category.ParkingSpaceGarage;

/** Filters that apply only to homes with a living space. */
const ROOM_FILTERS = [
  'minRooms',
  'maxRooms',
  'minLivingSpace',
  'maxLivingSpace',
  'minPricePerM2',
  'maxPricePerM2',
  'floor',
] as const satisfies readonly (keyof SearchFilter)[];

/** The same search in another category; fields that it does not have are dropped. */
export function withCategory(filter: SearchFilter, category: Category): SearchFilter {
  const dropped = hasRooms(category) ? [] : ROOM_FILTERS.map((name) => [name, EMPTY_FILTER[name]]);
  return {
    ...filter,
    ...Object.fromEntries(dropped),
    category,
    subCategory: category === filter.category ? filter.subCategory : 0,
    features: filter.features & joinBits(featuresOf(category)),
    order: ordersOf(category).includes(filter.order) ? filter.order : SortOrder.Recommended,
    pageNumber: 1,
  };
}

/** Whether a change of category drops no other field of a search. */
export const keepsFilters = (filter: SearchFilter, category: Category): boolean =>
  withCategory(filter, category).features === filter.features &&
  (hasRooms(category) || ROOM_FILTERS.every((name) => filter[name] === EMPTY_FILTER[name]));

/** Advertisers of a search: one agency, agencies with a name, or private people only. */
type Advertiser = Partial<Pick<SearchFilter, 'agencyId' | 'agencyName' | 'noAgency'>>;

/** The same search with other advertisers. */
export const withAdvertiser = (filter: SearchFilter, advertiser: Advertiser): SearchFilter => ({
  ...filter,
  agencyId: null,
  agencyName: null,
  noAgency: false,
  ...advertiser,
  pageNumber: 1,
});

/** Kind of home and places of a search alone; all other filters are dropped. */
export const withoutFilters = ({ offerType, category, locationIds, order }: SearchFilter): SearchFilter => ({
  ...EMPTY_FILTER,
  offerType,
  category,
  locationIds,
  order,
});

const ROOM_ORDERS: readonly SortOrder[] = [
  SortOrder.RoomAsc,
  SortOrder.RoomDesc,
  SortOrder.SurfaceAsc,
  SortOrder.SurfaceDesc,
];

/** Orders for members who work with listings: accepted in an address, not offered by the search. */
const WORK_ORDERS: readonly SortOrder[] = [SortOrder.SourceAsc, SortOrder.SourceDesc];

/** Orders that a search offers: those that apply to its category, and its present one. */
export const offeredOrders = ({ category, order }: Pick<SearchFilter, 'category' | 'order'>): readonly SortOrder[] =>
  ordersOf(category).filter((offered) => offered === order || !WORK_ORDERS.includes(offered));

/** Orders that apply to a category. */
export const ordersOf = (category: Category): readonly SortOrder[] =>
  hasRooms(category) ? SEARCH_ORDERS : SEARCH_ORDERS.filter((order) => !ROOM_ORDERS.includes(order));
