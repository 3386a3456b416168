import { featuresOf } from '#capabilities/offers/feature.ts';
import { CATEGORIES_BY_OFFER_TYPE, Category, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { joinBits } from '#kernel/bits.ts';
import { EMPTY_FILTER, SEARCH_ORDERS, type SearchFilter, SortOrder } from '../search.filter.ts';

/** The categories a visitor can search in: apartments and houses together, then each that the offer type knows. */
export const searchCategories = (offerType: SearchableOfferType): readonly Category[] => [
  Category.ApartmentHouse,
  ...CATEGORIES_BY_OFFER_TYPE[offerType],
];

/** Whether homes of a category have rooms, floors and a living space to ask for. */
export const hasRooms = (category: Category): boolean =>
  category !== Category.Land && category !== Category.ParkingSpaceGarage;

/** Wishes that only mean something where there is a living space. */
const ROOM_FILTERS = [
  'minRooms',
  'maxRooms',
  'minLivingSpace',
  'maxLivingSpace',
  'minPricePerM2',
  'maxPricePerM2',
  'floor',
] as const satisfies readonly (keyof SearchFilter)[];

/** The same search in another category; what that one does not know is dropped. */
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

/** Whether a search keeps all that was asked for beside the category when it turns to another one. */
export const keepsFilters = (filter: SearchFilter, category: Category): boolean =>
  withCategory(filter, category).features === filter.features &&
  (hasRooms(category) || ROOM_FILTERS.every((name) => filter[name] === EMPTY_FILTER[name]));

/** Who shall advertise: one agency, agencies of a name, or nobody but private people. */
type Advertiser = Partial<Pick<SearchFilter, 'agencyId' | 'agencyName' | 'noAgency'>>;

/** The same search among the listings of some advertisers, whichever were asked for before. */
export const withAdvertiser = (filter: SearchFilter, advertiser: Advertiser): SearchFilter => ({
  ...filter,
  agencyId: null,
  agencyName: null,
  noAgency: false,
  ...advertiser,
  pageNumber: 1,
});

/** Only what kind of home is sought and where: every other wish dropped. */
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

/** Orders for whoever works with listings: an address may ask for them, a search does not offer them. */
const WORK_ORDERS: readonly SortOrder[] = [SortOrder.SourceAsc, SortOrder.SourceDesc];

/** The orders a search offers: those that mean something for its category, and the one it has. */
export const offeredOrders = ({ category, order }: Pick<SearchFilter, 'category' | 'order'>): readonly SortOrder[] =>
  ordersOf(category).filter((offered) => offered === order || !WORK_ORDERS.includes(offered));

/** The orders that mean something for a category. */
export const ordersOf = (category: Category): readonly SortOrder[] =>
  hasRooms(category) ? SEARCH_ORDERS : SEARCH_ORDERS.filter((order) => !ROOM_ORDERS.includes(order));
