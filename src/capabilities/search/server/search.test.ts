import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Feature } from '#capabilities/offers/feature.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import {
  type Criteria,
  likelyCriteria,
  type SearchedMarket,
  searchedMarket,
} from '#tests/support/market/searched-market.ts';
import type { TestApp } from '#tests/support/product/test-app.ts';
import { FloorFilter, SEARCH_ORDERS, SortOrder } from '../search.filter.ts';

const COORDS = 'query ($filter: OfferFilter!) { coords(filter: $filter) { count result { id } locations { id } } }';
const ZURICH_ID = cityId(261);
const VAUD_ID = 22;

let searched: SearchedMarket;
let app: TestApp;

beforeAll(async () => {
  searched = await searchedMarket(3_000);
  app = searched.app;
});
afterAll(() => app.close());

const ask = async (criteria: Criteria): Promise<{ count: number; ids: number[] }> => {
  const { count, result } = await searched.ask<{ count: number; result: { id: number }[] }>(
    criteria,
    'count result { id }',
  );
  return { count, ids: result.map(({ id }) => id) };
};

const allPages = async (criteria: Criteria): Promise<number[]> => {
  const pages: number[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { ids } = await ask({ ...criteria, pageSize: 100, pageNumber });
    pages.push(...ids);
    if (ids.length < 100) return pages;
  }
};

const expected = async (criteria: Criteria): Promise<number[]> =>
  (await searched.expected(criteria)).map(({ id }) => id);

const ascending = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b);

const agreesWithReference = async (criteria: Criteria): Promise<number> => {
  const [found, wanted, { count }] = [await allPages(criteria), await expected(criteria), await ask(criteria)];
  expect(ascending(found)).toEqual(ascending(wanted));
  expect(count).toBe(wanted.length);
  return count;
};

const LAKE_GENEVA = { south: 46.3, west: 6.2, north: 46.7, east: 7 };
const TRIANGLE = [
  { lat: 47.6, lng: 8.2 },
  { lat: 47.1, lng: 8.1 },
  { lat: 47.3, lng: 9.1 },
];

describe('each wish finds exactly the homes that a plain reading of the market finds', () => {
  test.each<[string, Criteria]>([
    ['homes to rent', {}],
    ['homes to buy', { offerType: OfferType.Sell }],
    ['a category', { category: Category.CommercialIndustry }],
    ['apartments and houses', { category: Category.ApartmentHouse }],
    ['subcategories', { subCategory: Subcategory.Studio | Subcategory.Loft }],
    ['a least price', { minPrice: 2000 }],
    ['a highest price', { maxPrice: 1500 }],
    ['a highest price, none on request', { maxPrice: 1500, excludePriceOnRequest: true }],
    ['no prices on request', { excludePriceOnRequest: true }],
    ['a price per m²', { minPricePerM2: 20, maxPricePerM2: 30 }],
    ['rooms', { minRooms: 2.5, maxRooms: 4 }],
    ['an area', { minLivingSpace: 60, maxLivingSpace: 110 }],
    ['the ground floor', { floor: FloorFilter.GroundFloor }],
    ['any floor but the ground floor', { floor: FloorFilter.NotGroundFloor }],
    ['what came yesterday', { added: 1 }],
    ['what came this week', { added: 7 }],
    ['free by a day', { availableFrom: '2026-12-01' }],
    ['a source', { sourceType: 1 }],
    ['private advertisers', { noAgency: true }],
    ['a canton', { locationIds: [VAUD_ID] }],
    ['a district', { locationIds: [12_225] }],
    ['a municipality', { locationIds: [ZURICH_ID] }],
    ['a postal code', { locationIds: [1003] }],
    ['places of different kinds', { locationIds: [LAUSANNE_ID, 8001, 25] }],
    ['a place and its surroundings', { locationIds: [LAUSANNE_ID], maxDistance: 15 }],
    ['an unknown place', { locationIds: [99_999_999] }],
    ['a rectangle', { rectangles: [LAKE_GENEVA] }],
    ['a polygon', { polygons: [TRIANGLE] }],
    ['a circle', { circles: [{ center: { lat: 46.2, lng: 6.14 }, radiusKm: 12.5 }] }],
    ['shapes, which win over places', { rectangles: [LAKE_GENEVA], polygons: [TRIANGLE], locationIds: [ZURICH_ID] }],
  ])('%s', async (_name, criteria) => {
    await agreesWithReference(criteria);
  });

  test.each(Object.entries(Feature))('the feature %s', async (_name, feature) => {
    await agreesWithReference({ features: feature, offerType: OfferType.Sell });
  });

  test('an agency, by number and by part of its name', async () => {
    const agency = searched.market.find((offer) => offer.agencyId !== null);
    expect(await agreesWithReference({ agencyId: agency?.agencyId ?? 0 })).toBeGreaterThan(0);
    expect(
      await agreesWithReference({ agencyName: agency?.agencyName?.slice(1, 6).toUpperCase() ?? '' }),
    ).toBeGreaterThan(0);
    expect((await ask({ agencyName: '%' })).count).toBe(0);
  });

  test('any of 500 random combinations', async () => {
    await fc.assert(
      fc.asyncProperty(likelyCriteria, async (criteria) => void (await agreesWithReference(criteria))),
      { numRuns: 500 },
    );
  }, 120_000);
});

