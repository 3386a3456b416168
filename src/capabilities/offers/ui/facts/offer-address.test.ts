import { describe, expect, test } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { isAddressOf, offerIdOf } from './offer-address.ts';

const loft = { id: 12, offerType: OfferType.Rent, category: Category.Apartment, title: 'Loft am See', city: 'Zürich' };

describe('the address of a listing', () => {
  test('finds it by its id, with any slug', () => {
    expect(offerIdOf({ offer: 'rent', slugId: 'loft-am-see,12' })).toBe(12);
    expect(offerIdOf({ offer: 'buy', slugId: '12' })).toBe(12);
  });

  test('names no listing without an id or with a foreign word', () => {
    expect(offerIdOf({ offer: 'rent', slugId: 'loft-am-see' })).toBeNull();
    expect(offerIdOf({ offer: 'swap', slugId: 'loft-am-see,12' })).toBeNull();
  });

  test('is right only with the words of the listing', () => {
    expect(isAddressOf({ offer: 'rent', slugId: 'loft-am-see,12' }, loft, 'de')).toBe(true);
    expect(isAddressOf({ offer: 'rent', slugId: 'castle,12' }, loft, 'de')).toBe(false);
    expect(isAddressOf({ offer: 'buy', slugId: 'loft-am-see,12' }, loft, 'de')).toBe(false);
  });

  test('without a title differs from language to language', () => {
    const untitled = { ...loft, title: '' };
    expect(isAddressOf({ offer: 'rent', slugId: 'wohnung-zuerich,12' }, untitled, 'de')).toBe(true);
    expect(isAddressOf({ offer: 'rent', slugId: 'wohnung-zuerich,12' }, untitled, 'fr')).toBe(false);
  });
});
