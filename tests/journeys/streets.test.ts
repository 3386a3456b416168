import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, type Visitor, type VisitorPage, visit } from '#tests/support/browser/browser.ts';
import { lookOfMap, namesOnMap } from '#tests/support/browser/drawn-map.ts';
import { drag } from '#tests/support/browser/results-map.ts';
import { SERVICE_NAMES } from '#tests/support/input/service-tile.ts';
import { NAMED_STREET, NAMED_TOWN, streetArchive } from '#tests/support/input/street-archive.ts';
import { TileNeighbour } from '#tests/support/neighbours/street-tiles.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { attachPages } from '../../src/product/pages-server.ts';

const HOME = { lat: 46.519_25, lng: 6.634_58 };
/** Maps are drawn by the processor. */
const ONCE_DRAWN = { interval: 200 };

const folder = mkdtempSync(join(tmpdir(), 'lares-streets-'));
const path = join(folder, 'switzerland.pmtiles');

let browser: Browser;
let app: TestApp;
let origin: string;
let exact: number;
let near: number;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
  writeFileSync(path, streetArchive({ center: HOME }));
  app = await testApp({
    settings: { MAP_TILES: path },
    servePages: (server, pages) => attachPages(server, pages, readConfig({})),
  });
  exact = await anActiveOffer(app.database.db, HOME);
  near = await anActiveOffer(app.database.db, { ...HOME, street: null });
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => writeFileSync(path, streetArchive({ center: HOME })));
afterAll(async () => {
  await browser.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

const come = (address: string, visitor: Visitor = {}): Promise<VisitorPage> =>
  visit(browser, address, { ...visitor, origin });

const WORDS = {
  fr: { results: 'immobilier/louer/appartement-maison,3', listing: 'annonce/louer', streets: 'Rues autour' },
  de: { results: 'immobilien/mieten/wohnung-haus,3', listing: 'angebot/mieten', streets: 'Strassen rund um' },
} as const;

const LOOKS = [
  ['fr', 'light'],
  ['de', 'dark'],
] as const;

test.each(LOOKS)('the map of results names streets and towns in %s, %s', async (locale, scheme) => {
  const { page, context, close } = await come('/robots.txt', { scheme, language: `${locale}-CH` });
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(new URL(request.url()).host));
  await page.goto(`${origin}/${locale}/${WORDS[locale].results}/lausanne,c201866?zoom=15&lat=46.523&lng=6.63458`);
  await expect.poll(() => namesOnMap(page), ONCE_DRAWN).toEqual(expect.arrayContaining([NAMED_STREET[locale]]));
  expect(await namesOnMap(page)).toContain(NAMED_TOWN[locale]);
  expect(await page.locator('.maplibregl-ctrl-attrib').innerText()).toContain('OpenStreetMap');
  // Nothing leaves the machine.
  expect([...asked].filter((host) => host !== new URL(origin).host && host !== '')).toEqual([]);
  await close();
});

const listingOf = (locale: 'fr' | 'de', id: number): string => `/${locale}/${WORDS[locale].listing}/x,${id}`;

const mapOf = (page: Page) => page.locator('figure:has([role=img])').last();
const scrollToMap = (page: Page): Promise<void> => mapOf(page).scrollIntoViewIfNeeded();
/** The building on the map, where it is known. */
const spotsOf = (page: Page) => mapOf(page).locator('.maplibregl-map .bg-brick');

test.each(LOOKS)('a listing in %s, %s, shows its street once the visitor scrolls there', async (locale, scheme) => {
  const { page, close } = await come(listingOf(locale, exact), { scheme, language: `${locale}-CH`, size: 'phone' });
  const asked = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await asked()).filter((name) => /\/map\/|create-map|maplibre/i.test(name))).toEqual([]);
  await scrollToMap(page);
  await expect.poll(() => namesOnMap(page), ONCE_DRAWN).toEqual(expect.arrayContaining([NAMED_STREET[locale]]));
  const streets = page.getByRole('region', { name: WORDS[locale].streets });
  await streets.waitFor();
  expect((await lookOfMap(page))?.zoom).toBeCloseTo(15.5, 1);
  expect(await spotsOf(page).count()).toBe(1);
  expect(await page.getByRole('link', { name: /OpenStreetMap/ }).getAttribute('href')).toContain('/copyright');
  await expectAccessible(page);
  await close();
});

