import { expect, test } from 'vitest';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { EMPTY_FILTER, type SearchFilter, SortOrder } from '../search.filter.ts';
import { roomSteps } from './fields/filter-steps.ts';
import { groupsOf, onlyGroup, withoutGroup } from './filter-groups.ts';
import {
  keepsFilters,
  offeredOrders,
  ordersOf,
  searchCategories,
  withAdvertiser,
  withCategory,
} from './search-changes.ts';

const flat: SearchFilter = {
  ...EMPTY_FILTER,
  category: Category.Apartment,
  subCategory: Subcategory.Loft,
  features: Feature.Elevator | Feature.LakeView,
  minRooms: 3,
  maxPrice: 900_000,
  pageNumber: 4,
};

test('another category retains the criteria that it supports and begins on page 1', () => {
  expect(withCategory(flat, Category.Land)).toEqual({
    ...flat,
    category: Category.Land,
    subCategory: 0,
    features: Feature.LakeView,
    minRooms: null,
    pageNumber: 1,
  });
});

test('another category drops the subcategories of the one before, so that its number holds', () => {
  expect(withCategory(flat, Category.ApartmentHouse).subCategory).toBe(0);
  expect(withCategory(flat, Category.Apartment).subCategory).toBe(Subcategory.Loft);
});

test('an order that means nothing in the other category falls back to the recommended one', () => {
  const byArea = { ...flat, order: SortOrder.SurfaceDesc };
  expect(withCategory(byArea, Category.House).order).toBe(SortOrder.SurfaceDesc);
  expect(withCategory(byArea, Category.Land).order).toBe(SortOrder.Recommended);
});

test('a category retains the criteria that it supports, and it is known whether all are retained', () => {
  expect(keepsFilters(flat, Category.House)).toBe(true);
  expect(keepsFilters(flat, Category.Land)).toBe(false);
  expect(keepsFilters({ ...EMPTY_FILTER, features: Feature.LakeView }, Category.Land)).toBe(true);
  expect(keepsFilters({ ...EMPTY_FILTER, minPricePerM2: 10 }, Category.ParkingSpaceGarage)).toBe(false);
});

test('one advertiser takes the place of another', () => {
  const named = withAdvertiser(flat, { agencyName: 'Immo' });
  expect(withAdvertiser(named, { agencyId: 7 })).toMatchObject({ agencyId: 7, agencyName: null, noAgency: false });
  expect(withAdvertiser(named, { noAgency: true })).toMatchObject({ agencyName: null, noAgency: true, pageNumber: 1 });
  expect(withAdvertiser(named, {})).toEqual({ ...flat, pageNumber: 1 });
});

test('land has neither rooms nor living space to ask for', () => {
  expect(groupsOf(Category.House)).toEqual(['place', 'category', 'price', 'rooms', 'area', 'more']);
  expect(groupsOf(Category.Land)).toEqual(['place', 'category', 'price', 'more']);
});

test('a flat share is for rent only, land for sale only', () => {
  expect(searchCategories(OfferType.Rent)).toContain(Category.FlatSharing);
  expect(searchCategories(OfferType.Rent)).not.toContain(Category.Land);
  expect(searchCategories(OfferType.Sell)).toContain(Category.Land);
});

test('garages are not sorted by rooms or area', () => {
  expect(ordersOf(Category.Apartment)).toContain(SortOrder.RoomDesc);
  expect(ordersOf(Category.ParkingSpaceGarage)).not.toContain(SortOrder.RoomDesc);
  expect(ordersOf(Category.ParkingSpaceGarage)).not.toContain(SortOrder.SurfaceAsc);
});

test('clearing one group leaves the others', () => {
  expect(withoutGroup(flat, 'price')).toEqual({ ...flat, maxPrice: null, pageNumber: 1 });
  expect(onlyGroup(flat, 'rooms')).toEqual({ ...EMPTY_FILTER, minRooms: 3 });
});

test('rooms are chosen in halves, and a number from an address is retained', () => {
  expect(roomSteps(null).slice(0, 3)).toEqual([1, 1.5, 2]);
  expect(roomSteps(null).at(-1)).toBe(10);
  expect(roomSteps(12.5).at(-1)).toBe(12.5);
});

test('a search does not offer the orders by source, but shows the one it has', () => {
  const { SourceAsc, SourceDesc, CityAsc, Recommended } = SortOrder;
  const offered = offeredOrders({ category: Category.Apartment, order: Recommended });
  expect(offered).toContain(CityAsc);
  expect(offered).not.toContain(SourceAsc);
  expect(offeredOrders({ category: Category.Apartment, order: SourceDesc })).toEqual([...offered, SourceDesc]);
});
