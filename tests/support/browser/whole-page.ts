import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LANGUAGE_TAGS, type Locale } from '#kernel/locale.ts';
import { matchPath } from '#kernel/paths/paths.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import { textIn } from '#platform/i18n/messages.ts';

/**
 * Expects a usable page: bar, one main heading, the right language, running scripts, fields that accept input, and links that lead to
 * pages, without a failure of ours or of the framework. `close` of the visitor checks the console.
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
  expect(deadEnds(await page.evaluate(readLinks)), name).toEqual([]);
  await expectUsableField(page, name);
}

/** Links to screens without a page, to unknown addresses, and to sites of examples. @param hrefs absolute, of this site and of others */
export const deadEnds = ({ origin, hrefs }: PageLinks): string[] =>
  hrefs.filter((href) => {
    const { origin: site, pathname, hostname } = new URL(href);
    if (site !== origin) return hostname.endsWith('.lares.example');
    const screen = matchPath(pathname)?.screen;
    return screen ? !hasPage(screen) : /^\/(?:\w\w\/|$)/.test(pathname) && pathname !== '/';
  });

/** The links of a page, and the address of its site. */
interface PageLinks {
  origin: string;
  hrefs: string[];
}

/** Links to the same page in another language are no ends. */
const readLinks = (): PageLinks => ({
  origin: location.origin,
  hrefs: [...document.querySelectorAll<HTMLAnchorElement>('a:not([hreflang]):is([href^="/"], [href^=http])')].map(
    ({ href }) => href,
  ),
});

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
