import { expect, test } from 'vitest';
import { OfferType } from '#capabilities/offers/offer.ts';
import { BEGINNING, enteredSearchOf, turnedTo } from './entered-search.ts';

const RENT = String(OfferType.Rent);
const BUY = String(OfferType.Sell);

test('turning from rent to buy drops the price and keeps the rooms', () => {
  const entered = { ...BEGINNING, maxPrice: 2000, minRooms: 3.5 };
  expect(turnedTo(entered, BUY)).toEqual({ ...entered, offerType: OfferType.Sell, maxPrice: null });
  expect(turnedTo(turnedTo(entered, BUY), RENT)).toEqual({ ...entered, maxPrice: null });
  expect(turnedTo(entered, RENT)).toEqual(entered);
});

test('what was entered before scripts ran is taken, but for a price that rent or buy does not offer', () => {
  expect(enteredSearchOf({ offerType: BUY, maxPrice: '500000', minRooms: '4.5' })).toEqual({
    ...BEGINNING,
    offerType: OfferType.Sell,
    maxPrice: 500_000,
    minRooms: 4.5,
  });
  expect(enteredSearchOf({ offerType: RENT, maxPrice: '500000', minRooms: '' })).toEqual(BEGINNING);
  expect(enteredSearchOf({ offerType: null, maxPrice: null, minRooms: null })).toEqual(BEGINNING);
});
