import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { distanceKm } from '#kernel/geo.ts';
import { dependsOnNothing } from '#platform/freshness/dependency.ts';
import { EMPTY_FILTER, SEARCH_ORDERS, SortOrder } from '../../search.filter.ts';
import { FoundOffers } from '../index/found-offers.ts';
import { leadersAmong, pageOfIds } from '../index/search-order.ts';
import { insideShape } from '../places/search-areas.ts';
import {
  allRows,
  countIntersection,
  countRows,
  intersectRows,
  retainAny,
  retainListed,
  rowNumbers,
  subtractRows,
} from './row-bits.ts';
import { bitsMeeting, inAny, notOutside, rowsMeeting, within } from './search-rows.ts';
import { type SearchRow, SearchTable } from './search-table.ts';
import { LISTED_BY, Mark } from './stored-rows.ts';

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
/** Prices on the stored steps, between them, before the first and after the last. */
const PRICES = [null, 0, 499, 500, 900, 1_000, 1_800, 2_000, 3_000_000, 9_000_000];
const flags = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const aHome = (ids: number): fc.Arbitrary<SearchRow> =>
  fc.record({
    ...Object.fromEntries(Object.entries(A_HOME).map(([name, value]) => [name, fc.constant(value)])),
    id: fc.integer({ min: 1, max: ids }),
    offerType: fc.constantFrom(OfferType.Rent, OfferType.Sell),
    category: flags,
    subCategory: flags,
    features: flags,
    comparablePrice: fc.constantFrom(...PRICES),
    floor: fc.constantFrom(null, -1, 0, 4),
    cantonId: fc.constantFrom(null, 1, 22),
    zoneId: fc.constantFrom(null, 0, 3),
    cityId: fc.constantFrom(null, 4, 5),
    postalCode: fc.constantFrom(null, 1_003),
    agencyId: fc.constantFrom(null, 7),
  }) as fc.Arbitrary<SearchRow>;

const arrangeWhole = (table: SearchTable): void => void Array.from(table.arrange());

