import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import {
  answerCookieQuestion,
  expectWellFormed,
  openBrowser,
  openPage,
  visit,
} from '#tests/support/browser/browser.ts';
import { firstListings, MAIL_SCREENS, screensOf } from '#tests/support/browser/known-pages.ts';
import { expectWellFormedIn, LOOKS } from '#tests/support/browser/looks.ts';

let browser: Browser;
let browserWithMaps: Browser;
let listing: Record<Locale, string>;

beforeAll(async () => {
  [browser, browserWithMaps, listing] = await Promise.all([
    openBrowser({ maps: false }),
    openBrowser({ maps: true }),
    firstListings(),
  ]);
});
afterAll(() => Promise.all([browser.close(), browserWithMaps.close()]));

/** Pages of results have a map; all others are drawn twice as fast without the means for one. */
const hasMap = ([name]: readonly [name: string, path: string]): boolean => name.includes('results');

describe('every screen passes axe, or fits its window at least', () => {
  test.each(LOCALES)('in %s', async (locale) => {
    const { size, scheme } = LOOKS[locale];
    const visitor = await visit(browser, `/${locale}`, { size, scheme, consented: false });
    const { page, origin, close } = visitor;
    await expectWellFormedIn(locale, page, 'home with the question about cookies');
    await answerCookieQuestion(visitor);
    const screens = screensOf(locale, listing);
    for (const [name, path] of screens.filter((screen) => !hasMap(screen))) {
      await openPage(page, origin + path);
      await expectWellFormedIn(locale, page, name);
    }
    await close();
    const results = screens.filter(hasMap);
    const withMaps = await visit(browserWithMaps, results[0]?.[1] ?? '', { size, scheme });
    for (const [name, path] of results) {
      await openPage(withMaps.page, origin + path);
      await expectWellFormedIn(locale, withMaps.page, name);
    }
    await withMaps.close();
  });
});

describe('every screen that a mail leads to passes axe', () => {
  test.each([
    ['de-CH', 'desk', 'light'],
    ['fr-CH', 'phone', 'dark'],
  ] as const)('in %s on a %s in the %s scheme', async (language, size, scheme) => {
    const { page, origin, close } = await visit(browser, '/robots.txt', { language, size, scheme });
    for (const path of MAIL_SCREENS) {
      await openPage(page, origin + path);
      await expectWellFormed(page, path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    }
    await close();
  });
});
