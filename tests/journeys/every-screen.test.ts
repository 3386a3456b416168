import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { LANGUAGE_TAGS, LOCALES, type Locale } from '#kernel/locale.ts';
import {
  answerCookieQuestion,
  openBrowser,
  openPage,
  type VisitorPage,
  visit,
} from '#tests/support/browser/browser.ts';
import { LUGGAGE } from '#tests/support/browser/carried-over.ts';
import { firstListings, MAIL_SCREENS, screensOf } from '#tests/support/browser/known-pages.ts';
import { expectWellFormedIn, LOOKS } from '#tests/support/browser/looks.ts';
import { expectWholePage } from '#tests/support/browser/whole-page.ts';

let browser: Browser;
let browserWithMaps: Browser;
let listings: Record<Locale, string>;

beforeAll(async () => {
  [browser, browserWithMaps, listings] = await Promise.all([
    openBrowser({ maps: false }),
    openBrowser({ maps: true }),
    firstListings(),
  ]);
});
afterAll(() => Promise.all([browser.close(), browserWithMaps.close()]));

/** Pages of results have a map; all others are drawn twice as fast without the means for one. */
const hasMap = ([name]: readonly [name: string, path: string]): boolean => name.includes('results');

/** Comes in the look of a language and with its luggage, to a page that runs nothing. */
async function comeIn(locale: Locale, shownBy: Browser): Promise<VisitorPage> {
  const { size, scheme } = LOOKS[locale];
  const visitor = { size, scheme, language: LANGUAGE_TAGS[locale], consented: false };
  const opened = await visit(shownBy, '/robots.txt', visitor);
  await LUGGAGE[locale].pack(opened.context, opened.origin);
  return opened;
}

async function expectGoodScreen(page: Page, look: Locale, spoken: Locale, name: string): Promise<void> {
  await expectWellFormedIn(look, page, name);
  await expectWholePage(page, spoken, name);
}

/** Policy, errors and texts that are missing are complaints in the console, which `close` looks at. */
describe('every screen is whole, fits its window and passes axe', () => {
  test.each(LOCALES.map((locale) => [locale, LUGGAGE[locale].name] as const))('in %s, with %s', async (locale) => {
    const visitor = await comeIn(locale, browser);
    const { page, origin, close } = visitor;
    await openPage(page, `${origin}/${locale}`);
    await expectGoodScreen(page, locale, locale, 'home');
    if (locale === 'en') await answerCookieQuestion(visitor);
    const screens = screensOf(locale, listings);
    for (const [name, path] of screens.filter((screen) => !hasMap(screen))) {
      await openPage(page, origin + path);
      await expectGoodScreen(page, locale, locale, name);
    }
    for (const path of MAIL_SCREENS) {
      await openPage(page, origin + path);
      await expectGoodScreen(page, locale, LUGGAGE[locale].remembered, path);
    }
    await close();
    const withMaps = await comeIn(locale, browserWithMaps);
    for (const [name, path] of screens.filter(hasMap)) {
      await openPage(withMaps.page, origin + path);
      await expectGoodScreen(withMaps.page, locale, locale, name);
    }
    await withMaps.close();
  });

  test.each(MAIL_SCREENS)('%s speaks the language of the browser where none was chosen', async (path) => {
    const answer = await fetch(inject('origin') + path, { headers: { 'accept-language': 'de-CH' } });
    expect(await answer.text()).toContain('<html lang="de-CH"');
  });
});
