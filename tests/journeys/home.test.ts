import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, untilAlive, visit } from '#tests/support/browser/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const placeField = (page: Page) => page.getByRole('combobox', { name: 'Where?' });
const button = (page: Page) => page.getByRole('main').locator('form button[type=submit]');
describe('the search of the first page', () => {
  test('lies within the first 500 px of a phone, and nothing moves when it is used', async () => {
    for (const [path, height, scheme] of [
      ['/en', 844, 'light'],
      ['/de', 844, 'dark'],
      ['/fr', 640, 'dark'],
      ['/it', 640, 'light'],
    ] as const) {
      const { page, close } = await visit(browser, path, { size: 'phone', scheme });
      await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
      const place = page.getByRole('main').locator('form [name=place]');
      const where = () =>
        page.evaluate(() => {
          const boxes = [
            ...document.querySelectorAll('main form, main form input, main form select, main form button'),
          ];
          return { scrolled: scrollY, boxes: boxes.map((box) => box.getBoundingClientRect().toJSON()) };
        });
      const before = await where();
      expect(before.boxes[0].bottom, path).toBeLessThanOrEqual(500);
      await place.tap();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      expect(await where(), path).toEqual(before);
      await expectWellFormed(page, path);
      for (const field of await page.getByRole('main').locator('form select').all()) {
        await field.focus();
        expect(await where(), path).toEqual(before);
        // Smaller letters make phones zoom in.
        expect(await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(16);
      }
      await close();
    }
  });

  test('keeps what was entered before its scripts came', async () => {
    const { page, origin, close } = await visit(browser, '/robots.txt');
    let letGo = (): void => {};
    const comes = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto(`${origin}/en`, { waitUntil: 'commit' });
    await page.getByText('Buy', { exact: true }).last().click();
    await page.getByLabel('Price up to (CHF)').selectOption('750000');
    await placeField(page).fill('Bern');
    letGo();
    await untilAlive(page);
    await expect.poll(() => button(page).innerText()).toBe('Search');
    await button(page).click();
    await page.waitForURL(/\/buy\/apartment-house,3\/bern,c\d+\?maxPrice=750000$/);
    await close();
  });
});
