import { featuresOf } from '#capabilities/offers/feature.ts';
import { CATEGORIES_BY_OFFER_TYPE, Category, type SearchableOfferType } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
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

/** The same search in another category; what that one does not know is dropped. */
export function withCategory(filter: SearchFilter, category: Category): SearchFilter {
  const withoutRooms = { minRooms: null, maxRooms: null, floor: EMPTY_FILTER.floor };
  return {
    ...filter,
    ...(hasRooms(category) ? {} : withoutRooms),
    category,
    subCategory: filter.subCategory & joinBits(subcategoriesOf(category)),
    features: filter.features & joinBits(featuresOf(category)),
    pageNumber: 1,
  };
}

/** Only what kind of home is sought and where: every other wish dropped. */
export const withoutWishes = ({ offerType, category, locationIds, order }: SearchFilter): SearchFilter => ({
  ...EMPTY_FILTER,
  offerType,
  category,
  locationIds,
  order,
});

const ROOM_ORDERS: readonly SortOrder[] = [SortOrder.RoomAsc, SortOrder.RoomDesc];

/** The orders that mean something for a category. */
export const ordersOf = (category: Category): readonly SortOrder[] =>
  hasRooms(category) ? SEARCH_ORDERS : SEARCH_ORDERS.filter((order) => !ROOM_ORDERS.includes(order));
