import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { RESULTS } from '#tests/support/browser/known-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: true });
});
afterAll(() => browser.close());

test.each([
  { width: 1440, height: 900, abreast: 2 },
  { width: 1920, height: 1080, abreast: 3 },
])('at $width × $height two rows of $abreast homes are in view, beside a map', async ({ width, height, abreast }) => {
  const { page, close } = await visit(browser, '/robots.txt');
  await page.setViewportSize({ width, height });
  await page.goto(new URL(RESULTS.de, page.url()).href, { waitUntil: 'networkidle' });
  const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()));
  const tops = boxes.flatMap((box) => (box === null ? [] : [Math.round(box.y)]));
  const rows = [...new Set(tops)].sort((one, other) => one - other);
  expect(tops.filter((top) => top === rows[0])).toHaveLength(abreast);
  // Of the second row at least the whole picture: what a reader chooses by.
  const picture = await page.getByRole('article').nth(abreast).locator('img').first().boundingBox();
  expect((picture?.y ?? height) + (picture?.height ?? 0)).toBeLessThanOrEqual(height);
  const map = await page.getByRole('region', { name: 'Karte' }).first().boundingBox();
  const right = (map?.x ?? 0) + (map?.width ?? 0);
  if (width >= 1600) expect(width - right).toBeLessThanOrEqual(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await close();
});

test.each(LOCALES.flatMap((locale) => [1264, 1440].map((width) => [locale, width] as const)))(
  'the badge of the market data shows in the bar in %s at %i px, in the window and clear of other entries',
  async (locale, width) => {
    const { page, close } = await visit(browser, '/robots.txt');
    await page.setViewportSize({ width, height: 800 });
    await page.goto(new URL(`/${locale}`, page.url()).href, { waitUntil: 'networkidle' });
    const bar = page.getByRole('banner').getByRole('navigation');
    const badge = bar.getByText(textIn(locale, 'header.new'), { exact: true });
    await badge.waitFor();
    const box = await badge.boundingBox();
    const next = await bar.locator('summary').last().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await close();
  },
);
