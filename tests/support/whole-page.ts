import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';

/** Words of the framework's own error page, and of what browsers show instead of a page. */
const NOT_OURS = /Something went wrong! |Show Error|ERR_[A-Z]+/;

/**
 * Expects a page that somebody can use: bar, one main heading, the language it should speak, words in every control, and
 * fields that take what is typed. What its console complains of is for `close` of the visitor.
 */
export async function expectWholePage(page: Page, locale: Locale, name = page.url()): Promise<void> {
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('heading', { level: 1 }).count(), { message: `${name}: headings` }).toBe(1);
  await expect
    .poll(() => page.evaluate(readPage), { message: name })
    .toEqual({
      language: LANGUAGE_TAGS[locale],
      words: textIn(locale, 'header.skip'),
      isAlive: true,
      hasBar: true,
      isOurs: true,
      failures: 0,
      deadFields: [],
    });
  expect(await page.evaluate(() => document.body.textContent), name).not.toMatch(NOT_OURS);
}

function readPage() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea, [type=submit])')];
  return {
    language: document.documentElement.lang,
    words: document.querySelector('a[href="#main"]')?.textContent,
    isAlive: Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    hasBar: document.querySelectorAll('header a[href^="/"] svg').length > 0,
    isOurs: !document.body.textContent.includes('Show Error'),
    failures: document.querySelectorAll('main [role=alert] h2').length,
    deadFields: fields.filter((field) => field.disabled).map((field) => field.name || field.textContent),
  };
}
