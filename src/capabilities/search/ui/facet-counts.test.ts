import { expect, test } from 'vitest';
import { Category } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import type { FilterFacetsFragment } from '#generated/operations.ts';
import { countedLabel, facetCount, facetCounts, roomsCount } from './facet-counts.ts';
import { isOpenEnded, priceBins } from './fields/price-bins.ts';

const found: FilterFacetsFragment = {
  facets: {
    categories: [
      { value: Category.Apartment, count: 30 },
      { value: Category.House, count: 4 },
    ],
    subCategories: [{ value: Subcategory.Loft, count: 2 }],
    features: [],
    floors: [{ value: 0, count: 34 }],
    added: [{ value: 0, count: 34 }],
    rooms: [
      { value: 2.5, count: 10 },
      { value: 3.5, count: 20 },
      { value: 6, count: 4 },
    ],
    withPrice: 33,
    privateOnly: 5,
    sources: [],
    agencies: [],
  },
  priceHistogram: { bars: [], onRequest: 1 },
};
const known = { found, isAsking: false };

test('each choice has its number, none where no home is left, both for a pair', () => {
  const inCategory = facetCounts(known, 'categories');
  expect([Category.Apartment, Category.House, Category.Land, Category.ApartmentHouse].map(inCategory)).toEqual([
    30, 4, 0, 34,
  ]);
  expect(facetCounts(known, 'floors')(0)).toBe(34);
});

test('rooms count from the fewest to the most', () => {
  expect(roomsCount(known, 3, null)).toBe(24);
  expect(roomsCount(known, null, 3.5)).toBe(30);
  expect(roomsCount(known, 3.5, 3.5)).toBe(20);
});

test('a number on its way is another thing than one that cannot be learnt', () => {
  expect(facetCount({ found: null, isAsking: true }, ({ withPrice }) => withPrice)).toBeNull();
  expect(facetCount({ found: null, isAsking: false }, ({ withPrice }) => withPrice)).toBeUndefined();
  expect(roomsCount({ found: null, isAsking: true }, 1, null)).toBeNull();
});

test('a list that holds text only carries the number behind the words', () => {
  expect(countedLabel('Last 7 days', 1200, String)).toBe('Last 7 days (1200)');
  expect(countedLabel('Last 7 days', null, String)).toBe('Last 7 days');
});

test('the last bar of prices, which has no end, is as wide as the one before', () => {
  const bars = [
    { from: 0, to: 600, count: 4 },
    { from: 600, to: 800, count: 10 },
    { from: 800, to: null, count: 2 },
  ];
  expect(priceBins(bars)).toEqual([
    { from: 0, to: 600, count: 4 },
    { from: 600, to: 800, count: 10 },
    { from: 800, to: 1000, count: 2 },
  ]);
  expect(isOpenEnded(bars)).toBe(true);
});

test('prices that are all alike make one bar', () => {
  expect(priceBins([{ from: 0, to: null, count: 3 }])).toEqual([{ from: 0, to: 1, count: 3 }]);
  expect(isOpenEnded([])).toBe(false);
});
