// engines: both
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cityId, LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category, OfferStatus, OfferType } from '#capabilities/offers/offer.ts';
import { LOCALES } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { MINUTE_MS } from '#kernel/time.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { TEST_NOW, type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { serveSitemaps } from './sitemap.route.ts';

const ZURICH_ID = cityId(261);

let app: TestApp;
let server: FastifyInstance;
let nowMs = TEST_NOW.getTime();
let ids: number[];

beforeAll(async () => {
  app = await testApp();
  server = Fastify();
  serveSitemaps(server, {
    config: { publicUrl: null },
    database: app.database,
    now: () => new Date(nowMs),
    pagePaths: (locale) => [`/${locale}`],
    listingsPerFile: 2,
  });
  const { db } = app.database;
  ids = [];
  for (const facts of [
    { title: 'Loft "A" & B <am See>', updatedAt: new Date('2026-10-03T22:00:00Z') },
    { title: 'Haus', offerType: OfferType.Sell, category: Category.House },
    { title: 'Pausiert', status: OfferStatus.Paused },
    { title: 'Zimmer', cityId: ZURICH_ID, city: 'Zürich', region: 'ZH' },
    { title: 'Parkplatz', category: Category.ParkingSpaceGarage, cityId: cityId(351) },
    { title: 'Studio' },
  ]) {
    ids.push(await anActiveOffer(db, facts));
  }
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ url, headers: { host: 'lares.test', ...headers } });
const addresses = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text = '']) => text);
const read = async (url: string): Promise<string[]> => addresses((await get(url)).body);

/** Fails where tags are not closed in order, or a character is not escaped. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_tag, end, name, _attributes, empty) => {
      if (end) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return '';
    });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(xml).not.toMatch(/&(?!#\d+;|amp;|lt;|gt;|quot;)/);
}

describe('sitemaps', () => {
  test('the index names the files of every language, and every file it names exists', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expectWellFormed(response.body);
    const files = addresses(response.body);
    expect(files).toHaveLength(LOCALES.length * 6);
    expect(files).toContain('http://lares.test/sitemaps/fr/listings-3.xml');
    for (const file of files) {
      const { statusCode, body } = await get(new URL(file).pathname);
      expect(statusCode).toBe(200);
      expectWellFormed(body);
      for (const address of addresses(body)) expect(matchPath(new URL(address).pathname), address).not.toBeNull();
    }
  });

  test('listings are split into files, each listing that is public in exactly one, with the day it changed', async () => {
    const files = await Promise.all([1, 2, 3].map((number) => read(`/sitemaps/de/listings-${number}.xml`)));
    expect(files.map((file) => file.length)).toEqual([2, 2, 1]);
    expect(files.flat()).toEqual([
      `http://lares.test/de/angebot/mieten/loft-a-b-am-see,${ids[0]}`,
      `http://lares.test/de/angebot/kaufen/haus,${ids[1]}`,
      `http://lares.test/de/angebot/mieten/zimmer,${ids[3]}`,
      `http://lares.test/de/angebot/mieten/parkplatz,${ids[4]}`,
      `http://lares.test/de/angebot/mieten/studio,${ids[5]}`,
    ]);
    expect((await get('/sitemaps/de/listings-1.xml')).body).toContain('<lastmod>2026-10-03</lastmod>');
  });

  test('places are those with homes to rent, or to buy, in the words of the language', async () => {
    expect(await read('/sitemaps/it/places-rent.xml')).toEqual([
      'http://lares.test/it/immobili/affitta/appartamento-casa,3/zuerich-ZH,r1',
      'http://lares.test/it/immobili/affitta/appartamento-casa,3/vaud-VD,r22',
      `http://lares.test/it/immobili/affitta/appartamento-casa,3/zuerich,c${ZURICH_ID}`,
      `http://lares.test/it/immobili/affitta/appartamento-casa,3/lausanne,c${LAUSANNE_ID}`,
    ]);
    expect(await read('/sitemaps/it/places-buy.xml')).toHaveLength(2);
  });

  test('a page names itself in the other languages', async () => {
    const { body } = await get('/sitemaps/fr/pages.xml');
    expect(addresses(body)).toEqual(['http://lares.test/fr']);
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="de-CH" href="http://lares.test/de"/>');
    expect(body).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="http://lares.test/en"/>');
  });

  test.each([
    '/sitemaps/en/listings-0.xml',
    '/sitemaps/en/listings-4.xml',
    '/sitemaps/en/listings-01.xml',
    '/sitemaps/en/listings--1.xml',
    '/sitemaps/en/listings-1e3.xml',
    '/sitemaps/en/listings-999999.xml',
    '/sitemaps/en/listings-99999999999999999999.xml',
    '/sitemaps/en/listings-1%00.xml',
    '/sitemaps/en/listings-1.xml%0a',
    "/sitemaps/en/listings-1'--.xml",
    '/sitemaps/en/listings.xml',
    '/sitemaps/en/pages-2.xml',
    '/sitemaps/en/places-swap.xml',
    '/sitemaps/xx/pages.xml',
    '/sitemaps/__proto__/pages.xml',
  ])('there is no file %s', async (url) => {
    await get('/sitemap.xml');
    app.database.takeStatements();
    expect((await get(url)).statusCode).toBe(404);
    expect(app.database.takeStatements()).toEqual([]);
  });

  test('a host that is no name cannot break the document', async () => {
    const { body } = await get('/sitemaps/en/pages.xml', { host: 'a"><b>&\'' });
    expectWellFormed(body);
    expect(body).not.toContain('<b>');
  });

  test('a file is remembered for ten minutes', async () => {
    nowMs += 60 * MINUTE_MS;
    const url = '/sitemaps/en/places-rent.xml';
    await get(url);
    app.database.takeStatements();
    nowMs += 9 * MINUTE_MS;
    await get(url);
    expect(app.database.takeStatements()).toEqual([]);
    nowMs += 2 * MINUTE_MS;
    await get(url);
    expect(app.database.takeStatements()).not.toEqual([]);
  });

  test('robots read where the sitemap is and which paths are not for them', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Sitemap: http://lares.test/sitemap.xml\n');
    expect(body).toContain('Disallow: /graphql\n');
    expect(body).toContain('Disallow: /fr/workspace/\n');
  });

  test('the product itself serves them, with its own address where one is set', async () => {
    const response = await app.server.inject({ url: '/sitemap.xml', headers: { host: 'lares.test' } });
    expect(addresses(response.body)).toContain('http://lares.test/sitemaps/en/listings-1.xml');
    const home = await app.server.inject({ url: '/sitemaps/en/pages.xml', headers: { host: 'lares.test' } });
    expect(addresses(home.body)).toContain('http://lares.test/en');
  });
});
