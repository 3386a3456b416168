import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import {
  coveredThings,
  lookAndComeBack,
  openMapOnPhone,
  pinsOf,
  VAUD,
  visitMap,
} from '#tests/support/browser/results-map.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
});
afterAll(() => browser.close());

const ZURICH = '/de/immobilien/kaufen/wohnung-haus,3/zuerich,c196541';

describe('pins cover neither one another nor names of places, and lie under no control', () => {
  test.each([
    ['a canton', VAUD, 'wide'],
    ['a town from near', `${VAUD}?zoom=13.5&lat=46.52&lng=6.63`, 'wide'],
    ['a canton on a phone', VAUD, 'phone'],
  ] as const)('of %s', async (_place, path, size) => {
    const { page, close } = await visitMap(browser, path, { size });
    if (size === 'phone') await openMapOnPhone(page);
    await expect.poll(() => coveredThings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForURL(/area=true/);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => coveredThings(page)).toEqual([]);
    await close();
  });
});

test('a few homes show their prices, all in one way of writing', async () => {
  const { page, close } = await visit(browser, `${ZURICH}?minRooms=6`, { language: 'de-CH' });
  const pins = page.getByRole('group', { name: 'Objekte auf der Karte' }).getByRole('button');
  await pins.first().waitFor();
  const shown = await pins.locator('[aria-hidden]').allInnerTexts();
  const prices = shown.filter((words) => /[kM]$/.test(words));
  expect(prices.length).toBeGreaterThan(3);
  for (const words of prices) expect(words).toMatch(/^(\d{2,3}k|\d{1,3}(\.\d{1,2})?M|ab .*)$/);
  await close();
});

test('a home that was opened looks visited on the map', async () => {
  const { page, close } = await visitMap(browser, `${VAUD}?zoom=14&lat=46.52&lng=6.63`);
  await expect.poll(() => pinsOf(page).count()).toBeGreaterThan(0);
  await pinsOf(page).filter({ hasText: 'CHF' }).first().press('Enter');
  await page
    .getByRole('region', { name: /home here/ })
    .getByRole('article')
    .first()
    .getByRole('link')
    .last()
    .click();
  await lookAndComeBack(page);
  await pinsOf(page).filter({ hasText: 'Seen' }).first().waitFor();
  await close();
});
