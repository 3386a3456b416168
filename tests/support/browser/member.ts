import type { Browser, FrameLocator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { openPage, type Visitor, type VisitorPage, visit } from './browser.ts';
import { signUp } from './member-cookies.ts';
import { aPerson, type Person, registrationOf } from './person.ts';

/** Fills the form of the page or dialog, in the language it is shown in, and sends it. */
export async function register(page: Page, person: Person, locale: Locale = 'en'): Promise<void> {
  const form = page.getByRole('main').or(page.getByRole('dialog')).last();
  for (const [name, value] of registrationOf(person))
    await form.getByLabel(textIn(locale, `account.${name}`), { exact: true }).fill(value);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: textIn(locale, 'account.register.title') }).click();
}

/** Fills the login form of the page or dialog in English, and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const form = page.getByRole('main').or(page.getByRole('dialog')).last();
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}

/** A page of a new member; other journeys test the form. */
export async function visitAsMember(
  browser: Browser,
  path: string,
  { person = aPerson(), ...visitor }: Visitor & { person?: Person } = {},
): Promise<VisitorPage & { person: Person }> {
  const opened = await visit(browser, '/robots.txt', visitor);
  const userAgent = await opened.page.evaluate(() => navigator.userAgent);
  await signUp(opened.context, { person, userAgent }, { sceneServer: inject('sceneServer'), origin: inject('origin') });
  await openPage(opened.page, opened.origin + path);
  return { ...opened, person };
}

/** A person's mail in the dev mailbox, as its frame; `subject` as it is shown there. */
export async function openMail(page: Page, email: string, subject: string): Promise<FrameLocator> {
  const entry = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject }).first();
  // Mail follows its cause within moments.
  for (let tries = 0; tries < 20; tries++) {
    await page.goto(`${new URL(page.url()).origin}/dev/mail`);
    if ((await entry.count()) > 0) return entry.frameLocator('iframe');
    await page.waitForTimeout(250);
  }
  throw new Error(`No mail "${subject}" went to ${email}.`);
}

/** Opens the link that confirms an address in another window of the same browser, and confirms it. */
export async function confirmAddress(page: Page, { email }: Person, locale: Locale = 'en'): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/dev/mail`);
  await openPage(other, await linkInMail(other, email, textIn(locale, 'mail.confirmEmail.subject')));
  const button = { name: textIn(locale, 'account.confirm.submit'), exact: true };
  await other.getByRole('main').getByRole('button', button).press('Enter');
  await other.getByText(textIn(locale, 'account.confirm.done')).first().waitFor();
  await other.close();
}

/** The address behind the button of a mail. */
export async function linkInMail(page: Page, email: string, subject: string): Promise<string> {
  const mail = await openMail(page, email, subject);
  const href = await mail.getByRole('link').first().getAttribute('href');
  if (!href) throw new Error(`The mail "${subject}" has no link.`);
  return href;
}
