import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, untilAlive, visit } from '#tests/support/browser/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const placeField = (page: Page) => page.getByRole('combobox', { name: 'Where?' });
const button = (page: Page) => page.getByRole('main').locator('form button[type=submit]');
describe('the search of the first page', () => {
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
    await page.getByRole('main').getByText('Buy', { exact: true }).click();
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
