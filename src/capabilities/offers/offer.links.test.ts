import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { builtPath } from '#kernel/paths/built-path.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import {
  type LinkedOffer,
  offerPath,
  offerPrintPath,
  offerSlug,
  offerTypeOf,
  offerWordOf,
  parseOfferToken,
} from './offer.links.ts';
import { Category, OfferType } from './offer.ts';

const loft: LinkedOffer = {
  id: 1234,
  offerType: OfferType.Rent,
  category: Category.Apartment,
  title: 'Loft am See – 3½ Zimmer, 84 m²',
  city: 'Zürich',
};

describe('the address of a listing', () => {
  test('has the words of each language', () => {
    expect(LOCALES.map((locale) => offerPath(loft, locale))).toEqual([
      '/en/listing/rent/loft-am-see-3-5-zimmer-84-m2,1234',
      '/fr/annonce/louer/loft-am-see-3-5-zimmer-84-m2,1234',
      '/de/angebot/mieten/loft-am-see-3-5-zimmer-84-m2,1234',
      '/it/annuncio/affitta/loft-am-see-3-5-zimmer-84-m2,1234',
    ]);
    expect(offerPath({ ...loft, offerType: OfferType.Sell, title: 'Loft' }, 'it')).toBe(
      '/it/annuncio/acquisita/loft,1234',
    );
    expect(offerPrintPath({ ...loft, title: 'Loft' }, 'fr')).toBe('/fr/annonce/louer/loft,1234/print');
  });

  test.each([null, '', ' – ', 'Квартира'])('names category and place when the title %j has no words', (title) => {
    expect(offerSlug({ ...loft, title }, 'de')).toBe('wohnung-zuerich');
    expect(offerSlug({ ...loft, title, city: '' }, 'fr')).toBe('appartement');
  });

  test('is the preview in the workspace for a pre-sale and an estimate', () => {
    expect(offerPath({ ...loft, offerType: OfferType.PreSell }, 'fr')).toBe('/fr/workspace/my-properties/preview/1234');
    const ofEstimate = offerPath({ ...loft, offerType: OfferType.Estimate }, 'fr');
    expect(ofEstimate).toBe(
      builtPath('previewMyEstimate', 'fr', { id: '1234' }) ?? '/fr/workspace/my-properties/preview/1234',
    );
  });

  test('leads back to the listing whatever its title', () => {
    const offer = fc.record({
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
      offerType: fc.constantFrom(OfferType.Sell, OfferType.Rent),
      category: fc.constantFrom(...Object.values(Category)),
      title: fc.option(fc.string({ unit: 'grapheme', maxLength: 120 })),
      city: fc.string({ unit: 'grapheme' }),
    });
    fc.assert(
      fc.property(offer, fc.constantFrom(...LOCALES), (any, locale) => {
        for (const path of [offerPath(any, locale), offerPrintPath(any, locale)]) {
          const match = matchPath(path);
          if (match?.screen !== 'listing' && match?.screen !== 'listingPrint') throw new Error(path);
          expect(match.locale).toBe(locale);
          expect(offerTypeOf(match.params.offer)).toBe(any.offerType);
          expect(parseOfferToken(match.params.listing)).toBe(any.id);
        }
      }),
    );
  });
});

test.each(['1234', 'loft,1234', 'wrong-slug,1234', 'a,5,1234', ',1234', '0001234'])(
  '%s names listing 1234',
  (token) => {
    expect(parseOfferToken(token)).toBe(1234);
  },
);

test.each([
  '',
  'loft',
  'loft,',
  'loft1234',
  'loft,0',
  'loft,-3',
  'loft,1.5',
  'loft,12x',
  'loft,2147483648',
  'loft,1e3',
])('"%s" names no listing', (token) => {
  expect(parseOfferToken(token)).toBeNull();
});

test('without a word the offer type is sell, and each word means its type', () => {
  expect([offerTypeOf(undefined), offerTypeOf('buy'), offerTypeOf('rent')]).toEqual([0, 0, 1]);
  expect([offerWordOf(OfferType.Rent), offerWordOf(OfferType.Sell)]).toEqual(['rent', 'buy']);
});
