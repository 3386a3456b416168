import { describe, expect, test } from 'vitest';
import { Category, ContactType, OfferType, PriceType } from '#capabilities/offers/offer.ts';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import {
  addressText,
  advertiserText,
  factsText,
  floorText,
  isNewOffer,
  pricePeriodText,
  priceText,
} from './offer-texts.ts';

const toolsOf = async (locale: Locale) => localeToolsOf(locale, await loadMessages(locale));
const en = await toolsOf('en');
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

describe('a price', () => {
  const rent = { offerType: OfferType.Rent, price: 1950, priceType: PriceType.Default, currency: 'CHF' };

  test('is a rent per month in the notation of each language', async () => {
    const texts = await Promise.all(
      LOCALES.map(async (locale) => {
        const tools = await toolsOf(locale);
        return plain(`${priceText(rent, tools)} ${pricePeriodText(rent, tools)}`);
      }),
    );
    expect(texts).toEqual(['CHF 1,950 / month', 'CHF 1’950.– / mois', 'CHF 1’950.– / Monat', 'CHF 1’950.– / mese']);
  });

  test('is a total when the home is for sale', () => {
    expect(pricePeriodText({ ...rent, offerType: OfferType.Sell }, en)).toBeNull();
  });

  test('names every other period, also of a sale', async () => {
    for (const priceType of Object.values(PriceType).filter((type) => type !== PriceType.Default)) {
      expect(pricePeriodText({ ...rent, priceType, offerType: OfferType.Sell }, en)).toMatch(/^\/ /);
    }
    expect(pricePeriodText({ ...rent, priceType: PriceType.M2Yearly }, en)).toBe('/ m² / year');
  });

  test('without a value is on request, without a period', () => {
    const unknown = { ...rent, price: null };
    expect(priceText(unknown, en)).toBe('Price on request');
    expect(pricePeriodText(unknown, en)).toBeNull();
  });
});

describe('the facts of a card', () => {
  const home = { category: Category.Apartment, rooms: 3.5, livingSpace: 84, landArea: null, floor: 2 };

  test('are rooms, area and floor', () => {
    expect(plain(factsText(home, en))).toBe('3.5 rooms · 84 m² · 2nd floor');
  });

  test('name the land where there is no floor', () => {
    expect(plain(factsText({ ...home, category: Category.House, floor: null, landArea: 620 }, en))).toBe(
      '3.5 rooms · 84 m² · 620 m² of land',
    );
  });

  test('are the kind of object where nothing else is known', () => {
    const garage = {
      category: Category.ParkingSpaceGarage,
      rooms: null,
      livingSpace: null,
      landArea: null,
      floor: null,
    };
    expect(factsText(garage, en)).toBe('Parking space or garage');
  });
});

test('floors count from the ground in both directions', async () => {
  expect([0, 1, 2, 3, 11, -1].map((floor) => floorText(floor, en))).toEqual([
    'Ground floor',
    '1st floor',
    '2nd floor',
    '3rd floor',
    '11th floor',
    'Basement level 1',
  ]);
  const fr = await toolsOf('fr');
  expect([1, 2, -1].map((floor) => floorText(floor, fr))).toEqual(['1er étage', '2e étage', '1er sous-sol']);
});

test('an address is shown as far as it is known', () => {
  expect(addressText({ street: 'Rue de Bourg 12', postalCode: '1003', city: 'Lausanne' })).toBe(
    'Rue de Bourg 12, 1003 Lausanne',
  );
  expect(addressText({ street: null, postalCode: '1003', city: 'Lausanne' })).toBe('1003 Lausanne');
  expect(addressText({ street: null, postalCode: null, city: 'Lausanne' })).toBe('Lausanne');
});

test('a private person is not named on a card', () => {
  const names = { agencyName: null, advertiserName: 'Anna Muster' };
  expect(advertiserText({ type: ContactType.Private, ...names }, en)).toBe('Private advertiser');
  expect(advertiserText({ type: ContactType.Agency, ...names }, en)).toBe('Anna Muster');
  expect(advertiserText({ type: ContactType.Agency, agencyName: 'Régie', advertiserName: 'Anna Muster' }, en)).toBe(
    'Régie',
  );
});

test.each([
  ['en', 'Advertiser not named'],
  ['fr', 'Annonceur non indiqué'],
  ['de', 'Ohne Namensangabe'],
  ['it', 'Inserzionista non indicato'],
] as const)('an agency without any name is called what it is in %s', async (locale, words) => {
  const unstated = { type: ContactType.Agency, agencyName: null, advertiserName: null };
  expect(advertiserText(unstated, await toolsOf(locale))).toBe(words);
});

test('a listing is new for 24 hours', () => {
  expect(isNewOffer('2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z')).toBe(true);
  expect(isNewOffer('2026-11-20T11:59:59.000Z', '2026-11-21T12:00:00.000Z')).toBe(false);
});
