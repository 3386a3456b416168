import { describe, expect, test } from 'vitest';
import { OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { aListing } from '#tests/factories/listing.ts';
import { priceParts } from './offer-price-parts.ts';

const en = createLocaleTools('en', await loadMessages('en'));
const partsOf = (facts: Parameters<typeof aListing>[0]): string[] =>
  priceParts(aListing(facts), en).map((part) => part.replaceAll('\u00A0', ' '));

describe('below the price of a home is', () => {
  test('the parts of a gross rent', () => {
    expect(partsOf({})).toEqual(['Net rent CHF 1,750', 'Charges CHF 200']);
  });

  test('nothing that is not known or says the same again', () => {
    expect(partsOf({ netPrice: 1950, additionalFees: 0 })).toEqual([]);
    expect(partsOf({ netPrice: null, additionalFees: null })).toEqual([]);
    expect(partsOf({ price: null, netPrice: null, additionalFees: null, comparablePrice: null })).toEqual([]);
  });

  test('the rent per month for a rent per m² and year', () => {
    const office = { price: 240, priceType: PriceType.M2Yearly, netPrice: null, additionalFees: null };
    expect(partsOf({ ...office, comparablePrice: 1680 })).toEqual(['about CHF 1,680 per month']);
  });

  test('the price per m² of a sale', () => {
    const house = { offerType: OfferType.Sell, price: 950_000, netPrice: null, additionalFees: null };
    expect(partsOf({ ...house, comparablePrice: 950_000, pricePerM2: 7916.7 })).toEqual(['CHF 7,917 per m²']);
  });
});
