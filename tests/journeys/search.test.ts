import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, reloadPage, visit } from '#tests/support/browser/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
});
afterAll(() => browser.close());

const path = (address: string): string => new URL(address).pathname;

describe('a visitor finds a home', () => {
  test('and keeps how it is shown when the language changes', async () => {
    const view = 'zoom=13&lat=47.38&lng=8.54&viewMode=list&map=false';
    const address = `/de/immobilien/mieten/wohnung-haus,3/zuerich,c196541?maxPrice=3000&${view}`;
    const { page, close } = await visit(browser, address);
    await page.getByRole('heading', { level: 1, name: /Zürich/ }).waitFor();
    await page.locator('a[hreflang=fr]').first().dispatchEvent('click');
    await page.getByRole('heading', { level: 1, name: /Zurich/ }).waitFor();
    await page.waitForURL(/\/fr\/immobilier\/louer\//);
    expect(new URL(page.url()).search).toBe(`?maxPrice=3000&${view}`);
    await close();
  });

  test('by place and price, opens it, looks at its pictures, goes back, changes the language, prints', async () => {
    const { page, close } = await visit(browser, '/en');
    await page.getByRole('combobox', { name: 'Where?' }).fill('Genf');
    await page
      .getByRole('option', { name: /Geneva/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Show \d+ homes/ }).click();
    await page.waitForURL(/\/en\/properties\/rent\/apartment-house,3\/gen[^/]*,c202901/);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Geneva/);

    await page.getByRole('button', { name: /^Price/ }).click();
    await page
      .getByLabel(/^(From|Min)/i)
      .first()
      .fill("1'000");
    await page
      .getByLabel(/^(To|Max|Up to)/i)
      .first()
      .fill("3'000");
    await page.getByRole('button', { name: /Show \d+/ }).click();
    await page.waitForURL(/minPrice=1000&maxPrice=3000/);
    const results = page.url();
    // The bar says it with the homes it represents.
    await page
      .getByRole('button', { name: /^Price: .*3,000/ })
      .first()
      .waitFor();
    const count = await page.getByRole('article').count();
    expect(count).toBeGreaterThan(0);

    await page.getByRole('article').first().getByRole('link').last().click();
    await page.waitForURL(/\/en\/listing\/rent\/[^/]+,\d+$/);
    const listing = page.url();
    await page.getByRole('region', { name: 'Pictures' }).getByRole('link').first().click();
    const gallery = page.getByRole('dialog');
    await gallery.waitFor();
    const before = await gallery.innerText();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => gallery.innerText()).not.toBe(before);
    await page.keyboard.press('Escape');
    await gallery.waitFor({ state: 'hidden' });

    await page.goBack();
    await page.waitForURL(results);
    await expect.poll(() => page.getByRole('article').count()).toBe(count);
    await page.goForward();
    await page.waitForURL(listing);

    await page.locator('header summary', { hasText: 'EN' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Italiano/ })
      .click();
    await page.waitForURL(/\/it\/annuncio\/affitta\//);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it-CH');
    await page
      .getByRole('link', { name: /Stampa/ })
      .first()
      .click();
    await page.waitForURL(/\/print$/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await close();
  });

  test('and the address of a search gives the same homes to another visitor, also after a reload', async () => {
    const address = '/de/immobilien/kaufen/wohnung-haus,3/vaud-VD,r22?minRooms=3.5&order=4&pageNumber=2';
    const first = await visit(browser, address);
    const homes = () => first.page.getByRole('article').allInnerTexts();
    const seen = await homes();
    expect(path(first.page.url()) + new URL(first.page.url()).search).toBe(address);
    await reloadPage(first.page);
    expect(await homes()).toEqual(seen);
    await first.close();
    const second = await visit(browser, address, { size: 'phone' });
    expect(await second.page.getByRole('article').count()).toBe(seen.length);
    await second.close();
  });

  test('without scripts', async () => {
    const { page, close } = await visit(browser, '/it', { script: false });
    await page.getByRole('combobox', { name: 'Dove?' }).fill('Lugano');
    await page.getByLabel('Prezzo max. (CHF)').selectOption('3000');
    await page.getByLabel('Locali', { exact: true }).selectOption('2');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await page.waitForURL(/\/it\/immobili\/affitta\/appartamento-casa,3\/lugano,c\d+\?maxPrice=3000&minRooms=2$/);
    await page.getByRole('article').first().getByRole('link').last().click();
    await page.waitForURL(/\/it\/annuncio\/affitta\//);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
    await close();
  });
});
