import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

test('a renter on a phone is at a home that fits after six taps and one word', async () => {
  const { page, close } = await visit(browser, '/en', { size: 'phone' });
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    taps += 1;
  };
  const choose = async (name: RegExp, value: string): Promise<void> => {
    await page.getByRole('combobox', { name }).selectOption(value);
    // One opens the list of the phone, one chooses.
    taps += 2;
  };
  await choose(/^Price/, '2500');
  await choose(/^Rooms/, '3');
  await tap(page.getByRole('combobox', { name: 'Where?' }));
  await page.keyboard.type('Zürich');
  await page.keyboard.press('Enter');
  await page.waitForURL(/zuerich,c196541\?maxPrice=2500&minRooms=3$/);
  await page.getByRole('heading', { level: 1, name: /Zurich/ }).waitFor();
  const card = page.getByRole('article').filter({ hasText: 'CHF' }).first();
  const facts = await card.innerText();
  expect(Number(/CHF\s([\d,]+)/.exec(facts)?.[1]?.replace(',', ''))).toBeLessThanOrEqual(2500);
  expect(Number(/([\d.]+)\srooms/.exec(facts)?.[1])).toBeGreaterThanOrEqual(3);
  await tap(card.getByRole('link').last());
  await page
    .getByRole('link', { name: 'Back to results' })
    .or(page.getByRole('button', { name: 'Call' }))
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/en\/listing\/rent\/[^/]+,\d+$/);
  expect(taps).toBe(6);
  await close();
});
