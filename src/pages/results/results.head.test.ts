import { describe, expect, test } from 'vitest';
import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { DEFAULT_VIEW, EMPTY_FILTER, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { LOCALES } from '#kernel/locale.ts';
import { localeToolsOf } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { anOfferCard } from '#tests/factories/offer-card.ts';
import { aPlace } from '#tests/factories/place.ts';
import type { ResultsData } from './data/results.loader.ts';
import { resultsHead } from './results.head.ts';

const aHome = (facts?: Parameters<typeof anOfferCard>[0]) => ({ ...anOfferCard(facts), excerpt: '' });

const ORIGIN = 'https://lares.test';
const en = localeToolsOf('en', await loadMessages('en'));

function found(filter: Partial<SearchFilter> = {}, data: Partial<ResultsData> = {}): ResultsData {
  const place = aPlace();
  return {
    address: {
      filter: { ...EMPTY_FILTER, offerType: OfferType.Rent, locationIds: [place.id], ...filter },
      view: { ...DEFAULT_VIEW, viewMode: 'list', map: false, zoom: 9 },
    },
    places: [place],
    count: 1,
    homes: [aHome()],
    countWithoutPrice: 0,
    names: {},
    neighbours: [],
    waysOn: [],
    now: '2026-11-20T12:00:00.000Z',
    ...data,
  };
}

const head = (data: ResultsData) => resultsHead(data, en, ORIGIN);
const linked = (data: ResultsData, rel: string) => head(data).links.filter((link) => link.rel === rel);
const structured = (data: ResultsData) => head(data).scripts.map(({ children }) => JSON.parse(children));

describe('the head of a results page', () => {
  test('has a title with the brand where there is room, and the number of a later page', () => {
    expect(head(found()).meta[0]).toEqual({ title: 'Apartments and houses for rent in Lausanne | Lares' });
    expect(head(found({ pageNumber: 3 })).meta[0]?.title).toMatch(
      /^Apartments and houses for rent in Lausanne, page 3/,
    );
  });

  test('is canonical by what is searched for, not by how it is shown', () => {
    expect(linked(found({ minPrice: 1000, pageNumber: 2 }), 'canonical')).toEqual([
      {
        rel: 'canonical',
        href: `${ORIGIN}/en/properties/rent/apartment-house,3/lausanne,c201866?minPrice=1000&pageNumber=2`,
      },
    ]);
  });

  test('names the same search in every language, with its words', () => {
    expect(linked(found({ category: Category.House }), 'alternate').map((link) => link.href)).toEqual([
      `${ORIGIN}/en/properties/rent/house,2/lausanne,c201866`,
      `${ORIGIN}/fr/immobilier/louer/maison,2/lausanne,c201866`,
      `${ORIGIN}/de/immobilien/mieten/haus,2/lausanne,c201866`,
      `${ORIGIN}/it/immobili/affitta/casa,2/lausanne,c201866`,
      `${ORIGIN}/en/properties/rent/house,2/lausanne,c201866`,
    ]);
  });

  test('shows the first home that has a picture when it is shared', () => {
    const homes = [aHome({ images: [] }), aHome()];
    expect(head(found({}, { homes })).meta).toContainEqual({
      property: 'og:image',
      content: `${ORIGIN}/pictures/${'a'.repeat(20)}/960.webp`,
    });
  });

  test('lists the way here without any wish, and the homes in their order', () => {
    const [trail, list] = structured(found({ minPrice: 1000, pageNumber: 2 }));
    expect(trail.itemListElement.map((item: { item?: string }) => item.item)).toEqual([
      `${ORIGIN}/en/properties/rent/apartment-house,3/switzerland,ch`,
      `${ORIGIN}/en/properties/rent/apartment-house,3/vaud-VD,r22`,
      undefined,
    ]);
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: `${ORIGIN}/en/listing/rent/loft-au-lac,12`, name: 'Loft au lac' },
    ]);
  });

  test('begins the way to a place in Liechtenstein there', () => {
    const places = [aPlace({ id: 203_281, regionCode: 'LI', textEn: 'Vaduz', value: 'vaduz,c203281' })];
    const [trail] = structured(found({}, { places }));
    expect(trail.itemListElement.map((item: { name: string }) => item.name)).toEqual(['Liechtenstein', 'Vaduz']);
  });

  test('keeps a page without homes from search engines', () => {
    const empty = found({}, { homes: [], count: 0 });
    expect(head(empty).meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(structured(empty)).toHaveLength(1);
  });

  test('is complete in every language', async () => {
    for (const locale of LOCALES) {
      const { meta } = resultsHead(found(), localeToolsOf(locale, await loadMessages(locale)), ORIGIN);
      for (const { title = '', content = '' } of meta) expect(title + content).not.toMatch(/\b(results|offer)\.\w/);
      expect(meta.find((tag) => tag.name === 'description')?.content?.length).toBeLessThanOrEqual(160);
    }
  });
});
