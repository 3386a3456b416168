import type { Category } from '#capabilities/offers/offer.ts';
import { EMPTY_FILTER, type SearchFilter } from '../search.filter.ts';
import { hasRooms } from './search-changes.ts';

/** Fields of a search that are shown, changed and cleared together. */
export const FILTER_GROUPS = {
  place: ['maxDistance'],
  category: ['category', 'subCategory'],
  price: ['minPrice', 'maxPrice', 'excludePriceOnRequest'],
  rooms: ['minRooms', 'maxRooms'],
  area: ['minLivingSpace', 'maxLivingSpace'],
  more: [
    'features',
    'floor',
    'availableFrom',
    'added',
    'minPricePerM2',
    'maxPricePerM2',
    'noAgency',
    'agencyId',
    'agencyName',
    'sourceType',
  ],
} as const satisfies Record<string, readonly (keyof SearchFilter)[]>;
export type FilterGroup = keyof typeof FILTER_GROUPS;

const GROUPS = Object.keys(FILTER_GROUPS) as FilterGroup[];
const ROOM_GROUPS: readonly FilterGroup[] = ['rooms', 'area'];

/** The groups that apply to a category, in the order of the bar. */
export const groupsOf = (category: Category): readonly FilterGroup[] =>
  hasRooms(category) ? GROUPS : GROUPS.filter((group) => !ROOM_GROUPS.includes(group));

/** Groups that most visitors decide by, first: the order in which all groups are below one another. */
const DECIDING: readonly FilterGroup[] = ['price', 'rooms', 'area', 'place', 'category', 'more'];

/** The groups that apply to a category, one below another, beginning with the one that was opened. */
export const groupsInSheet = (category: Category, openGroup: FilterGroup | null): readonly FilterGroup[] => {
  const meant = groupsOf(category);
  const inOrder = openGroup === null ? DECIDING : [openGroup, ...DECIDING.filter((group) => group !== openGroup)];
  return inOrder.filter((group) => meant.includes(group));
};

const picked = (filter: SearchFilter, group: FilterGroup): Partial<SearchFilter> =>
  Object.fromEntries(FILTER_GROUPS[group].map((field) => [field, filter[field]]));

/** The search without the fields of one group. */
export const withoutGroup = (filter: SearchFilter, group: FilterGroup): SearchFilter => ({
  ...filter,
  ...picked(EMPTY_FILTER, group),
  pageNumber: 1,
});

/** The search with the fields of one group alone. */
export const onlyGroup = (filter: SearchFilter, group: FilterGroup): SearchFilter => ({
  ...EMPTY_FILTER,
  ...picked(filter, group),
});
