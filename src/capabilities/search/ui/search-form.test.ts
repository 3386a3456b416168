import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OfferType } from '#capabilities/offers/offer.ts';
import { anyFilter, anyView } from '#tests/support/market/any-search.ts';
import { fittedView } from '../search.links.ts';
import { parseSearchForm, searchFormFields } from './search-form.ts';

const sent = (query: string) => parseSearchForm(new URLSearchParams(query));

describe('a search sent as a plain form', () => {
  test('is the search it was filled with, on its first page', () => {
    fc.assert(
      fc.property(anyFilter, anyView, (filter, view) => {
        const { address, placeText } = parseSearchForm(new URLSearchParams(searchFormFields({ filter, view })));
        expect(address).toEqual({ filter: { ...filter, pageNumber: 1 }, view: fittedView(filter, view) });
        expect(placeText).toBe('');
      }),
    );
  });

  test('joins the boxes that share a name', () => {
    const { filter } = sent(
      'features=1&features=2&subCategory=1&subCategory=64&locationIds=1003&locationIds=22',
    ).address;
    expect(filter).toMatchObject({ features: 3, subCategory: 65, locationIds: [1003, 22] });
  });

  test.each(["1'950", '1’950.–', '1 950', 'CHF 1,950'])('reads the price %s as people write it', (written) => {
    expect(sent(`maxPrice=${encodeURIComponent(written)}`).address.filter.maxPrice).toBe(1950);
  });

  test('is for the whole country unless it names a place', () => {
    expect(sent('offerType=1&minPrice=&place=').address.filter).toMatchObject({
      offerType: OfferType.Rent,
      locationIds: [],
      minPrice: null,
    });
    expect(sent('place=+Zürich+').placeText).toBe('Zürich');
  });

  test('never fails on any input', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        sent(new URLSearchParams(pairs).toString());
      }),
    );
  });
});
