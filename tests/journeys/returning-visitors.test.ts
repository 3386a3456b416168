import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { openBrowser, type VisitorPage, visit } from '#tests/support/browser/browser.ts';
import { visitAsMember } from '#tests/support/browser/member.ts';
import { expectWholePage } from '#tests/support/browser/whole-page.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
});
afterAll(() => browser.close());

/** A returning visitor, at a page without scripts. */
const comeBack = (language = 'en-CH'): Promise<VisitorPage> =>
  visit(browser, '/robots.txt', { language, consented: false });

/** Names of the languages in the switcher. */
const NAMES: Record<Locale, string> = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' };

describe('the language of a page is that of its address', () => {
  test.each(LOCALES)('over any language chosen before: %s', async (spoken) => {
    const { page, context, origin, close } = await comeBack();
    for (const remembered of LOCALES.filter((locale) => locale !== spoken)) {
      await context.addCookies([{ name: 'lang', value: remembered, url: origin }]);
      await page.goto(origin + buildPath('login', spoken));
      await expectWholePage(page, spoken, `${spoken}, remembered ${remembered}`);
    }
    await close();
  });

  test('also after another one was chosen, on the way back and when the page is loaded anew', async () => {
    const { page, close } = await visit(browser, '/en');
    await page.locator('header summary', { hasText: 'EN' }).click();
    await page.getByRole('banner').getByRole('link', { name: NAMES.fr }).click();
    await page.waitForURL('**/fr');
    // The page in French may still be on its way.
    await page.goBack();
    await page.waitForURL('**/en');
    await expectWholePage(page, 'en');
    await page.goForward();
    await expectWholePage(page, 'fr');
    await page.goBack();
    await page.reload();
    await expectWholePage(page, 'en');
    await close();
  });

  test('where the address names none, that of the document until another is chosen', async () => {
    const { page, context, origin, close } = await visit(browser, '/change-email', { language: 'it-CH' });
    await expectWholePage(page, 'it');
    // Chosen in another tab: the screen continues in its first language.
    await context.addCookies([{ name: 'lang', value: 'de', url: origin }]);
    await page.locator('header summary', { hasText: 'IT' }).click();
    await page.getByRole('banner').getByRole('link', { name: NAMES.en }).click();
    await expect.poll(() => page.title()).toMatch(/email/i);
    await expectWholePage(page, 'en');
    await page.reload();
    await expectWholePage(page, 'en');
    await close();
  });
});

test('a session that ended elsewhere leads to the login, and every page is that of a visitor', async () => {
  const { page, context, origin } = await visitAsMember(browser, '/en/workspace/my-account');
  const [session] = (await context.cookies()).filter(({ name }) => name.includes('session'));
  if (!session) throw new Error('No session was kept.');
  await context.request.post(`${origin}/logout`, { data: {}, headers: { origin } });
  await context.addCookies([session]);
  // Gone by a click in the page as it was, then by its address.
  await page.getByRole('link', { name: 'How others see you' }).click();
  await page.waitForURL(/redirectUrl=/);
  await expectWholePage(page, 'en');
  for (const path of ['/en/workspace/my-account', '/fr/workspace/my-account']) {
    await page.goto(origin + path);
    await page.waitForURL(/redirectUrl=/);
    await expectWholePage(page, path.startsWith('/fr') ? 'fr' : 'en', path);
  }
  await page.goto(`${origin}/en`);
  await expectWholePage(page, 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().waitFor();
  await context.close();
});

test('a change in another tab leaves a page whole', async () => {
  const { page, context, origin, close } = await visit(browser, '/en', { consented: false });
  const other = await context.newPage();
  await other.goto(`${origin}/de`);
  await other
    .getByRole('button', { name: 'Nur notwendige' })
    .or(other.locator('[data-question=cookies] button').last())
    .first()
    .click();
  await context.addCookies([
    { name: 'lang', value: 'de', url: origin },
    { name: 'lm_scheme', value: 'dark', url: origin },
  ]);
  await other.close();
  await page.bringToFront();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/en/contact');
  await expectWholePage(page, 'en');
  await page.reload();
  await expectWholePage(page, 'en');
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
  await close();
});

test('a page from the browser’s back-forward cache is alive on the way back', async () => {
  const keeping = await openBrowser({ maps: false, keepsPages: true });
  const { page, context, origin, close } = await visit(keeping, '/de/anmelden');
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await context.addCookies([{ name: 'lang', value: 'it', url: origin }]);
  await page.goto(`${origin}/fr`);
  await expectWholePage(page, 'fr');
  // A page from the back-forward cache is not loaded again.
  await page.goBack({ waitUntil: 'commit' });
  expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
  await expectWholePage(page, 'de');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Passwort/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Neues Passwort festlegen' }).waitFor();
  await expectWholePage(page, 'de');
  await close();
  await keeping.close();
});
