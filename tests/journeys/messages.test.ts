import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textIn } from '#platform/i18n/messages.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expectWellFormed, openBrowser, openPage, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { openMessageForm, visitAsAdvertiser } from '#tests/support/browser/correspondents.ts';
import { linkInMail, register } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';

const MESSAGES = '/en/workspace/my-messages';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor();
const threadOf = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const rowsOf = (page: Page, name: string) => page.getByRole('main').getByRole('link').filter({ hasText: name });
const isSending = (data: string | null): boolean => data?.includes('mutation SendMessage') ?? false;

test('a visitor writes on a phone, the owner answers, the visitor takes the conversation along, and both read', async () => {
  const anna = aPerson({ firstName: 'Anna', lastName: 'Rossi' });
  const owner = await visitAsAdvertiser(browser, 'talks');
  const visitor = await visit(browser, owner.homePath('en'), { size: 'phone' });
  const { page } = visitor;
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (!isSending(route.request().postData())) return route.continue();
    sent += 1;
    // The server has it, and the first answer is lost on its way.
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });

  const form = await openMessageForm(page, visitor.origin + owner.homePath('en'), 'Contact');
  await expectAccessible(page);
  await form.getByLabel('Your message').fill('Is the balcony to the south?');
  await form.getByText('Still available?').tap();
  await form.getByRole('button', { name: 'Send message' }).tap();
  // Nothing typed is lost, and what is missing says so at its field.
  await form.getByText('This field is required.').first().waitFor();
  expect(await form.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByLabel('First name').fill(anna.firstName);
  await form.getByLabel('Last name').fill(anna.lastName);
  await reloadPage(page);
  await openMessageForm(page, page.url(), 'Contact');
  await form.getByText('We’ve kept what you wrote last time.').waitFor();
  expect(await form.getByLabel('Your message').inputValue()).toMatch(/balcony to the south\?\s+Ist das Objekt/);
  expect(await form.getByLabel('Last name').inputValue()).toBe('Rossi');
  await form.getByLabel('Email').fill(anna.email);
  await form.getByLabel('Preferred date').fill('2031-02-03');
  await form.getByRole('button', { name: 'Send message' }).tap();
  await form.getByRole('alert').getByText('The service is temporarily unavailable').waitFor();
  await form.getByRole('button', { name: 'Send message' }).tap();
  await toastSays(page, 'Message sent successfully.');
  await form.getByRole('heading', { name: 'Message sent' }).waitFor();
  await form.getByText(`You’ll get the reply by email at ${anna.email}.`).waitFor();

  // The count of the menu, the tab and the list are one; the message came once.
  await openPage(owner.page, owner.origin + MESSAGES);
  await expect.poll(() => owner.page.title()).toMatch(/^\(\d+\) My messages/);
  await rowsOf(owner.page, 'Anna Rossi').getByText('1 unread message').waitFor({ state: 'attached' });
  await expectWellFormed(owner.page, 'messages');
  await rowsOf(owner.page, 'Anna Rossi').click();
  const thread = threadOf(owner.page, 'Conversation with Anna Rossi');
  await thread.getByRole('article').getByText('Wunschtermin: 3. Februar 2031').waitFor();
  expect(await thread.getByRole('article').count()).toBe(1);
  await thread.getByRole('link', { name: anna.email }).waitFor();
  await expect.poll(() => owner.page.title()).not.toMatch(/^\(/);
  const field = thread.getByRole('textbox', { name: 'Message to Anna Rossi' });
  await field.fill('Good morning, yes to both.');
  await field.press('Enter');
  await thread.getByRole('article').getByText('Good morning, yes to both.').waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await expectWellFormed(owner.page, 'thread');

  const link = await linkInMail(page, anna.email, textIn('en', 'mail.answer.subject'));
  await openPage(page, link);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).tap();
  await register(page, anna);
  await page.waitForURL(/take-over/);
  await page.getByRole('button', { name: 'Add to my account' }).tap();
  await page.waitForURL(/my-messages\/\d+/);
  await page.getByRole('article').getByText('Good morning, yes to both.').waitFor();
  await expectWellFormed(page, 'thread on a phone');
  await page.getByRole('textbox', { name: /^Message to / }).pressSequentially('Tha');
  await thread.getByText('Anna Rossi is writing …').waitFor();
  await page.getByRole('link', { name: 'Back to the list' }).tap();
  await page.waitForURL(/my-messages$/);
  await rowsOf(page, 'Vera').waitFor();

  await reloadPage(owner.page);
  await thread.getByText('Read', { exact: true }).waitFor();
  await expectTwoTabsAgree(owner.page);
  await visitor.close();
  await owner.close();
});

const PLAN = { name: 'plan.pdf', mimeType: 'application/pdf' };

/** One tab of a conversation sends, discards and writes, with another one open beside it. The connection fails for messages alone. */
async function expectTwoTabsAgree(page: Page): Promise<void> {
  const context = page.context();
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: /^Message to / });
  const outgoingOf = (tab: Page, words: string) =>
    tab.getByRole('article').filter({ hasText: words }).getByText('Not sent', { exact: true });
  const planIn = (tab: Page) => tab.getByRole('list', { name: 'Attachments' }).getByText('plan.pdf');
  await fieldOf(page).fill('');
  await page.locator('input[type=file]').setInputFiles({ ...PLAN, buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('_file_');
  const other = await context.newPage();
  await openPage(other, page.url());
  await planIn(other).waitFor();
  const stop = async (route: Route): Promise<void> =>
    isSending(route.request().postData()) ? route.abort() : route.continue();
  await context.route('**/graphql', stop);
  for (const [tab, words] of [
    [page, 'From the first tab.'],
    [other, 'From the second tab.'],
    [other, 'Better not.'],
  ] as const) {
    await fieldOf(tab).fill(words);
    await fieldOf(tab).press('Control+Enter');
    await outgoingOf(tab, words).waitFor();
    await planIn(other).waitFor({ state: 'detached' });
  }
  await fieldOf(other).fill('Newer words');
  expect(await outgoingOf(page, 'Better not.').count()).toBe(0);
  await reloadPage(page);
  await outgoingOf(page, 'From the second tab.').waitFor();
  const refused = page.getByRole('article').filter({ hasText: 'Better not.' });
  await refused.getByRole('button', { name: 'Discard' }).click();
  await other.getByText('Better not.').waitFor({ state: 'detached' });
  await context.unroute('**/graphql', stop);
  for (const tab of [page, other]) {
    await tab.evaluate(() => dispatchEvent(new Event('online')));
    await tab.getByRole('button', { name: 'Send again' }).first().waitFor({ state: 'detached' });
    for (const words of ['From the first tab.', 'From the second tab.'])
      await tab.getByRole('article').getByText(words).waitFor();
  }
  await fieldOf(page).fill('');
  await reloadPage(other);
  expect(await other.getByRole('article').filter({ hasText: 'From the ' }).count()).toBe(2);
  expect(await fieldOf(other).inputValue()).toBe('Newer words');
  await fieldOf(other).fill('');
  await other.close();
}
