import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { WORKSPACE_PATHS } from '#kernel/paths/paths-table.ts';
import { PLACEHOLDER_SCREENS } from '#kernel/paths/placeholder-screens.ts';
import { readConfig } from '#platform/config/config.ts';
import { screensOf } from '#tests/support/browser/known-pages.ts';
import { deadEnds } from '#tests/support/browser/whole-page.ts';
import { anyPath } from '#tests/support/market/any-path.ts';
import { withSampleMarket } from '#tests/support/market/sample-market.ts';
import { BUILT_PAGES } from '#tests/support/product/built-pages.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { attachPages } from '../../src/product/pages-server.ts';

const SITE = 'http://localhost';
const LISTINGS = 40;

let app: TestApp;
let listing: number;
beforeAll(async () => {
  app = await testApp(BUILT_PAGES);
  const { db } = app.database;
  await withSampleMarket(db, LISTINGS);
  listing = (await db.selectFrom('activeOffer').select('id').where('offerType', '=', 1).executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

/** A page as the server sends it, also where its address is corrected. */
async function read(url: string, product = app): Promise<string> {
  const { headers, body } = await product.server.inject({ url, headers: { accept: 'text/html' } });
  return headers.location ? read(String(headers.location), product) : body;
}

/** The links of a page, without those to the same page in another language. */
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\b(?![^>]*\bhreflang=)[^>]*\bhref="([^"#]+)"/gi)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

const linksOf = (html: string) => ({
  origin: SITE,
  hrefs: hrefsOf(html)
    .filter((href) => /^(?:\/|https?:)/.test(href))
    .map((href) => new URL(href, SITE).href),
});

test.each(LOCALES)('every link of every public screen leads to a page, in %s', async (locale) => {
  const listings = Object.fromEntries(
    LOCALES.map((each) => [each, anyPath('listing', each, { offer: 'rent', listing: `x,${listing}` })]),
  ) as Record<Locale, string>;
  for (const [name, path] of [['home', `/${locale}`], ...screensOf(locale, listings)] as const) {
    const links = linksOf(await read(path));
    expect(links.hrefs.length, name).toBeGreaterThan(0);
    expect(deadEnds(links), name).toEqual([]);
  }
});

test('a link to a screen without a page is a dead end, and so is one to a site of examples', () => {
  const dead = [anyPath('careers', 'fr'), anyPath('myTenants', 'de'), '/en/nothing-here'].map((path) => SITE + path);
  const sites = ['https://data.lares.example/en/market-data-report'];
  const alive = [`${SITE}/fr`, `${SITE}/graphql`, 'https://data.example.ch/en'];
  expect(deadEnds({ origin: SITE, hrefs: [...dead, ...sites, ...alive] })).toEqual([...dead, ...sites]);
});

const PARAMS = { offer: 'rent', id: '1', category: 'x,1', location: 'x,c1' };
const PUBLIC = PLACEHOLDER_SCREENS.filter((screen) => !(screen in WORKSPACE_PATHS));

test.each(LOCALES)('a screen without a page answers its address and leads on, in %s', async (locale) => {
  for (const screen of PUBLIC) {
    const html = await read(anyPath(screen, locale, PARAMS));
    expect(html.includes('<meta name="robots" content="noindex"'), screen).toBe(true);
    expect(html.includes('rel="alternate"'), screen).toBe(false);
    const main = linksOf(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
    expect(main.hrefs.length, screen).toBe(4);
    expect(deadEnds(main), screen).toEqual([]);
  }
});

test('the home page links no search of a city where there is no home', async () => {
  const query = '{ topCities(limit: 12) { toRent toBuy } }';
  const { body } = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const cities = (JSON.parse(body) as { data: { topCities: { toRent: number; toBuy: number }[] } }).data.topCities;
  expect(cities.some(({ toRent, toBuy }) => toRent === 0 || toBuy === 0)).toBe(true);
  const html = await read('/en');
  expect(html.match(/\b[1-9]\d* for (?:rent|sale)</g)?.length).toBeGreaterThan(0);
  expect(html.match(/\b0 for (?:rent|sale)</g)).toBeNull();
});

test('sites of the operator are linked where the settings name them', async () => {
  const settings = {
    DATA_PRODUCT_LINKS: 'report=https://data.example.ch/{language}/report',
    SOCIAL_LINKS: 'Instagram=https://www.instagram.com/example',
  };
  const own = await testApp({
    settings,
    database: { ...app.database, close: async () => {} },
    servePages: (server, services) => attachPages(server, services, readConfig(settings)),
  });
  const hrefs = hrefsOf(await read('/fr', own));
  expect(hrefs).toContain('https://data.example.ch/fr/report');
  expect(hrefs).toContain('https://www.instagram.com/example');
  await own.close();
  expect(hrefsOf(await read('/fr')).filter((href) => href.startsWith('http'))).toEqual([]);
});
