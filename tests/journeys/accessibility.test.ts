import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { answerCookieQuestion, expectWellFormed, openBrowser, openPage, visit } from '#tests/support/browser.ts';
import { firstListings, MAIL_SCREENS, screensOf } from '#tests/support/known-pages.ts';

let browser: Browser;
let listing: Record<Locale, string>;

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
  listing = await firstListings();
});
afterAll(() => browser.close());

/** Every language, every size in every scheme; the widest words, those of German, on the phone. */
const LOOKS = [
  ['en', 'desk', 'light'],
  ['en', 'phone', 'dark'],
  ['fr', 'desk', 'dark'],
  ['de', 'phone', 'light'],
  ['it', 'phone', 'dark'],
] as const;

describe('every screen passes axe', () => {
  test.each(LOOKS)(
    'in %s on a %s in the %s scheme',
    async (locale, size, scheme) => {
      const visitor = await visit(browser, `/${locale}`, { size, scheme, consented: false });
      const { page, origin, close } = visitor;
      await expectWellFormed(page, 'home with the question about cookies');
      await answerCookieQuestion(visitor);
      for (const [name, path] of screensOf(locale, listing)) {
        await openPage(page, origin + path);
        await expectWellFormed(page, name);
      }
      await close();
    },
    240_000,
  );
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
