import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, untilAlive, visit } from '#tests/support/browser/browser.ts';
import { logIn, register } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

test('the page of a mail’s link speaks another language as soon as it is chosen', async () => {
  const { page, close } = await visit(browser, '/reset-password/x');
  await page.locator('header summary', { hasText: 'EN' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neues Passwort' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de-CH');
  await close();
});

describe('a sign-in', () => {
  test('leads to the requested page, by way of signing up as well', async () => {
    const { page, origin, close } = await visit(browser, '/en/login?redirectUrl=/en/workspace/my-account/preview');
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await register(page, aPerson());
    await page.waitForURL(`${origin}/en/workspace/my-account/preview`);
    await close();
  });

  test('that cannot tell who came in says so, and goes on once it can', async () => {
    const { page, close } = await visit(browser, '/en/login');
    const main = page.getByRole('main');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('query Viewer') ? route.abort() : route.continue(),
    );
    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await main.getByText('The service is temporarily unavailable. Please try again.').waitFor();
    expect(await page.getByText('You are logged in').count()).toBe(0);
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await main.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('You are logged in').waitFor();
    await page.waitForURL(/\/en$/);
    await close();
  });

  test('whose files do not arrive reports that, and begins again', async () => {
    const { page, context } = await visit(browser, '/en');
    await page.route('**/assets/SignInDialog-*.js', (route) => route.abort());
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    // A newer version may have replaced the file: the page is loaded anew, once.
    const loadedAnew = page.waitForEvent('load');
    await login.click();
    await loadedAnew;
    await untilAlive(page);
    await login.click();
    await page.getByRole('alert').getByRole('heading', { name: 'Loading chunk failed' }).waitFor();
    await expectAccessible(page);
    await page.unroute('**/assets/SignInDialog-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await login.click();
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    await context.close();
  });

  test.each(['code', 'enrolment'])(
    'whose second step, %s, comes too late begins again, with the reason',
    async (step) => {
      const { page, close } = await visit(browser, '/en/login', { size: 'phone' });
      const main = page.getByRole('main');
      const json = { data: { login: { email: 'anna@example.ch', secondFactor: step } } };
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('mutation Login') ? route.fulfill({ json }) : route.continue(),
      );
      await logIn(page, aPerson());
      if (step === 'code') await main.getByLabel('One-time code').fill('123456');
      await main.getByRole('button', { name: step === 'code' ? 'Confirm' : 'Set up one-time codes' }).click();
      await main.getByText('Please log in to continue.').waitFor();
      await main.getByLabel('Password', { exact: true }).waitFor();
      await expectAccessible(page);
      await close();
    },
  );
});
