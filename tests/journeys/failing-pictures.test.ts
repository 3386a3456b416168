import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visit } from '#tests/support/browser/browser.ts';
import { RESULTS } from '#tests/support/browser/known-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

test.each([
  ['returns if its second fetch succeeds', 1, 'picture'],
  ['stays one if that fails, too', Number.POSITIVE_INFINITY, 'drawing'],
])('a failed picture is a drawing at once, and %s', async (_name, failures, end) => {
  const { page, close } = await visit(browser, '/robots.txt');
  let fetches = 0;
  let first: string | undefined;
  await page.route('**/pictures/**', async (route) => {
    const url = route.request().url();
    first ??= url;
    if (url === first) fetches += 1;
    if (url === first && fetches > failures) await route.continue();
    else await route.fulfill({ status: 503, body: '' });
  });
  await page.goto(new URL(`${RESULTS.en}?map=false`, page.url()).href, { waitUntil: 'load' });
  const picture = page.getByRole('article').locator('img').first();
  const state = () =>
    picture.evaluate(({ currentSrc, naturalWidth, dataset }: HTMLImageElement) => {
      if (naturalWidth === 0) return 'broken';
      return currentSrc.endsWith(dataset.drawing ?? '') ? 'drawing' : 'picture';
    });
  await expect.poll(state).toBe('drawing');
  // Several cards may have the same picture.
  await expect.poll(() => fetches).toBeGreaterThanOrEqual(2);
  await expect.poll(state).toBe(end);
  // Hydration leaves alone what the first script has changed.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => window.pageStart.isDone);
  expect(await state()).toBe(end);
  await close();
});
