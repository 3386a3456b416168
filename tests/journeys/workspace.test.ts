import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { expectScreensWellFormed } from '#tests/support/browser/looks.ts';
import { logIn, register, visitAsMember } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';

const ACCOUNT = '/en/workspace/my-account';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();

test('every page of the workspace passes axe and fits its window', async () => {
  const { page, origin, close } = await visitAsMember(browser, ACCOUNT);
  const parts = ['?section=profile', '?section=preferences', '?section=security', '?section=data', '/preview'];
  await expectScreensWellFormed(page, origin, (locale) => [
    ...parts.map((part) => `/${locale}/workspace/my-account${part}`),
    `/${locale}/workspace/my-potential-customer`,
  ]);
  await close();
});

describe('the account', () => {
  test('shows where it is open, and closes it there', async () => {
    const { page, origin, person, close } = await visitAsMember(browser, '/en');
    const phone = await visit(browser, '/en/login', { size: 'phone' });
    await logIn(phone.page, person);
    await phone.page.getByText('You are logged in').waitFor();
    await openPage(page, `${origin}${ACCOUNT}?section=security`);
    await page.getByText('This browser').waitFor();
    await page.getByRole('button', { name: 'Log out all others' }).click();
    await toastSays(page, 'All other browsers have been logged out.');
    await phone.page.goto(origin + ACCOUNT);
    expect(phone.page.url()).toContain('/en/login?redirectUrl=');
    await Promise.all([close(), phone.close()]);
  });
});

describe('the sections', () => {
  test('lead on where they are still being built, and do not exist for those they are not for', async () => {
    const { page, origin, close } = await visitAsMember(browser, ACCOUNT, { size: 'phone' });
    await page.getByRole('main').locator('summary', { hasText: 'My account' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Tenants' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tenants' }).waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('main').getByRole('link', { name: 'Homes for rent' }).count()).toBe(1);
    const refused = await page.goto(`${origin}/en/workspace/my-leads/my-buyers`);
    expect(refused?.status()).toBe(404);
    await close();
  });

  test('send a visitor to the login, which knows the way back', async () => {
    const { page, close } = await visit(browser, '/fr/workspace/my-messages/7?x=1');
    expect(new URL(page.url()).pathname).toBe('/fr/connexion');
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe('/fr/workspace/my-messages/7?x=1');
    await close();
  });
});

describe('whoever comes back to a tab', () => {
  test('in which somebody else is signed in by now sees what is theirs, not what was', async () => {
    const { page, context, origin, close } = await visitAsMember(browser, `${ACCOUNT}?section=preferences`);
    await context.clearCookies({ name: '__Host-session' });
    const second = await context.newPage();
    await openPage(second, `${origin}/en/register`);
    const other = aPerson();
    await register(second, other);
    await second.getByText('Account created successfully.').waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('main').getByText(other.email).first().waitFor();
    await close();
  });
});

describe('logging out', () => {
  test('takes the drafts out of the browser and leaves what is not the member’s', async () => {
    const { page, close } = await visitAsMember(browser, ACCOUNT);
    await page.evaluate(() => {
      for (const key of ['lm_quotes_rent', 'lm_estimate_0', 'lm_visitor']) localStorage.setItem(key, '1');
    });
    await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/en\/login/);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toContain('lm_visitor');
    expect(kept.filter((key) => /quotes|estimate/.test(key))).toEqual([]);
    await close();
  });
});
