import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { homesFound, numberIn } from '#tests/support/browser/found-homes.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22?map=false';

test('without scripts all filters are on a page of their own, with their numbers', async () => {
  const { page, close } = await visit(browser, VAUD, { script: false });
  await page.getByRole('link', { name: 'Filters' }).click();
  const apartments = page.locator('label', { hasText: /^Apartments\s*\d/ });
  const expected = numberIn(await apartments.textContent());
  await apartments.click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL(/\/en\/properties\/rent\/apartment,1\//);
  expect(await homesFound(page)).toBe(expected);
  await close();
});
