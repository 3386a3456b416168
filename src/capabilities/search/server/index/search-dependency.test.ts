import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import type { Dependency } from '#platform/freshness/dependency.ts';
import { EMPTY_FILTER, SEARCH_ORDERS, type SearchFilter } from '../../search.filter.ts';
import { type SearchRow, SearchTable } from '../table/search-table.ts';
import { followChanges } from './follow-changes.ts';
import { FoundOffers } from './found-offers.ts';

const A_HOME: SearchRow = {
  id: 1,
  offerType: OfferType.Rent,
  category: Category.Apartment,
  subCategory: 0,
  features: 0,
  comparablePrice: 1_500,
  rooms: 3,
  livingSpace: 70,
  floor: 1,
  availableFrom: null,
  addedAt: 0,
  cantonId: 22,
  zoneId: 1,
  cityId: 2,
  postalCode: 1003,
  cityKey: 'a',
  sourceId: 0,
  agencyId: 1,
  lat: 46.5,
  lng: 6.6,
  recommendedRank: 0,
};
const FACTS = { places: [], areas: new Map(), agencyIds: null, cell: null, hiddenIds: new Set<number>() };

const aHome: fc.Arbitrary<SearchRow> = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    offerType: fc.constantFrom(OfferType.Rent, OfferType.Sell),
    category: fc.constantFrom(Category.Apartment, Category.House),
    comparablePrice: fc.constantFrom(null, 900, 1_800, 2_700),
    rooms: fc.constantFrom(null, 2, 4),
    recommendedRank: fc.integer({ min: 0, max: 9 }),
  })
  .map((some) => ({ ...A_HOME, ...some }));
const aLook = fc.record({
  changed: fc.uniqueArray(aHome, { selector: ({ id }) => id, maxLength: 3 }),
  removedIds: fc.uniqueArray(fc.integer({ min: 41, max: 60 }), { maxLength: 2 }),
});
const aFilter: fc.Arbitrary<SearchFilter> = fc
  .record({
    offerType: fc.constantFrom(OfferType.Rent, OfferType.Sell),
    category: fc.constantFrom(0, Category.Apartment, Category.House),
    maxPrice: fc.constantFrom(null, 1_000, 2_000),
    minRooms: fc.constantFrom(null, 3),
    order: fc.constantFrom(...SEARCH_ORDERS),
  })
  .map((some) => ({ ...EMPTY_FILTER, ...some }));

const tableOf = (homes: readonly SearchRow[]): SearchTable => {
  const table = new SearchTable();
  for (const home of homes) table.put(home);
  return table;
};

/** The answer of a search, and its dependencies. */
function answerOf(table: SearchTable, filter: SearchFilter): { answer: object; readings: Dependency[] } {
  const readings: Dependency[] = [];
  const facts = { ...FACTS, now: new Date(0) };
  const found = new FoundOffers(table, { filter, facts, pageSize: 5, note: (reading) => readings.push(reading) });
  const { count, countWithoutPrice } = found;
  return { answer: { count, countWithoutPrice, page: found.pageIds(), prices: found.prices() }, readings };
}

test('a search whose reading is not stale would answer the same', () => {
  fc.assert(
    fc.property(
      fc.array(aHome, { maxLength: 60 }),
      fc.array(aLook, { maxLength: 6 }),
      aFilter,
      (homes, looks, filter) => {
        const gone = Array.from({ length: 20 }, (_, index) => ({
          ...A_HOME,
          id: 41 + index,
          comparablePrice: 900 * (index % 4),
        }));
        const table = tableOf([...homes, ...gone]);
        const { answer, readings } = answerOf(table, filter);
        for (const look of looks) {
          followChanges(table, look);
          if (!readings.some((reading) => reading.isStale())) expect(answerOf(table, filter).answer).toEqual(answer);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a home that neither was nor is among those found makes nothing stale; one that was or is does', () => {
  const dear = { ...A_HOME, id: 2, comparablePrice: 9_000 };
  const table = tableOf([A_HOME, dear]);
  const cheap: SearchFilter = { ...EMPTY_FILTER, offerType: OfferType.Rent, maxPrice: 2_000 };
  const found = new FoundOffers(table, {
    filter: cheap,
    facts: { ...FACTS, now: new Date(0) },
    pageSize: 5,
    note: (reading) => readings.push(reading),
  });
  const readings: Dependency[] = [];
  const isStale = (): boolean => {
    readings.length = 0;
    expect(found.count).toBe(1);
    return readings.some((reading) => reading.isStale());
  };
  expect(isStale()).toBe(false);
  const [reading] = readings;
  followChanges(table, { changed: [{ ...dear, comparablePrice: 8_000 }], removedIds: [] });
  expect(reading?.isStale()).toBe(false);
  followChanges(table, { changed: [], removedIds: [1] });
  expect(reading?.isStale()).toBe(true);
});

test('forgotten changes count as changes, and so does a discarded table', () => {
  const table = tableOf([A_HOME]);
  const { readings } = answerOf(table, { ...EMPTY_FILTER, offerType: OfferType.Sell });
  const many = Array.from({ length: 20_001 }, (_, index) => ({ ...A_HOME, id: index + 10 }));
  expect(readings.some((reading) => reading.isStale())).toBe(false);
  followChanges(table, { changed: many, removedIds: [] });
  expect(readings.some((reading) => reading.isStale())).toBe(true);
  const later = answerOf(table, { ...EMPTY_FILTER, offerType: OfferType.Sell }).readings;
  expect(later.some((reading) => reading.isStale())).toBe(false);
  table.changes.end();
  expect(later.some((reading) => reading.isStale())).toBe(true);
});
