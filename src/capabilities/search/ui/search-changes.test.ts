import { expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { EMPTY_FILTER, type SearchFilter, SortOrder } from '../search.filter.ts';
import { onlyGroup, withoutGroup } from './filter-groups.ts';
import { roomSteps } from './filter-steps.ts';
import { ordersOf, searchCategories, withCategory } from './search-changes.ts';

const flat: SearchFilter = {
  ...EMPTY_FILTER,
  category: Category.Apartment,
  subCategory: Subcategory.Loft,
  features: Feature.Elevator | Feature.LakeView,
  minRooms: 3,
  maxPrice: 900_000,
  pageNumber: 4,
};

test('another category keeps the wishes it knows and begins on page 1', () => {
  expect(withCategory(flat, Category.Land)).toEqual({
    ...flat,
    category: Category.Land,
    subCategory: 0,
    features: Feature.LakeView,
    minRooms: null,
    pageNumber: 1,
  });
});

test('a flat share is for rent only, land for sale only', () => {
  expect(searchCategories(OfferType.Rent)).toContain(Category.FlatSharing);
  expect(searchCategories(OfferType.Rent)).not.toContain(Category.Land);
  expect(searchCategories(OfferType.Sell)).toContain(Category.Land);
});

test('garages are not sorted by rooms', () => {
  expect(ordersOf(Category.Apartment)).toContain(SortOrder.RoomDesc);
  expect(ordersOf(Category.ParkingSpaceGarage)).not.toContain(SortOrder.RoomDesc);
});

test('clearing one group leaves the others', () => {
  expect(withoutGroup(flat, 'price')).toEqual({ ...flat, maxPrice: null, pageNumber: 1 });
  expect(onlyGroup(flat, 'rooms')).toEqual({ ...EMPTY_FILTER, minRooms: 3 });
});

test('rooms are chosen in halves, and a number asked for by address can be kept', () => {
  expect(roomSteps(null).slice(0, 3)).toEqual([1, 1.5, 2]);
  expect(roomSteps(null).at(-1)).toBe(10);
  expect(roomSteps(12.5).at(-1)).toBe(12.5);
});
