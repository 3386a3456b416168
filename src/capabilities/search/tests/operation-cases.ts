import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** How operations of search are called, and about what. */
export const cases: OperationCases = {
  calls: {
    coords: () => '{ coords(filter: { offerType: 1 }) { count } }',
    topCities: () => '{ topCities(limit: 1) { location { id } } }',
    priceRange: () => '{ priceRange(cityId: 201866, offerType: 1, category: 1) { median } }',
  },
};
