import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import { answerCookieQuestion, expectWellFormed, openBrowser, visit } from '#tests/support/browser.ts';
import { firstListings, RESULTS } from '#tests/support/known-pages.ts';

let browser: Browser;
let listing: Record<Locale, string>;

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
  listing = await firstListings();
});
afterAll(() => browser.close());

describe('every screen passes axe', () => {
  const screens = (locale: Locale): [string, string][] => [
    ['results', RESULTS[locale]],
    ['results as a list', `${RESULTS[locale]}?viewMode=list`],
    ['no results', `${RESULTS[locale]}?maxPrice=1&excludePriceOnRequest=true`],
    ['listing', listing[locale]],
    ['print view', `${listing[locale]}/print`],
    ['how homes are ordered', buildPath('recommended', locale)],
    ['a screen that is coming', buildPath('contact', locale)],
    ['login', buildPath('login', locale)],
    ['registering', buildPath('register', locale)],
    ['a forgotten password', buildPath('forgotPassword', locale)],
    ['deleting an account', buildPath('deleteAccount', locale)],
    ['a link of a mail', buildPath('deleteAccount', locale, { token: 'x' })],
    ['not found', `/${locale}/nothing-here`],
  ];

  test.each(LOCALES.flatMap((locale) => [[locale, 'desk', 'light'] as const, [locale, 'phone', 'dark'] as const]))(
    'in %s on a %s in the %s scheme',
    async (locale, size, scheme) => {
      const visitor = await visit(browser, `/${locale}`, { size, scheme, consented: false });
      const { page, origin, close } = visitor;
      await expectWellFormed(page, 'home with the question about cookies');
      await answerCookieQuestion(visitor);
      for (const [name, path] of screens(locale)) {
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await expectWellFormed(page, name);
      }
      await close();
    },
    240_000,
  );
});

describe('every screen that a mail leads to passes axe', () => {
  const PATHS = [
    '/confirmation-account/x',
    '/confirmation-account/x?connect=1',
    '/reset-password/x',
    '/change-email',
    '/change-email/x',
    '/change-email/x?undo=1',
    '/unsubscribe/x',
  ];

  test.each([
    ['de-CH', 'desk', 'light'],
    ['fr-CH', 'phone', 'dark'],
  ] as const)('in %s on a %s in the %s scheme', async (language, size, scheme) => {
    const { page, origin, close } = await visit(browser, '/robots.txt', { language, size, scheme });
    for (const path of PATHS) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await expectWellFormed(page, path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language);
    }
    await close();
  });
});
