import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAreaFile } from '#capabilities/locations/server/areas/area-file.ts';
import { importAreas } from '#capabilities/locations/server/areas/import-areas.service.ts';
import { placeAreas } from '#capabilities/locations/server/areas/placed-areas.ts';
import { readConfig } from '#platform/config/config.ts';
import { anActiveOffer } from '#tests/factories/active-offer.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { anAreaFile, type DrawnArea } from '#tests/support/input/area-file.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { attachPages } from '../../src/product/pages-server.ts';

const PORT = {
  properties: { name: 'Quartier du Port', name_de: 'Hafenviertel' },
  square: { lat: 46.515, lng: 6.62, side: 0.01 },
};

let browser: Browser;
let app: TestApp;
let origin: string;
let inside: number;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
  app = await testApp({ servePages: (server, pages) => attachPages(server, pages, readConfig({})) });
  inside = await anActiveOffer(app.database.db, { lat: 46.52, lng: 6.625 });
  await anActiveOffer(app.database.db, { lat: 46.55, lng: 6.66 });
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const take = (...areas: DrawnArea[]) =>
  importAreas(app.database.db, placeAreas(readAreaFile(anAreaFile(...areas))).areas, true);

const LANGUAGES = {
  fr: {
    typed: 'quartier du',
    name: 'Quartier du Port',
    where: 'dans le quartier du Port',
    town: 'Lausanne',
    listing: 'annonce/louer',
  },
  de: {
    typed: 'hafen',
    name: 'Hafenviertel',
    where: 'im Quartier Hafenviertel',
    town: 'Lausanne',
    listing: 'angebot/mieten',
  },
} as const;

test.each(['fr', 'de'] as const)('a quarter imported while the product runs is found, in %s', async (locale) => {
  await take(PORT);
  const { name, typed, where, town, listing } = LANGUAGES[locale];
  const { page, close } = await visit(browser, `/${locale}`, { language: `${locale}-CH`, origin });
  const field = page.getByRole('combobox').first();
  await field.fill(typed);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.locator('form:has([role=combobox]) button[type=submit]').first().click();
  await page.waitForURL(/quartier-du-port,z2\d{4}/);
  await page.getByRole('heading', { level: 1, name: new RegExp(`${where}$`) }).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(1);
  await page.locator('nav ol').getByRole('link', { name: town }).waitFor();
  await expectAccessible(page);
  const address = page.url();
  await page.goto(`${origin}/${locale}/${listing}/x,${inside}`);
  await page.locator('nav ol').getByRole('link', { name }).click();
  await page.waitForURL(/quartier-du-port,z/);
  await close();

  // A file without it: it is not found by name, but still by its address.
  await take({ ...PORT, properties: { name: 'Ouchy' }, square: { ...PORT.square, lat: 46.505 } });
  const again = await visit(browser, new URL(address).pathname, { language: `${locale}-CH`, origin });
  expect(await again.page.getByRole('main').getByRole('article').count()).toBe(1);
  await again.close();
});
