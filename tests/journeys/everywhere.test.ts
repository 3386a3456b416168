import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { openBrowser, openPage, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { firstListings, RESULTS } from '#tests/support/browser/known-pages.ts';
import { logIn, visitAsMember } from '#tests/support/browser/member.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let browser: Browser;
let listing: Record<Locale, string>;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
  listing = await firstListings();
});
afterAll(() => browser.close());

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

/** The element that covers the middle of the focused element; null where none does. */
const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
    return !above || focused.contains(above) || above.contains(focused) ? null : above.outerHTML.slice(0, 200);
  });

describe('the question about cookies', () => {
  const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  test.each([
    ['results', () => RESULTS.de],
    ['listing', () => listing.de],
    ['home', () => '/de'],
  ])('on a phone covers nothing of %s, and nothing that has the focus', async (_name, path) => {
    const visitor = { size: 'phone', language: 'de-CH', consented: false } as const;
    const { page, close } = await visit(browser, path(), visitor);
    const asked = await boxOf(question(page));
    expect(await question(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
    const main = await boxOf(page.getByRole('main'));
    expect(main.y).toBeGreaterThanOrEqual(asked.y + asked.height - 1);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      // The link past the header goes when the focus leaves it.
      await expect.poll(() => coverOfFocus(page), { message: `stop ${stop}` }).toBeNull();
    }
    await close();
  });

  test('is answered by keyboard once; a returning visitor never sees it, not even for a moment', async () => {
    const { page, context } = await visit(browser, '/en', { consented: false });
    await question(page).getByRole('button', { name: 'Accept' }).focus();
    await page.keyboard.press('Enter');
    await question(page).waitFor({ state: 'detached' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.locator('[data-question=cookies]').isVisible()).toBe(false);
    await page.unroute('**/assets/*.js');
    await reloadPage(page);
    expect(await question(page).count()).toBe(0);
    // The browser reports each blocked request.
    await context.close();
  });

  test('is not asked where no scripts run', async () => {
    const { page, close } = await visit(browser, '/en', { script: false, consented: false });
    expect(await page.locator('[data-question=cookies]').isVisible()).toBe(false);
    await close();
  });
});

describe('for known bots', () => {
  test('there is no drawer, and the page comes alive all the same', async () => {
    const context = await browser.newContext({ userAgent: GOOGLEBOT, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await openPage(page, `${inject('origin')}/en`);
    expect(await page.getByRole('banner').getByRole('button', { name: 'Menu' }).count()).toBe(0);
    expect(await page.locator('a[href="#links"]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a member', () => {
  test('distinguishes browsers by the time they were used', async () => {
    const { page, origin, person, close } = await visitAsMember(browser, '/en');
    const other = await visit(browser, '/en/login');
    await logIn(other.page, person);
    await other.page.getByText('You are logged in').waitFor();
    await openPage(page, `${origin}/en/workspace/my-account?section=security`);
    const when = /Last used \d\d\/\d\d\/\d{4}, \d\d:\d\d/;
    expect(await page.getByText(when).count()).toBe(2);
    const [name] = await page
      .getByRole('button', { name: /^Log out .*, last used/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    expect(name).toMatch(/last used \d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
    await page.getByRole('heading', { name: 'Connected providers' }).waitFor();
    await Promise.all([close(), other.close()]);
  });
});
