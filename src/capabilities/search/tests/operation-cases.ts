import type { OperationCases } from '#tests/permissions/operation-cases.ts';

/** Calls and targets of the operations of search. */
export const cases: OperationCases = {
  calls: {
    coords: () => '{ coords(filter: { offerType: 1 }) { count } }',
    topCities: () => '{ topCities(limit: 1) { location { id } } }',
    priceRange: () => '{ priceRange(cityId: 201866, offerType: 1, category: 1) { median } }',
  },
};
