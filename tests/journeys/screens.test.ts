import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { firstListings, RESULTS } from '#tests/support/browser/known-pages.ts';
import { anyPath } from '#tests/support/market/any-path.ts';

let browser: Browser;
let listing: Record<Locale, string>;

const TEXT_FILE = /^\/assets\/(en|fr|de|it)(?:-ch)?-/;

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(inject('origin') + path, { redirect: 'manual', headers });

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
  listing = await firstListings();
});
afterAll(() => browser.close());

describe('addresses', () => {
  test.each([
    ['/', 302, '/de', { 'accept-language': 'de-CH' }],
    ['/', 302, '/it', { 'accept-language': 'de-CH', cookie: 'lang=it' }],
    ['/fr/', 301, '/fr', {}],
    [
      '/fr/properties/rent/maison,3/x,c196541?minRooms=2',
      301,
      '/fr/immobilier/louer/maison,3/x,c196541?minRooms=2',
      {},
    ],
    ['/fr/immobilier/louer/maison,3/x,c196541?minRooms=2', 301, `${RESULTS.fr}?minRooms=2`, {}],
    ['/de/immobilien/mieten/falsch,3/auch-falsch,c196541', 301, RESULTS.de, {}],
    ['/en/publish', 301, '/en/publish/rent', {}],
    ['/en/workspace', 301, '/en/workspace/my-account', {}],
  ])('%s answers %i %s', async (path, status, location, headers: Record<string, string>) => {
    const response = await get(path, headers);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  });

  test('a listing with a wrong slug leads to the right one, for good', async () => {
    const right = listing.fr;
    const response = await get(right.replace(/[^/]+,(\d+)$/, 'autre-chose,$1'));
    expect([response.status, response.headers.get('location')]).toEqual([301, right]);
  });

  test.each([
    ['an unknown listing', '/en/listing/rent/some-home,99999999'],
    ['an unknown place', '/en/properties/rent/apartment-house,3/nowhere,c999999'],
    ['an unknown word', '/en/nothing-here'],
    ['an unknown word without language', '/nothing-here'],
  ])('%s is not found', async (_name, path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops, This Page Could Not Be Found.');
  });

  test('the way home from nowhere leads home', async () => {
    const { page, close } = await visit(browser, '/de/gibt-es-nicht', { language: 'de-CH' });
    await page.getByRole('link', { name: 'Zur Startseite' }).last().click();
    await page.waitForURL(/\/de$/);
    await page.getByRole('heading', { level: 1, name: /Zuhause/ }).waitFor();
    await close();
  });

  test('hostile addresses get an answer, never a crash', async () => {
    for (const path of [
      '/en/%ff',
      '/en/%2e%2e/%2e%2e/etc/passwd',
      '/%00',
      `/en/${'a'.repeat(5000)}`,
      '/en/properties/rent/,/,',
      '/..%5c..',
    ]) {
      expect((await get(path)).status, path).toBeLessThan(500);
    }
  });
});

describe('pages for search engines', () => {
  test.each(LOCALES)('a results page in %s names itself, its languages and its homes', async (locale) => {
    const html = await (await get(RESULTS[locale])).text();
    const origin = inject('origin');
    expect(html).toContain(`<link rel="canonical" href="${origin}${RESULTS[locale]}"`);
    for (const other of LOCALES) expect(html).toContain(`href="${origin}${RESULTS[other]}"`);
    expect(html).toContain('hrefLang="x-default"');
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json ?? ''),
    );
    expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
  });

  test('the sitemap leads to pages that exist', async () => {
    const addresses = async (path: string): Promise<string[]> =>
      [...(await (await get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
        ([, address]) => new URL(address ?? '').pathname,
      );
    const files = await addresses('/sitemap.xml');
    expect(files.length).toBeGreaterThan(4);
    for (const file of files.slice(0, 4)) {
      const [page] = await addresses(file);
      expect((await get(page ?? '')).status, page).toBe(200);
    }
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: ');
  });
});

describe('the first view', () => {
  test.each(LOCALES)('of a page in %s needs the texts that its document names, and no others', async (locale) => {
    const html = await (await get(`/${locale}`)).text();
    const named = [...html.matchAll(/<link rel="modulepreload" href="(\/assets\/\w\w(?:-ch)?-[^"]+)"/g)];
    const { page, close } = await visit(browser, `/${locale}`, { isThere: false });
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const texts = loaded.map((url) => new URL(url).pathname).filter((path) => TEXT_FILE.test(path));
    expect(texts.sort()).toEqual(named.map(([, address]) => address).sort());
    expect(texts.length).toBe(2);
    expect(texts.every((path) => TEXT_FILE.exec(path)?.[1] === locale)).toBe(true);
    await close();
  });

  test('of another page and another language is never without its texts', async () => {
    const { page, close } = await visit(browser, anyPath('careers', 'en'));
    await page.locator('header summary', { hasText: 'EN' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`**${anyPath('careers', 'fr')}`);
    await page.locator('header a[href="/fr"]').first().click();
    await page.waitForURL('**/fr');
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    // A text that is not there is complained of, even if it comes a moment later.
    await close();
  });

  test.each([
    ['home', () => '/en'],
    ['results', () => RESULTS.en],
    ['listing', () => listing.en],
    ['article', () => '/en/blog/renting/rent-deposit'],
  ])('of %s loads at most 130 kB of JavaScript and 25 kB of CSS, compressed, and stands still', async (_name, path) => {
    const { page, close } = await visit(browser, '/robots.txt');
    const loaded: { kind: string; url: string }[] = [];
    // The map comes when the list is usable: requests from then on belong to the map.
    let isMapComing = false;
    page.on('request', (request) => {
      // Its first file is the styles of the map's library, which the map of a listing shares.
      isMapComing ||= /\/(ResultsMapView|MapZoomButtons)-/.test(request.url());
      if (!isMapComing) loaded.push({ kind: request.resourceType(), url: request.url() });
    });
    await openPage(page, inject('origin') + path(), false);
    const bytesOf = async (kind: string): Promise<number> => {
      const texts = loaded
        .filter((file) => file.kind === kind)
        .map(async ({ url }) => (await fetch(url)).arrayBuffer());
      return (await Promise.all(texts)).reduce((sum, text) => sum + gzipSync(text).length, 0);
    };
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    const scripts = await bytesOf('script');
    expect(scripts).toBeGreaterThan(50_000);
    expect(scripts).toBeLessThanOrEqual(130_000);
    expect(await bytesOf('stylesheet')).toBeLessThanOrEqual(25_000);
    expect(shift).toBeLessThan(0.01);
    await close();
  });
});
