import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { linkInMail, logIn, register } from '#tests/support/browser/member.ts';
import { aPerson, type Person } from '#tests/support/browser/person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** A person registers on the computer. Returns the path of the link that was mailed. */
async function registerInTheBrowser(person: Person): Promise<string> {
  const { page, close } = await visit(browser, '/en/register');
  await register(page, person);
  await page.waitForURL(/\/en$/);
  const href = await linkInMail(page, person.email, 'Confirm your email address');
  await close();
  return new URL(href).pathname;
}

const LANGUAGES = {
  'en-CH': {
    confirm: 'Confirm',
    password: 'Password',
    done: 'Email address confirmed',
    anew: 'I don’t know this password',
    newPassword: 'New password',
    again: 'Repeat password',
    submit: 'Set password and confirm',
  },
  'de-CH': {
    confirm: 'Bestätigen',
    password: 'Passwort',
    done: 'Ihre E-Mail-Adresse ist bestätigt',
    anew: 'Ich kenne dieses Passwort nicht',
    newPassword: 'Neues Passwort',
    again: 'Passwort wiederholen',
    submit: 'Passwort festlegen und bestätigen',
  },
} as const;

test.each([
  ['phone', 'en-CH'],
  ['wide', 'de-CH'],
] as const)(
  'registered elsewhere, confirmed on the %s in %s by the password that was chosen',
  async (size, language) => {
    const words = LANGUAGES[language];
    const person = aPerson();
    const { page, close } = await visit(browser, await registerInTheBrowser(person), { size, language });
    const main = page.getByRole('main');
    await main.getByRole('button', { name: words.confirm }).click();
    await main.getByLabel(words.password, { exact: true }).waitFor();
    await expectAccessible(page);
    await main.getByLabel(words.password, { exact: true }).fill('not the one that was chosen');
    await main.getByRole('button', { name: words.confirm }).click();
    await main.getByRole('alert').or(main.locator('[aria-invalid=true]')).first().waitFor();
    await main.getByLabel(words.password, { exact: true }).fill(person.password);
    await main.getByRole('button', { name: words.confirm }).click();
    await main.getByRole('heading', { name: words.done }).waitFor();
    await close();
  },
);

test.each([
  ['wide', 'en-CH'],
  ['phone', 'de-CH'],
] as const)('a person without the password begins anew, on the %s in %s', async (size, language) => {
  const words = LANGUAGES[language];
  const person = aPerson();
  const link = await registerInTheBrowser(person);
  const { page, origin, close } = await visit(browser, link, { size, language });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words.confirm }).click();
  await main.getByRole('button', { name: words.anew }).click();
  await main.getByLabel(words.newPassword, { exact: true }).waitFor();
  await expectAccessible(page);
  await main.getByLabel(words.newPassword, { exact: true }).fill('Vier-Enten-am-See');
  await main.getByLabel(words.again, { exact: true }).fill('Vier-Enten-am-See');
  await main.getByRole('button', { name: words.submit }).click();
  await main.getByRole('heading', { name: words.done }).waitFor();
  await openPage(page, `${origin}/en/login?redirectUrl=/en/workspace/my-account`);
  await logIn(page, { email: person.email, password: 'Vier-Enten-am-See' });
  await page.waitForURL(/my-account/);
  expect(await page.getByLabel('First name').inputValue()).not.toBe(person.firstName);
  await close();
});
