import type { Page } from 'playwright-core';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { expectFitting, expectWellFormed, openPage, SIZES } from './browser.ts';
import { SMALLEST_PHONE } from './windows.ts';

/**
 * How screens are looked at: in every language, in both sizes and schemes, the widest words, those of German, on the smallest phone.
 * Other words say nothing else to axe: it looks once in each scheme and size, at twice the time of all the rest.
 */
export const LOOKS = {
  en: { size: 'wide', scheme: 'light', hasAxe: true },
  fr: { size: 'wide', scheme: 'dark', hasAxe: false },
  de: { size: 'phone', scheme: 'dark', hasAxe: true },
  it: { size: 'phone', scheme: 'light', hasAxe: false },
} as const satisfies Record<Locale, { size: keyof typeof SIZES; scheme: 'light' | 'dark'; hasAxe: boolean }>;

/** Expects of the screen that is open that it is well formed in the look of a language. */
export const expectWellFormedIn = (locale: Locale, page: Page, name: string): Promise<void> =>
  LOOKS[locale].hasAxe ? expectWellFormed(page, name) : expectFitting(page, name);

/** Opens screens in the look of each language, and expects that all are well formed. */
export async function expectScreensWellFormed(
  page: Page,
  origin: string,
  pathsOf: (locale: Locale) => readonly string[],
): Promise<void> {
  for (const locale of LOCALES) {
    await page.setViewportSize(locale === 'de' ? SMALLEST_PHONE : SIZES[LOOKS[locale].size]);
    await page.emulateMedia({ colorScheme: LOOKS[locale].scheme });
    for (const path of pathsOf(locale)) {
      await openPage(page, origin + path);
      await expectWellFormedIn(locale, page, path);
    }
  }
}
