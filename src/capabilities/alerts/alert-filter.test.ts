import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#capabilities/search/search.filter.ts';
import { alertFilterOf, searchOfAlert, storedFilterOf } from './alert-filter.ts';

const bound = fc.option(fc.nat({ max: 1_000 }));
const filter = fc.record({
  offerType: fc.constantFrom(0 as const, 1 as const),
  category: fc.constantFrom(1 as const, 2 as const, 3 as const),
  locationIds: fc.array(fc.nat(), { maxLength: 3 }),
  minPrice: bound,
  maxRooms: bound,
  excludePriceOnRequest: fc.boolean(),
  circles: fc.array(fc.record({ center: fc.record({ lat: bound, lng: bound }), radiusKm: fc.nat() }), { maxLength: 2 }),
});

describe('the criteria of an alert', () => {
  it('is the same after it was stored, without order and page', () => {
    fc.assert(
      fc.property(filter, (asked) => {
        const search = { ...EMPTY_FILTER, ...asked, order: 3, pageNumber: 7 } as typeof EMPTY_FILTER;
        const stored = JSON.parse(JSON.stringify(storedFilterOf(search)));
        expect(searchOfAlert(alertFilterOf(stored))).toEqual({ ...search, order: 0, pageNumber: 1 });
      }),
    );
  });

  it('leaves out what asks for nothing, and always says what kind of home', () => {
    expect(storedFilterOf(EMPTY_FILTER)).toEqual({
      offerType: EMPTY_FILTER.offerType,
      category: EMPTY_FILTER.category,
    });
  });

  it('is read with anything there', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(Object.keys(alertFilterOf(JSON.parse(json))).sort()).toEqual(Object.keys(alertFilterOf({})).sort());
      }),
    );
  });
});
