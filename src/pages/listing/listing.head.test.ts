import { describe, expect, test } from 'vitest';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { Locale } from '#kernel/locale.ts';
import { pageHead } from '#kit/head/page-head.ts';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { aListing } from '#tests/factories/listing.ts';
import { listingHead } from './listing.head.ts';

const ORIGIN = 'https://lares.test';
const toolsOf = async (locale: Locale) => createLocaleTools(locale, await loadMessages(locale));
const [en, de, it] = await Promise.all([toolsOf('en'), toolsOf('de'), toolsOf('it')]);

const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the head of a listing', () => {
  test('is titled by the advertiser, with the place where the title lacks it', () => {
    expect(listingHead(aListing(), ORIGIN, en).title).toBe('Bel appartement avec balcon, Lausanne');
    expect(listingHead(aListing({ title: 'Loft à Lausanne' }), ORIGIN, en).title).toBe('Loft à Lausanne');
  });

  test('says what is offered and where when there is no title', () => {
    expect(listingHead(aListing({ title: '' }), ORIGIN, de).title).toBe('Wohnung zu mieten, Lausanne');
    expect(listingHead(aListing({ title: ' ', offerType: OfferType.Sell }), ORIGIN, en).title).toBe(
      'Apartment for sale, Lausanne',
    );
  });

  test('describes it by price, facts and address before the words of the advertiser', () => {
    expect(withPlainSpaces(listingHead(aListing(), ORIGIN, en).description)).toBe(
      'Apartment for rent: CHF 1,950 / month · 3.5 rooms · 84 m² · 2nd floor · Rue de Bourg 1, 1003 Lausanne. ' +
        'Lumineux et calme.',
    );
  });

  test('cuts a long description between two words', () => {
    const { description } = listingHead(aListing({ description: 'Lumière '.repeat(100) }), ORIGIN, en);
    expect(description.length).toBeLessThanOrEqual(162);
    expect(description).toMatch(/Lumière …$/);
  });

  test('leads to itself in every language, each with its own words', () => {
    const { links } = pageHead(listingHead(aListing({ title: '' }), ORIGIN, de));
    expect(links.map(({ hrefLang, href }) => `${hrefLang ?? 'canonical'} ${href}`)).toEqual([
      'canonical https://lares.test/de/angebot/mieten/wohnung-lausanne,12',
      'en-CH https://lares.test/en/listing/rent/apartment-lausanne,12',
      'fr-CH https://lares.test/fr/annonce/louer/appartement-lausanne,12',
      'de-CH https://lares.test/de/angebot/mieten/wohnung-lausanne,12',
      'it-CH https://lares.test/it/annuncio/affitta/appartamento-lausanne,12',
      'x-default https://lares.test/en/listing/rent/apartment-lausanne,12',
    ]);
  });

  test('names the canton in the language of the page', () => {
    expect(listingHead(aListing(), ORIGIN, de).keywords).toContain('Waadt');
    expect(listingHead(aListing(), ORIGIN, it).keywords).toContain('Vaud');
  });

  test('shows the first picture when the page is shared, and none when there is none', () => {
    const images = [{ key: 'ab', width: 1600, height: 1200, color: '#aabbcc', title: null, isPlan: false }];
    expect(listingHead(aListing({ images }), ORIGIN, en).image).toBe('/pictures/ab/1440.webp');
    expect(listingHead(aListing(), ORIGIN, en).image).toBeUndefined();
  });
});
