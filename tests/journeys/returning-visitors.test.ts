import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import { openBrowser, visit } from '#tests/support/browser.ts';
import { expectWholePage } from '#tests/support/whole-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const OF_OTHERS = LOCALES.flatMap((remembered) =>
  LOCALES.filter((spoken) => spoken !== remembered).map((spoken) => ({ remembered, spoken })),
);

/** What the language's own name is in the switcher. */
const NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' };

describe('the language of a page is that of its address', () => {
  test.each(OF_OTHERS)('$spoken, for whoever chose $remembered before', async ({ remembered, spoken }) => {
    const { page, context, origin, close } = await visit(browser, '/robots.txt');
    await context.addCookies([{ name: 'lang', value: remembered, url: origin }]);
    await page.goto(origin + buildPath('login', spoken), { waitUntil: 'networkidle' });
    await expectWholePage(page, spoken);
    await close();
  });

  test('also after another one was chosen, on the way back and when the page is loaded anew', async () => {
    const { page, close } = await visit(browser, '/en');
    await page.locator('header summary', { hasText: 'EN' }).click();
    await page.getByRole('link', { name: NAMES.fr }).click();
    await page.waitForURL('**/fr');
    await expectWholePage(page, 'fr');
    await page.goBack();
    await page.waitForURL('**/en');
    await expectWholePage(page, 'en');
    await page.reload({ waitUntil: 'networkidle' });
    await expectWholePage(page, 'en');
    await close();
  });

  test('where the address names none, that of the document until another is chosen', async () => {
    const { page, context, origin, close } = await visit(browser, '/change-email', { language: 'it-CH' });
    await expectWholePage(page, 'it');
    // Chosen in another tab: what is on the screen goes on as it began.
    await context.addCookies([{ name: 'lang', value: 'de', url: origin }]);
    await page.locator('header summary', { hasText: 'IT' }).click();
    await page.getByRole('link', { name: NAMES.en }).click();
    await expect.poll(() => page.title()).toMatch(/email/i);
    await expectWholePage(page, 'en');
    await page.reload({ waitUntil: 'networkidle' });
    await expectWholePage(page, 'en');
    await close();
  });
});
