import { expect, test } from 'vitest';
import { OfferType } from '#capabilities/offers/offer.ts';
import { BEGINNING, turnedTo, wishesOf } from './home-wishes.ts';

const RENT = String(OfferType.Rent);
const BUY = String(OfferType.Sell);

test('turning from rent to buy drops the price and keeps the rooms', () => {
  const wishes = { ...BEGINNING, maxPrice: 2000, minRooms: 3.5 };
  expect(turnedTo(wishes, BUY)).toEqual({ ...wishes, offerType: OfferType.Sell, maxPrice: null });
  expect(turnedTo(turnedTo(wishes, BUY), RENT)).toEqual({ ...wishes, maxPrice: null });
  expect(turnedTo(wishes, RENT)).toEqual(wishes);
});

test('what was entered before scripts ran is taken, but for a price that rent or buy does not offer', () => {
  expect(wishesOf({ offerType: BUY, maxPrice: '500000', minRooms: '4.5' })).toEqual({
    ...BEGINNING,
    offerType: OfferType.Sell,
    maxPrice: 500_000,
    minRooms: 4.5,
  });
  expect(wishesOf({ offerType: RENT, maxPrice: '500000', minRooms: '' })).toEqual(BEGINNING);
  expect(wishesOf({ offerType: null, maxPrice: null, minRooms: null })).toEqual(BEGINNING);
});
