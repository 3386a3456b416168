import { afterEach, expect, test, vi } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { aPlace } from '#tests/factories/place.ts';
import { EMPTY_FILTER, type SearchFilter } from '../search.filter.ts';
import { recentAddress, recentSearches, rememberSearch } from './recent-searches.ts';

const KEY = 'lm_recent_searches';
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};
vi.stubGlobal('localStorage', storage);
afterEach(() => stored.clear());

const rent = (facts: Partial<SearchFilter> = {}): SearchFilter => ({
  ...EMPTY_FILTER,
  ...{ offerType: OfferType.Rent, category: Category.Apartment, locationIds: [aPlace().id] },
  ...facts,
});

test('the latest search comes first, with its filters; the same places are there once, with the latest filters', () => {
  rememberSearch(rent({ maxPrice: 2000, pageNumber: 3 }), [aPlace()]);
  rememberSearch(rent({ category: Category.House }), [aPlace()]);
  rememberSearch(rent({ maxPrice: 1800, minRooms: 3 }), [aPlace()]);
  const [latest, other, ...none] = recentSearches().map((search) => recentAddress(search).filter);
  expect(latest).toEqual(rent({ maxPrice: 1800, minRooms: 3 }));
  expect(other?.category).toBe(Category.House);
  expect(none).toEqual([]);
});

test('at most four are stored, and none with a drawn shape or in many places', () => {
  for (let id = 1; id <= 9; id++) rememberSearch(rent({ locationIds: [id] }), [aPlace({ id })]);
  expect(recentSearches().map(({ places }) => places[0]?.id)).toEqual([9, 8, 7, 6]);
  const shape = [
    { lat: 46, lng: 6 },
    { lat: 47, lng: 6 },
    { lat: 46, lng: 7 },
  ];
  rememberSearch(rent({ polygons: [shape] }), [aPlace()]);
  const many = [1, 2, 3, 4].map((id) => aPlace({ id }));
  rememberSearch(rent({ locationIds: [1, 2, 3, 4] }), many);
  expect(recentSearches()).toHaveLength(4);
});

test.each(['', '{', '7', '{"a":1}', '[null,7,"x",{}]', '[{"offerType":1,"category":1,"query":"","places":[null]}]'])(
  'no stored value breaks the page: %j',
  (text) => {
    stored.set(KEY, text);
    expect(recentSearches()).toEqual([]);
  },
);

test('a query of another version keeps the filters that are known', () => {
  rememberSearch(rent(), [aPlace()]);
  stored.set(KEY, (stored.get(KEY) ?? '').replace('"query":""', '"query":"maxPrice=2000&minStars=9&minRooms=x"'));
  expect(recentSearches().map((search) => recentAddress(search).filter)).toEqual([rent({ maxPrice: 2000 })]);
});

test('without storage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  rememberSearch(rent(), [aPlace()]);
  expect(recentSearches()).toEqual([]);
  vi.stubGlobal('localStorage', storage);
});