describe('the precomputed sets of a table', () => {
  const asIds = (table: SearchTable, rows: Int32Array): number[] =>
    [...rows].map((row) => table.columns.id[row] as number).sort((a, b) => a - b);

  test('is what its rows say, however they came, changed and went', () => {
    const anyStep = fc.oneof(
      { weight: 20, arbitrary: fc.oneof(aHome(60), fc.integer({ min: 1, max: 60 })) },
      { weight: 1, arbitrary: fc.constant('arrange' as const) },
    );
    const steps = fc.array(anyStep, { minLength: 50, maxLength: 300 });
    fc.assert(
      fc.property(steps, (changes) => {
        const table = new SearchTable();
        const homes = new Map<number, SearchRow>();
        for (const change of changes) {
          if (change === 'arrange') {
            arrangeWhole(table);
          } else if (typeof change === 'number') {
            homes.delete(change);
            table.remove(change);
          } else {
            homes.set(change.id, change);
            table.put(change);
          }
        }
        for (const held of [table, table.copyOf([...homes.keys()])]) {
          const { stored } = held;
          const hold = (rows: Int32Array, test: (home: SearchRow) => boolean) => {
            const ids = [...homes.values()].filter(test).map(({ id }) => id);
            expect(asIds(held, rows)).toEqual(ids.sort((a, b) => a - b));
          };
          hold(rowNumbers(stored.offerType.of(OfferType.Rent)), ({ offerType }) => offerType === OfferType.Rent);
          hold(rowNumbers(stored.cantonId.of(22)), ({ cantonId }) => cantonId === 22);
          for (const bit of [0, 1, 17, 30]) {
            hold(rowNumbers(stored.category.of(bit)), ({ category }) => (category & (1 << bit)) !== 0);
            hold(rowNumbers(stored.subCategory.of(bit)), ({ subCategory }) => (subCategory & (1 << bit)) !== 0);
            hold(rowNumbers(stored.features.of(bit)), ({ features }) => (features & (1 << bit)) !== 0);
          }
          hold(rowNumbers(stored.marks.of(Mark.OnGroundFloor)), ({ floor }) => floor === 0);
          hold(rowNumbers(stored.marks.of(Mark.OnKnownFloor)), ({ floor }) => floor !== null);
          hold(rowNumbers(stored.marks.of(Mark.Priced)), ({ comparablePrice }) => comparablePrice !== null);
          hold(rowNumbers(stored.marks.of(Mark.Private)), ({ agencyId }) => agencyId === null);
          const column = held.columns.comparablePrice;
          const inUse = inAny('offerType', [OfferType.Rent, OfferType.Sell]);
          for (const from of PRICES) {
            for (const to of PRICES) {
              const isWithin = (price: number) => price >= (from ?? 0) && price <= (to ?? Infinity);
              const priced = rowsMeeting(held, [inUse, within('comparablePrice', column, { from, to })]);
              hold(priced, ({ comparablePrice }) => comparablePrice !== null && isWithin(comparablePrice));
              const orUnpriced = rowsMeeting(held, [inUse, notOutside('comparablePrice', column, { from, to })]);
              hold(orUnpriced, ({ comparablePrice }) => comparablePrice === null || isWithin(comparablePrice));
            }
          }
          for (const name of LISTED_BY) {
            for (const number of [0, 3, 4, 5, 7, 1_003]) hold(stored[name].of(number), (home) => home[name] === number);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('once arranged, homes of a municipality are side by side, and those that come later among them', () => {
    const table = new SearchTable();
    const CITIES = [5, null, 3, 1];
    for (let id = 1; id <= 400; id += 1) table.put({ ...A_HOME, id, cityId: CITIES[id % 4] as number | null });
    arrangeWhole(table);
    const rowsOf = (city: number): number[] => [...table.stored.cityId.of(city)].sort((a, b) => a - b);
    const ends = [1, 3, 5].map((city) => [rowsOf(city)[0], rowsOf(city).at(-1)]);
    expect(ends).toEqual([107, 214, 321].map((first) => [first, first + 99]));
    const { size } = table;
    for (let id = 401; id <= 407; id += 1) table.put({ ...A_HOME, id, cityId: 3 });
    expect([rowsOf(3)[0], rowsOf(3).at(-1), rowsOf(3).length]).toEqual([214, 320, 107]);
    table.remove(2);
    table.put({ ...A_HOME, id: 408, cityId: 9 });
    expect([table.size, table.count]).toEqual([size, 407]);
    table.put({ ...A_HOME, id: 409, cityId: 9 });
    expect(table.size).toBe(size + 1);
  });

  test('an empty table may be arranged, and filled afterwards', () => {
    const table = new SearchTable();
    arrangeWhole(table);
    for (let id = 1; id <= 3_000; id += 1) table.put({ ...A_HOME, id });
    expect(countRows(table.stored.offerType.of(OfferType.Rent))).toBe(3_000);
  });

  test('a search that is under way notices that the table has changed', () => {
    const table = new SearchTable();
    table.put(A_HOME);
    const filter = { ...EMPTY_FILTER, offerType: OfferType.Rent };
    const nothing = { places: [], areas: new Map(), agencyIds: null, cell: null, hiddenIds: new Set<number>() };
    const facts = { ...nothing, now: new Date(0) };
    const found = new FoundOffers(table, { filter, facts, pageSize: 10, note: dependsOnNothing });
    expect([found.count, found.facets().withPrice, found.pageIds()]).toEqual([1, 1, [1]]);
    table.put({ ...A_HOME, id: 2, comparablePrice: null });
    expect([found.count, found.facets().withPrice, found.pageIds()]).toEqual([2, 1, [2, 1]]);
    table.remove(1);
    expect([found.count, found.facets().withPrice, found.pageIds()]).toEqual([1, 0, [2]]);
  });
});

test('bits mean the same as sets of numbers', () => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: 99 }));
  const bitsOf = (rows: readonly number[], words: number): Int32Array => {
    const bits = new Int32Array(words);
    for (const row of rows) if (row >> 5 < words) bits[row >> 5] = (bits[row >> 5] as number) | (1 << (row & 31));
    return bits;
  };
  const lists = (rows: Int32Array): number[] => [...rowNumbers(rows)];
  fc.assert(
    fc.property(some, some, fc.integer({ min: 1, max: 4 }), (one, other, words) => {
      const others = bitsOf(other, words);
      const sorted = one.toSorted((a, b) => a - b);
      const isOther = (row: number): boolean => other.includes(row) && row < words * 32;
      const changed = (work: (bits: Int32Array) => void): number[] => {
        const bits = bitsOf(one, 4);
        work(bits);
        return lists(bits);
      };
      expect(changed((bits) => intersectRows(bits, others))).toEqual(sorted.filter(isOther));
      expect(changed((bits) => subtractRows(bits, others))).toEqual(sorted.filter((row) => !isOther(row)));
      expect(changed((bits) => retainAny(bits, [others, bitsOf([5], 1)]))).toEqual(
        sorted.filter((row) => isOther(row) || row === 5),
      );
      expect(changed((bits) => retainListed(bits, [Int32Array.from(other), Int32Array.of(5, 1_000)]))).toEqual(
        sorted.filter((row) => other.includes(row) || row === 5),
      );
      expect(countIntersection(bitsOf(one, 4), others)).toBe(sorted.filter(isOther).length);
      expect(countRows(allRows(one.length))).toBe(one.length);
    }),
  );
});

describe('a page of very many rows', () => {
  const HOMES = 40_000;
  const homes = fc.sample(
    fc.record({
      comparablePrice: fc.oneof(fc.constant(null), fc.integer({ min: 500, max: 5_000 })),
      rooms: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 6 })),
      livingSpace: fc.integer({ min: 20, max: 300 }),
      addedAt: fc.integer({ min: 0, max: 1e9 }),
      recommendedRank: fc.double({ min: 0, max: 1, noNaN: true }),
      cityKey: fc.constantFrom('a', 'ä', 'b', 'z'),
      sourceId: fc.integer({ min: 0, max: 3 }),
    }),
    { numRuns: HOMES, seed: 11 },
  );
  const table = new SearchTable();
  for (const [index, home] of homes.entries()) table.put({ ...A_HOME, ...home, id: index + 1 });
  // Few homes have a floor space: the wanted ones end among those without.
  const rare = new SearchTable();
  for (let id = 1; id <= HOMES; id += 1) rare.put({ ...A_HOME, id, livingSpace: id % 4_000 === 0 ? id : null });

  test.each(SEARCH_ORDERS)('has the homes that pages of few rows put together have, order %i', (order) => {
    const rows = rowNumbers(allRows(table.size));
    // A request for all of them sorts them as a whole, without an estimate.
    const all = pageOfIds(table, rows, { order, from: 0, to: HOMES });
    for (const from of [0, 24, 4_800, HOMES - 24]) {
      expect(pageOfIds(table, rows, { order, from, to: from + 24 })).toEqual(all.slice(from, from + 24));
    }
  });

  test.each(SEARCH_ORDERS)('is the same by way of the first of all homes, also after a change, order %i', (order) => {
    const changing = table.copyOf(homes.map((_home, index) => index + 1));
    const found = (): Int32Array =>
      bitsMeeting(changing, [inAny('offerType', [OfferType.Rent])]).map((word, index) => (index % 3 === 0 ? 0 : word));
    const bothWays = (to: number): void => {
      const leaders = leadersAmong(changing, found(), { order, wanted: to });
      if (leaders) expect(pageOfIds(changing, leaders, { order, from: 0, to })).toEqual(byAllRows(to));
    };
    const byAllRows = (to: number): number[] => pageOfIds(changing, rowNumbers(found()), { order, from: 0, to });
    for (const to of [24, 1_000]) bothWays(to);
    for (const id of byAllRows(12)) changing.put({ ...A_HOME, id });
    for (const id of byAllRows(6)) changing.remove(id);
    for (const to of [24, 1_000]) bothWays(to);
  });

  test('goes by the first of all homes where many are found and few wanted, for orders that tell them apart', () => {
    const all = allRows(table.size);
    const isShort = (order: SortOrder, wanted = 24): boolean => leadersAmong(table, all, { order, wanted }) !== null;
    const orders = [SortOrder.Recommended, SortOrder.DateDesc, SortOrder.PriceAsc];
    expect(orders.map((order) => isShort(order))).toEqual([true, true, true]);
    expect(isShort(SortOrder.CityAsc)).toBe(false);
    expect(isShort(SortOrder.Recommended, 5_000)).toBe(false);
    expect(leadersAmong(table, all.slice(0, 4), { order: SortOrder.Recommended, wanted: 24 })).toBeNull();
  });

  test.each([
    [SortOrder.SurfaceAsc, [4_000, 8_000, 12_000, 16_000, 20_000, 24_000, 28_000, 32_000, 36_000, 40_000, 1, 2]],
    [SortOrder.SurfaceDesc, [40_000, 36_000, 32_000, 28_000, 24_000, 20_000, 16_000, 12_000, 8_000, 4_000, 1, 2]],
  ])('goes on with those that lack what order %i goes by', (order, ids) => {
    expect(pageOfIds(rare, rowNumbers(allRows(rare.size)), { order, from: 0, to: 12 })).toEqual(ids);
  });
});

