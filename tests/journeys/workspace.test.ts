import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { expectScreensWellFormed } from '#tests/support/browser/looks.ts';
import { aPerson, logIn, register, visitAsMember } from '#tests/support/browser/member.ts';

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
  await expectScreensWellFormed(page, origin, (locale) =>
    parts.map((part) => `/${locale}/workspace/my-account${part}`),
  );
  await close();
});

describe('the profile', () => {
  test('is known everywhere as soon as it is saved, and speaks the chosen language', async () => {
    const { page, close } = await visitAsMember(browser, ACCOUNT);
    const form = page.getByRole('main');
    await form.getByLabel('First name').fill('Léa');
    await form.getByLabel('Occupation').fill('Architect');
    await form.getByLabel('Since (year)').fill('20');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Please enter a valid value.').waitFor();
    await form.getByLabel('First name').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => form.getByLabel('First name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await form.getByLabel('First name').fill('Léa');
    await form.getByLabel('Since (year)').fill('2015');
    await form.getByLabel('Mobile').fill('079 123 45 67');
    await form.getByRole('button', { name: 'Save' }).click();
    await toastSays(page, 'Your personal data updated successfully.');
    await page.locator('header summary', { hasText: 'Léa' }).waitFor();
    await page.getByRole('link', { name: 'How others see you' }).click();
    await form.getByText('Architect, since 2015').waitFor();
    await page.getByRole('link', { name: 'Edit your profile' }).click();
    await expect.poll(() => form.getByLabel('Mobile').inputValue()).toBe('79 123 45 67');
    await form.getByLabel('Language of the site and emails').selectOption({ label: 'German' });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/de\/workspace\/my-account/);
    await page.getByRole('heading', { level: 1, name: 'Mein Konto' }).waitFor();
    await close();
  });

  test('has a picture that shows in the bar; a file that is none is refused in words', async () => {
    const { page, close } = await visitAsMember(browser, ACCOUNT);
    const file = page.locator('input[type=file]');
    await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sirs') });
    await page.getByRole('alert').getByText('This file type is not supported.').waitFor();
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
    await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('banner').locator('img[src^="/account-pictures/"]').waitFor();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('banner').locator('img[src^="/account-pictures/"]').waitFor({ state: 'detached' });
    await close();
  });
});

describe('the account', () => {
  test('keeps which mail is wanted', async () => {
    const { page, close } = await visitAsMember(browser, `${ACCOUNT}?section=preferences`);
    await page.getByRole('checkbox', { name: /Messages/ }).uncheck();
    await toastSays(page, 'Email settings updated successfully.');
    await page.reload();
    expect(await page.getByRole('checkbox', { name: /Messages/ }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: /Your listings/ }).isChecked()).toBe(true);
    await close();
  });

  test('shows where it is open, closes it there, and takes a new password', async () => {
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
    const form = page.locator('form').first();
    await form.getByLabel('Current password').fill('not this one');
    await form.getByLabel('New password').fill('Vier-Schwaene-am-Fluss');
    await form.getByLabel('Repeat password').fill('Vier-Schwaene-am-Fluss');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Wrong password.').waitFor();
    await form.getByLabel('Current password').fill(person.password);
    await form.getByRole('button', { name: 'Save' }).click();
    await toastSays(page, 'Password changed successfully.');
    await Promise.all([close(), phone.close()]);
  });

  test('asks whoever leaves the recovery codes behind', async () => {
    const { page, close } = await visitAsMember(browser, `${ACCOUNT}?section=security`);
    const json = { data: { confirmSecondFactor: ['AAAA-BBBB-CCCC-DDDD'] } };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('ConfirmSecondFactor') ? route.fulfill({ json }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Set up one-time codes' }).click();
    await page.getByLabel('One-time code').fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('AAAA-BBBB-CCCC-DDDD').waitFor();
    const questions: string[] = [];
    let isLeaving = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (isLeaving ? dialog.accept() : dialog.dismiss());
    });
    await page.getByRole('main').getByRole('link', { name: 'Emails' }).click();
    await expect.poll(() => questions).toEqual([expect.stringContaining('only once')]);
    await page.getByText('AAAA-BBBB-CCCC-DDDD').waitFor();
    isLeaving = true;
    await page.getByRole('main').getByRole('link', { name: 'Emails' }).click();
    await page.waitForURL(/section=preferences/);
    await close();
  });

  test('hands its data over, and asks before a mail goes out that deletes it', async () => {
    const { page, close } = await visitAsMember(browser, `${ACCOUNT}?section=data`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: 'Delete your account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send me the link' }).click();
    await toastSays(page, 'Email was sent. Please check your email inbox.');
    await close();
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

  test('that fails is said, and changes nothing', async () => {
    const { page, context, person } = await visitAsMember(browser, ACCOUNT);
    await page.route('**/logout', (route) => route.abort());
    await page.getByRole('complementary').getByRole('button', { name: 'Logout' }).click();
    await toastSays(page, 'Error during logout');
    expect(await page.getByRole('banner').getByText(person.firstName).count()).toBeGreaterThan(0);
    await context.close();
  });
});
