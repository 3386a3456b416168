import { expect, test } from 'vitest';
import { OfferType } from '#capabilities/offers/offer.ts';
import { blankContent, missingParts } from './own-offer-fields.ts';

const lacksPrice = (facts: object, offerType: number = OfferType.Rent): boolean =>
  missingParts({ ...blankContent(offerType), offerType, ...facts }).includes('price');

test.each<[string, object, boolean]>([
  ['without any price', {}, true],
  ['with charges alone', { additionalFees: 200 }, true],
  ['with a net rent alone', { netPrice: 2_400 }, false],
  ['with a gross rent', { price: 2_600 }, false],
  ['with the choice to show none', { isPriceOnRequest: true }, false],
])('an offer %s lacks a price: %#', (_name, facts, isMissing) => {
  expect(lacksPrice(facts)).toBe(isMissing);
});

test('a home that waits for an agent needs no price', () => {
  expect(lacksPrice({}, OfferType.PreSell)).toBe(false);
});
