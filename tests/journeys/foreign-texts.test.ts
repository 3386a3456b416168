import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, reloadPage, visit } from '#tests/support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const folding = (page: Page): Locator => page.locator('details').filter({ hasText: /by the advertiser|des Anbieters/ });
const words = (page: Page): Locator => folding(page).locator('[lang]').first();

test('a text in another language says which, is marked as such, and stays folded away on the next visit', async () => {
  const { page, context, origin, close } = await visit(browser, '/en/listing/rent/1', { size: 'phone' });
  const language = (await words(page).getAttribute('lang')) ?? '';
  expect(['de', 'fr', 'it']).toContain(language);
  expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe(language);
  expect(await page.getByRole('link', { name: 'Translate' }).count()).toBe(0);
  await folding(page).locator('summary').first().tap();
  await words(page).waitFor({ state: 'hidden' });
  await expectAccessible(page);

  await reloadPage(page);
  await words(page).waitFor({ state: 'hidden' });
  const next = await context.newPage();
  await next.goto(`${origin}/en/listing/rent/2`);
  await words(next).waitFor({ state: 'hidden' });
  await folding(next).locator('summary').first().focus();
  await next.keyboard.press('Enter');
  await words(next).waitFor();
  await reloadPage(page);
  await words(page).waitFor();
  await close();
});

test('without scripts it can be read, and folded', async () => {
  const { page, close } = await visit(browser, '/en/listing/rent/1', { script: false });
  await words(page).waitFor();
  await folding(page).locator('summary').first().click();
  await words(page).waitFor({ state: 'hidden' });
  await close();
});