describe('orders', () => {
  const fields = 'id price comparablePrice rooms livingSpace createdAt city offerScore';
  const list = async (order: SortOrder): Promise<Record<string, number | string | null>[]> => {
    const filter = { offerType: OfferType.Rent, order, pageSize: 100 };
    const { data } = await app.run(
      `query ($filter: OfferFilter!) { offers(filter: $filter) { data { ... on Offer { ${fields} } } } }`,
      {
        filter,
      },
    );
    return (data as { offers: { data: Record<string, number | string | null>[] } }).offers.data;
  };

  test.each([
    ['the newest first', SortOrder.DateDesc, 'createdAt', -1],
    ['the oldest first', SortOrder.DateAsc, 'createdAt', 1],
    ['the dearest first', SortOrder.PriceDesc, 'comparablePrice', -1],
    ['the cheapest first', SortOrder.PriceAsc, 'comparablePrice', 1],
    ['most rooms first', SortOrder.RoomDesc, 'rooms', -1],
    ['fewest rooms first', SortOrder.RoomAsc, 'rooms', 1],
    ['the largest first', SortOrder.SurfaceDesc, 'livingSpace', -1],
    ['the smallest first', SortOrder.SurfaceAsc, 'livingSpace', 1],
    ['the recommended first', SortOrder.Recommended, 'offerScore', -1],
  ])('%s', async (_name, order, field, direction) => {
    const values = (await list(order)).map((offer) => offer[field] ?? null).filter((value) => value !== null);
    const sorted = values.toSorted((a, b) => (a < b ? -direction : a > b ? direction : 0));
    expect(values.length).toBeGreaterThan(50);
    expect(values).toEqual(sorted);
  });

  test.each(SEARCH_ORDERS)('order %i is total: pages neither overlap nor miss a home', async (order) => {
    const ids = await allPages({ order });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await ask({})).count);
  });
});

describe('the map', () => {
  test('has the points of all homes found, and counts them', async () => {
    const { ids, count } = await ask({ viewMode: 'map', locationIds: [VAUD_ID] });
    const wanted = await expected({ locationIds: [VAUD_ID] });
    expect(ascending(ids)).toEqual(ascending(wanted));
    expect(count).toBe(wanted.length);
  });
});

/** Waits until the next request looks for changes: the embedded database is not polled while idle. Statements count from here. */
async function lookIsNeeded(): Promise<void> {
  await app.database.execute('select');
  app.database.takeStatements();
}

describe('no list needs a statement per entry', () => {
  const card = '{ id title images(limit: 5) { hash } previousPrice imageNumber contactInfo { type } }';

  test.each([
    [
      'coords',
      `query ($filter: OfferFilter!) { coords(filter: $filter) { count result ${card} location { value } } }`,
      6,
    ],
    [
      'offers',
      `query ($filter: OfferFilter!) { offers(filter: $filter) { totalPages data { ... on Offer ${card} } } }`,
      6,
    ],
    ['offersCount', 'query ($filter: OfferFilter!) { offersCount(filter: $filter) { totalRecords } }', 2],
  ])('%s', async (_name, operation, atMost) => {
    const statements: number[] = [];
    for (const pageSize of [1, 24, 100]) {
      await lookIsNeeded();
      const { errors } = await app.run(operation, {
        filter: { offerType: OfferType.Rent, location: VAUD_ID, pageSize },
      });
      expect(errors).toBeUndefined();
      statements.push(app.database.takeStatements().length);
    }
    expect(new Set(statements).size).toBe(1);
    expect(statements[0]).toBeLessThanOrEqual(atMost);
  });
});

test('searches asked at once look their places up together, and their agencies', async () => {
  const counts = ['a', 'b', 'c'].map((name) => `${name}: offersCount(filter: $filter) { totalRecords }`).join(' ');
  await lookIsNeeded();
  const { errors } = await app.run(`query ($filter: OfferFilter!) { ${counts} }`, {
    // A place that no search has used before: known places are not looked up.
    filter: { offerType: OfferType.Rent, location: cityId(1061), agencyName: 'regie' },
  });
  expect(errors).toBeUndefined();
  expect(app.database.takeStatements()).toHaveLength(3);
});

describe('a wrong wish is refused by name', () => {
  test.each<[string, object]>([
    ['offerType', { offerType: 2 }],
    ['order', { order: 14 }],
    ['category', { category: 8 }],
    ['features', { features: 2 ** 26 }],
    ['minRooms', { minRooms: 2.3 }],
    ['maxPrice', { maxPrice: -1 }],
    ['added', { added: 2 }],
    ['floor', { floor: 3 }],
    ['pageSize', { pageSize: 101 }],
    ['pageNumber', { pageNumber: 0 }],
    ['pageNumber', { pageNumber: 1000 }],
    ['locationIds', { locationIds: Array.from({ length: 51 }, (_, index) => index) }],
    ['polygons.0', { polygons: [[{ lat: 1, lng: 1 }]] }],
    ['polygons.0', { polygons: [Array.from({ length: 201 }, () => ({ lat: 46, lng: 7 }))] }],
    ['rectangles.0', { rectangles: [{ south: 47, west: 7, north: 46, east: 8 }] }],
    ['circles.0.radiusKm', { circles: [{ center: { lat: 46, lng: 7 }, radiusKm: 500 }] }],
    ['availableFrom', { availableFrom: '2026-02-31' }],
  ])('%s', async (field, criteria) => {
    const { errors } = await app.run(COORDS, { filter: { offerType: OfferType.Rent, ...criteria } });
    expect(errors?.[0]?.extensions).toMatchObject({ messageId: 'error.validation.value', code: 400 });
    expect(errors?.[0]?.extensions?.values).toEqual({ [field]: 'error.validation.value' });
  });
});
