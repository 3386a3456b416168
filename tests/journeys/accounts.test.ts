import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { linkInMail, logIn, register, visitAsMember } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';

const FIFTEEN_DAYS_MS = 15 * 86_400_000;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

describe('a visitor becomes a member', () => {
  test('registers, confirms by mail, logs in, changes language and address, and resets the password elsewhere', async () => {
    const person = aPerson();
    const { page, origin, close } = await visit(browser, '/en');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('dialog').getByText('You will not regret it, we promise;)').waitFor();
    await register(page, person);
    await page.getByText('Account created successfully.').waitFor();
    await page.getByRole('banner').getByText(person.firstName).first().waitFor();

    const mails = await visit(browser, '/dev/mail');
    await page.goto(await linkInMail(mails.page, person.email, 'Confirm your email address'));
    await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Email address confirmed').waitFor();

    await page.getByRole('banner').getByText(person.firstName).first().click();
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await openPage(page, `${origin}/en/login?redirectUrl=/en/workspace/my-account`);
    await logIn(page, person);
    await page.waitForURL(/\/en\/workspace\/my-account/);
    await page.getByText('You are logged in').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Email address' }).waitFor();

    await page.getByText('Language: EN').click();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL(/\/fr\/workspace\/my-account/);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr-CH');

    const moved = { ...person, email: person.email.replace('journey', 'moved') };
    await openPage(page, `${origin}/change-email`);
    await page.getByRole('main').getByRole('button').first().click();
    await openPage(page, await linkInMail(mails.page, person.email, 'Change your email address'));
    const form = page.getByRole('main');
    await form.locator('input[type=email]').first().fill(moved.email);
    await form.locator('input[type=email]').last().fill(person.email);
    await form.locator('button[type=submit]').click();
    await form.getByText(/E-mails do not match\.|Les adresses e-mail ne correspondent pas\./).waitFor();
    await form.locator('input[type=email]').last().fill(moved.email);
    await form.locator('input[type=password]').fill(person.password);
    await form.locator('button[type=submit]').click();
    await form.getByText(moved.email).waitFor();

    const phone = await visit(browser, '/en/forgot-password', { size: 'phone' });
    await phone.page.getByRole('main').getByLabel('Email').fill(moved.email);
    await phone.page.getByRole('button', { name: 'Send link' }).click();
    await openPage(phone.page, await linkInMail(mails.page, moved.email, 'Set a new password'));
    const reset = phone.page.getByRole('main');
    await reset.getByRole('textbox', { name: 'New password' }).fill('Vier-Schwaene-am-Fluss');
    await reset.getByRole('textbox', { name: 'Repeat password' }).fill('Vier-Schwaene-am-Fluss');
    await reset.getByRole('button', { name: 'Save password' }).click();
    await reset.getByText('Your new password is set').waitFor();

    // The first session is dead: the workspace sends to the login, and says where to come back to.
    await page.goto(`${origin}/fr/workspace/my-account`);
    await page.waitForURL(/\/fr\/connexion\?redirectUrl=/);
    await openPage(phone.page, `${origin}/en/login`);
    await logIn(phone.page, { email: moved.email, password: 'Vier-Schwaene-am-Fluss' });
    await phone.page.getByText('You are logged in').waitFor();
    await Promise.all([close(), mails.close(), phone.close()]);
  });
});

describe('a provider', () => {
  test('signs a person in by its window, and again the same account', async () => {
    const { page, close } = await visit(browser, '/en');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    // Another journey may have come first: then Sofia is no new member.
    await page.getByText(/^You are logged in/).waitFor();
    await page.getByRole('banner').getByText('Sofia').first().waitFor();
    await close();
    const again = await visit(browser, '/en/login');
    await again.page.getByRole('main').getByRole('button', { name: 'Continue with Google' }).click();
    await again.page.getByText('You are logged in', { exact: true }).waitFor();
    await again.page.getByRole('banner').getByText('Sofia').first().waitFor();
    await again.close();
  });
});

describe('a session', () => {
  test('that was ended elsewhere is over here as well when its time comes', async () => {
    const { page, origin, person, close } = await visitAsMember(browser, '/en');
    await page.clock.install();
    await openPage(page, `${origin}/en`);
    await page.getByRole('banner').getByText(person.firstName).first().waitFor();
    const other = await visit(browser, '/en/login');
    await logIn(other.page, person);
    await other.page.getByText('You are logged in').waitFor();
    await other.page.evaluate(() =>
      fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'mutation { endOtherSessions }' }),
      }),
    );
    await page.clock.fastForward(FIFTEEN_DAYS_MS);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await Promise.all([close(), other.close()]);
  });
});

describe('a signed-in page', () => {
  test('abuse 68: is private: no cache stores it, and a visitor gets another one', async () => {
    const { page, origin, person, close } = await visitAsMember(browser, '/en');
    const answer = await page.goto(`${origin}/en/workspace/my-account`);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect(await answer?.text()).toContain(person.email);
    const visitor = await visit(browser, '/en');
    expect(await visitor.page.content()).not.toContain(person.email);
    await Promise.all([close(), visitor.close()]);
  });

  test('abuse 62: shows as text whatever a name is made of', async () => {
    const person = aPerson({
      firstName: '<img src=x onerror=alert(1)>',
      lastName: '</script><script>alert(2)</script>',
    });
    const { page, origin, close } = await visitAsMember(browser, '/en', { person });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const path of ['/en', '/en/workspace/my-account', '/en/workspace/my-account/preview', '/dev/mail'])
      await openPage(page, origin + path);
    expect(dialogs).toEqual([]);
    await close();
  });
});
