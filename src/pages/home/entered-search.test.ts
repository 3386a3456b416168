import { expect, test } from 'vitest';
import { OfferType } from '#capabilities/offers/offer.ts';
import { enteredSearchOf, INITIAL_SEARCH, withOfferType } from './entered-search.ts';

const RENT = String(OfferType.Rent);
const BUY = String(OfferType.Sell);

test('turning from rent to buy drops the price and keeps the rooms', () => {
  const entered = { ...INITIAL_SEARCH, maxPrice: 2000, minRooms: 3.5 };
  expect(withOfferType(entered, BUY)).toEqual({ ...entered, offerType: OfferType.Sell, maxPrice: null });
  expect(withOfferType(withOfferType(entered, BUY), RENT)).toEqual({ ...entered, maxPrice: null });
  expect(withOfferType(entered, RENT)).toEqual(entered);
});

test('text entered before scripts ran is taken, except for a price that rent or buy does not offer', () => {
  expect(enteredSearchOf({ offerType: BUY, maxPrice: '500000', minRooms: '4.5' })).toEqual({
    ...INITIAL_SEARCH,
    offerType: OfferType.Sell,
    maxPrice: 500_000,
    minRooms: 4.5,
  });
  expect(enteredSearchOf({ offerType: RENT, maxPrice: '500000', minRooms: '' })).toEqual(INITIAL_SEARCH);
  expect(enteredSearchOf({ offerType: null, maxPrice: null, minRooms: null })).toEqual(INITIAL_SEARCH);
});
