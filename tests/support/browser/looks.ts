import type { Page } from 'playwright-core';
import type { Locale } from '#kernel/locale.ts';
import { expectFitting, expectWellFormed, type SIZES } from './browser.ts';

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

/** Expects of the screen that is open that it is well formed in the look of a language. @param isWhole see `expectAccessible` */
export const expectWellFormedIn = (locale: Locale, page: Page, name: string, isWhole = true): Promise<void> =>
  LOOKS[locale].hasAxe ? expectWellFormed(page, name, isWhole) : expectFitting(page, name);
