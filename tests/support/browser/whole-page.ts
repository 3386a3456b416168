import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';

/**
 * Expects a usable page: bar, one main heading, the right language, running scripts, and fields that accept input, without a failure of
 * ours or of the framework. `close` of the visitor checks the console.
 */
export async function expectWholePage(page: Page, locale: Locale, name = page.url()): Promise<void> {
  await expect
    .poll(() => page.evaluate(readPage), { message: name })
    .toEqual({
      language: LANGUAGE_TAGS[locale],
      words: textIn(locale, 'header.skip'),
      headings: 1,
      isAlive: true,
      hasBar: true,
      isFrameworks: false,
      failures: 0,
      deadFields: [],
    });
  await expectUsableField(page, name);
}

function readPage() {
  const selector = 'main :is(input, select, textarea), main form[method=post] [type=submit]';
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  const notice = document.getElementById('start-notice');
  return {
    language: document.documentElement.lang,
    words: document.querySelector('a[href="#main"]')?.textContent,
    headings: document.querySelectorAll('h1').length,
    isAlive: window.pageStart.isDone && notice?.hidden === true,
    hasBar: document.querySelector('header a[href^="/"] svg') !== null,
    isFrameworks: document.body.textContent.includes('Show Error'),
    failures: document.querySelectorAll('main [role=alert] h2').length,
    deadFields: fields.filter((field) => field.disabled).map((field) => field.name || field.textContent),
  };
}

/** The first field to type into keeps what is typed, also once the scripts are there. */
async function expectUsableField(page: Page, name: string): Promise<void> {
  const field = page.locator('main input:is([type=email], [type=password]):visible:enabled').first();
  if ((await field.count()) === 0) return;
  await field.fill('anna@example.ch');
  expect(await field.inputValue(), name).toBe('anna@example.ch');
}