test('a circle holds what lies within its radius, to its very edge', () => {
  const EDGE_KM = 1e-5;
  const circle = fc.record({
    center: fc.record({ lat: fc.double({ min: -89, max: 89, noNaN: true }), lng: fc.constant(8) }),
    radiusKm: fc.double({ min: 0.1, max: 200, noNaN: true }),
  });
  const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  fc.assert(
    fc.property(circle, fc.array(turn, { minLength: 1, maxLength: 50 }), ({ center, radiusKm }, turns) => {
      const table = new SearchTable();
      const angle = radiusKm / 6_371;
      for (const [index, bearing] of turns.entries()) {
        const share = index % 2 === 0 ? 0.9999 : 1.0001;
        const [from, reach] = [(center.lat * Math.PI) / 180, angle * share];
        const sine = Math.sin(from) * Math.cos(reach) + Math.cos(from) * Math.sin(reach) * Math.cos(bearing);
        const east = Math.sin(bearing) * Math.sin(reach) * Math.cos(from);
        const lng = center.lng + (Math.atan2(east, Math.cos(reach) - Math.sin(from) * sine) * 180) / Math.PI;
        table.put({ ...A_HOME, id: index + 1, lat: (Math.asin(sine) * 180) / Math.PI, lng });
      }
      const found = new Set(
        rowsMeeting(
          table,
          insideShape(table.columns, { kind: 'circle', circle: { center, radiusKm } }, (make) => make()),
        ),
      );
      for (let row = 0; row < table.size; row += 1) {
        const away = distanceKm(center, {
          lat: table.columns.lat[row] as number,
          lng: table.columns.lng[row] as number,
        });
        if (Math.abs(away - radiusKm) > EDGE_KM) expect(found.has(row)).toBe(away < radiusKm);
      }
    }),
    { numRuns: 200 },
  );
});
