import fc from 'fast-check';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { locationsByIds } from '#capabilities/locations/server/location.service.ts';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { Subcategory } from '#capabilities/offers/subcategory.ts';
import { EMPTY_FILTER, FloorFilter, SEARCH_ORDERS, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { finds, type ReferenceOffer, referenceOffers } from './reference-search.ts';
import { withSampleMarket } from './sample-market.ts';

/** Criteria that a test sets; the rest is any home to rent. */
export type Criteria = Partial<SearchFilter> & { pageSize?: number; viewMode?: 'list' | 'map'; cell?: string };

/** The product with a sample market, and a plain reading of that market beside it. */
export interface SearchedMarket {
  app: TestApp;
  /** Answers `coords` with the given fields. @throws Error on a refused question */
  ask<Answer>(criteria: Criteria, fields: string): Promise<Answer>;
  /** The listings a plain reading finds. */
  expected(criteria: Criteria): Promise<ReferenceOffer[]>;
  /** All listings. */
  market: readonly ReferenceOffer[];
}

/** Starts the product with so many listings; close its `app` in `afterAll`. */
export async function searchedMarket(listings: number): Promise<SearchedMarket> {
  const app = await testApp();
  const { db } = app.database;
  await withSampleMarket(db, listings);
  const market = await referenceOffers(db);
  return {
    app,
    market,
    ask: async <Answer>(criteria: Criteria, fields: string): Promise<Answer> => {
      const query = `query ($filter: OfferFilter!) { coords(filter: $filter) { ${fields} } }`;
      const { data, errors } = await app.run(query, { filter: { offerType: OfferType.Rent, ...criteria } });
      if (errors) throw new Error(JSON.stringify(errors));
      return (data as { coords: Answer }).coords;
    },
    expected: async ({ pageSize: _size, viewMode: _mode, cell: _cell, ...criteria }) => {
      const filter: SearchFilter = { ...EMPTY_FILTER, category: Category.None, offerType: OfferType.Rent, ...criteria };
      const places = await locationsByIds(db, filter.locationIds);
      return market.filter((offer) => finds(filter, offer, { places, now: TEST_NOW }));
    },
  };
}

const lat = fc.double({ min: 45.9, max: 47.7, noNaN: true });
const lng = fc.double({ min: 6, max: 10.2, noNaN: true });
const point = fc.record({ lat, lng });
const rectangle = fc
  .tuple(point, fc.double({ min: 0.05, max: 1, noNaN: true }))
  .map(([{ lat: south, lng: west }, size]) => ({ south, west, north: south + size, east: west + size * 1.5 }));
const NOTHING = fc.constant(null);
const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Criteria that find homes on the sample market: places of all kinds, shapes over the country, usual bounds. */
export const likelyCriteria: fc.Arbitrary<Criteria> = fc.record<Criteria>(
  {
    offerType: fc.constantFrom(OfferType.Rent, OfferType.Sell),
    category: fc.constantFrom(0, 1, 2, 3, 4, 32, 128),
    subCategory: fc.constantFrom(0, 0, Subcategory.Studio | Subcategory.Loft),
    features: fc.constantFrom(0, 1, 2, 8, 65, 128, 262_144),
    minPrice: orNothing(fc.integer({ min: 0, max: 2_000_000 })),
    maxPrice: orNothing(fc.integer({ min: 500, max: 2_000_000 })),
    minPricePerM2: fc.oneof(NOTHING, fc.integer({ min: 10, max: 30 })),
    minRooms: orNothing(fc.integer({ min: 0, max: 12 }).map((n) => n / 2)),
    maxLivingSpace: orNothing(fc.integer({ min: 20, max: 400 })),
    floor: fc.constantFrom(...Object.values(FloorFilter)),
    added: fc.constantFrom(0, 3, 14, 30),
    availableFrom: fc.constantFrom(null, '2026-12-01', '2027-03-01'),
    excludePriceOnRequest: fc.boolean(),
    noAgency: fc.boolean(),
    sourceType: fc.constantFrom(null, 0, 1),
    locationIds: fc.uniqueArray(fc.constantFrom(1, 2, 22, 25, 12_225, 1003, 8001, LAUSANNE_ID, cityId(261)), {
      maxLength: 3,
    }),
    maxDistance: orNothing(fc.integer({ min: 1, max: 50 })),
    rectangles: fc.array(rectangle, { maxLength: 2 }),
    circles: fc.array(fc.record({ center: point, radiusKm: fc.integer({ min: 1, max: 60 }) }), { maxLength: 2 }),
    polygons: fc.array(fc.array(point, { minLength: 3, maxLength: 12 }), { maxLength: 2 }),
    order: fc.constantFrom(...SEARCH_ORDERS),
  },
  { requiredKeys: ['offerType'] },
);