test('where the street is not given, a circle represents the neighbourhood, from further off', async () => {
  const { page, close } = await come(listingOf('fr', near));
  await scrollToMap(page);
  const look = async () => (await lookOfMap(page))?.layers.filter((id) => id.endsWith('-fill')).length;
  await expect.poll(look, ONCE_DRAWN).toBe(1);
  expect((await lookOfMap(page))?.zoom).toBeCloseTo(14.5, 1);
  await page.getByRole('region', { name: WORDS.fr.streets }).waitFor();
  expect(await spotsOf(page).count()).toBe(0);
  await close();
});

test('with a keyboard the map of a listing goes nearer, and a wheel over it scrolls the page', async () => {
  const { page, close } = await come(listingOf('fr', exact));
  await scrollToMap(page);
  const streets = page.getByRole('region', { name: WORDS.fr.streets });
  await streets.waitFor();
  const before = await page.evaluate(() => scrollY);
  await streets.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  expect((await lookOfMap(page))?.zoom).toBeCloseTo(15.5, 1);
  await page.locator('figure').getByRole('button', { name: 'Agrandir' }).press('Enter');
  await expect.poll(async () => (await lookOfMap(page))?.zoom ?? 0).toBeGreaterThan(16);
  await close();
});

test('without scripts the drawing of the municipality is there', async () => {
  const { page, close } = await come(listingOf('de', exact), { script: false });
  await page.getByRole('img', { name: 'Karte von Lausanne und den Nachbargemeinden' }).waitFor();
  await close();
});

test('an archive that goes leaves a listing its drawing, and an open map a way to go on', async () => {
  const results = await come('/en/properties/rent/apartment-house,3/lausanne,c201866?zoom=15&lat=46.523&lng=6.63458');
  await expect.poll(() => namesOnMap(results.page), ONCE_DRAWN).toContain(NAMED_STREET.fr);
  const listing = await come(listingOf('fr', exact));
  rmSync(path);
  await expect
    .poll(async () => (await fetch(`${origin}/map/settings.json`)).json())
    .toMatchObject({ hasStreets: false });

  await scrollToMap(listing.page);
  await listing.page.waitForLoadState('networkidle');
  expect(await listing.page.locator('.maplibregl-map').count()).toBe(0);
  await listing.page.getByRole('img', { name: /^Carte de Lausanne/ }).waitFor();
  await listing.close();

  for (let move = 0; move < 4; move += 1) await drag(results.page, 0, 300);
  await results.page.getByText('Parts of the map couldn’t be loaded.').waitFor();
  await results.page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await lookOfMap(results.page))?.layers, ONCE_DRAWN).toContain('country');
  expect((await lookOfMap(results.page))?.layers.filter((id) => id.startsWith('roads'))).toEqual([]);
  await results.close();
});

test('a map opened while the service of streets is away gets them when it is back, and stays where it is', async () => {
  const service = await TileNeighbour.start(HOME);
  service.behaviour = 'answers 500';
  const product = await testApp({
    settings: { MAP_STREETS: service.address, DATA_DIR: folder },
    servePages: async (server, pages) => {
      // A map asks again after fifteen seconds; here after one.
      server.addHook('onSend', async (_request, reply) => {
        if (reply.getHeader('cache-control') === 'public, max-age=15')
          void reply.header('cache-control', 'public, max-age=1');
      });
      await attachPages(server, pages, readConfig({}));
    },
  });
  const address = await product.server.listen({ port: 0, host: '127.0.0.1' });
  const { page, close } = await visit(browser, '/robots.txt', { origin: address });
  await page.goto(`${address}/en/properties/rent/apartment-house,3/lausanne,c201866?zoom=15&lat=46.523&lng=6.63458`);
  await expect.poll(() => namesOnMap(page), ONCE_DRAWN).toContain('Lausanne');
  const before = await lookOfMap(page);
  expect(before?.layers).toContain('country');
  expect(before?.layers.filter((id) => id.startsWith('street-'))).toEqual([]);

  service.behaviour = 'answers';
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_001);
  await expect.poll(() => namesOnMap(page), ONCE_DRAWN).toContain(SERVICE_NAMES.street.fr);
  vi.useRealTimers();
  expect(await namesOnMap(page)).toContain('Lausanne');
  expect((await lookOfMap(page))?.zoom).toBe(before?.zoom);
  expect(await page.locator('.maplibregl-ctrl-attrib').innerText()).toContain('swisstopo');

  // Streets that are drawn stay when the service goes again.
  service.behaviour = 'stalls';
  await drag(page, 0, 40);
  expect(await namesOnMap(page)).toContain(SERVICE_NAMES.street.fr);
  await close();
  await product.close();
  await service.stop();
});
