import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textIn } from '#platform/i18n/messages.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { expectWellFormed, openBrowser, openPage, reloadPage, SIZES, visit } from '#tests/support/browser/browser.ts';
import { openMessageForm, visitAsAdvertiser } from '#tests/support/browser/correspondents.ts';
import { linkInMail, register, visitAsMember } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';
import { visitAsStaff } from '#tests/support/browser/staff-visit.ts';

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
  const owner = await visitAsAdvertiser(browser);
  const visitor = await visit(browser, owner.homePath('en'), { size: 'phone' });
  const { page } = visitor;
  let sent = 0;
  await page.route('**/graphql', async (route) => {
    if (!isSending(route.request().postData())) return route.continue();
    sent += 1;
    // The house has it, and the first answer is lost on its way.
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

test('a line that breaks keeps what is written, and sends it once when it holds again', async () => {
  const owner = await visitAsAdvertiser(browser);
  const { page, context, origin, person } = await visitAsMember(browser, owner.homePath('en'));
  const form = await openMessageForm(page, origin + owner.homePath('en'), 'Write a message');
  await form.getByText(`You’re writing as ${person.firstName} ${person.lastName}`).waitFor();
  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByRole('link', { name: 'Open the conversation' }).click();
  const field = page.getByRole('textbox', { name: /^Message to / });
  await field.waitFor();
  const thread = page.getByRole('region', { name: 'All messages' });
  await page.setViewportSize({ width: 1280, height: 480 });
  await context.setOffline(true);
  await field.fill('Written under way.');
  await field.press('Control+Enter');
  await page.getByText('Not sent', { exact: true }).waitFor();
  // Why, and what can be done, is in view without scrolling.
  const pxBelow = () => thread.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(pxBelow).toBeLessThan(2);
  expect(await thread.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await field.fill('A draft');
  await context.setOffline(false);
  await page.getByRole('article').getByRole('button', { name: 'Send again' }).waitFor({ state: 'detached' });
  await reloadPage(page);
  await page.getByRole('article').getByText('Written under way.').waitFor();
  expect(await page.getByRole('article').getByText('Written under way.').count()).toBe(1);
  await expect.poll(() => field.inputValue()).toBe('A draft');

  // A file goes ahead of its message; what is too large or of another kind is told before.
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(9) });
  await page.getByRole('alert').getByText('film.mp4 is neither a picture').waitFor();
  await input.setInputFiles({ ...PLAN, buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await page.getByRole('list', { name: 'Attachments' }).getByText('plan.pdf').waitFor();
  // None of these is a whole PDF: they stay behind.
  await input.setInputFiles(Array.from({ length: 5 }, () => ({ ...PLAN, buffer: Buffer.from('%PDF-1.4') })));
  await page.getByRole('alert').getByText('You can send five files per message.').waitFor();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect.poll(() => send.isEnabled()).toBe(true);
  await send.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('article')
      .getByRole('link', { name: /plan\.pdf/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe('plan.pdf');
  // The browser itself complains of the broken line.
  await context.close();
  await owner.close();
});

const PLAN = { name: 'plan.pdf', mimeType: 'application/pdf' };

/** What one tab of a conversation sends, discards and writes, with another one open beside it: a line that breaks for messages alone. */
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

const RELEASED = 'Versez la caution par Western Union avant la visite.';
const REMOVED = 'Payez le loyer par MoneyGram avant la visite.';

/** Goes through what waits in the list of conversations. */
async function decideAsModerator(): Promise<void> {
  const { page, close } = await visitAsStaff(browser, '/en/workspace/moderation?list=conversations', 'moderator');
  await expectWellFormed(page, 'conversations that wait');
  const waiting = page.getByRole('region', { name: /messages? waiting$/ }).getByRole('article');
  await waiting.filter({ hasText: RELEASED }).getByRole('button', { name: 'Deliver' }).click();
  await toastSays(page, 'The message has been delivered.');
  await waiting.filter({ hasText: REMOVED }).getByRole('button', { name: 'Remove message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove message' });
  await dialog.getByRole('textbox').fill('Money before a visit.');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await toastSays(page, 'The message has been removed.');
  const report = page.getByRole('region', { name: 'Attempted fraud' });
  await report.getByRole('radio', { name: 'Close it: no one can write any more' }).check();
  await report.getByRole('button', { name: 'Close the report' }).click();
  await toastSays(page, 'The report is closed.');
  await page.getByRole('heading', { name: 'No conversations waiting' }).waitFor();
  await close();
}

test('in Italian a warning stands beside a message, its sender is reported and blocked, and reads that it is closed, in French', async () => {
  const owner = await visitAsAdvertiser(browser, { language: 'it-CH' });
  const stranger = await visitAsMember(browser, owner.homePath('fr'), {
    person: aPerson({ firstName: 'Luc', lastName: 'Favre' }),
  });
  const form = await openMessageForm(stranger.page, stranger.origin + owner.homePath('fr'), 'Écrire un message');
  await form.getByLabel('Votre message').fill('Écrivez-moi uniquement sur WhatsApp, merci.');
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await form.getByRole('link', { name: 'Ouvrir la conversation' }).click();
  const field = stranger.page.getByRole('textbox', { name: /^Message à / });
  await field.fill('Encore une question');

  const { page } = owner;
  await openPage(page, `${owner.origin}/it/workspace/my-messages`);
  await rowsOf(page, 'Luc Favre').click();
  const thread = threadOf(page, 'Conversazione con Luc Favre');
  await thread.getByRole('note').getByText('Attenzione a questo messaggio').waitFor();
  await thread.getByRole('button', { name: 'Segna come importante' }).click();
  await thread.getByRole('button', { name: 'Segna come non importante' }).waitFor();
  await thread.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Segnala questa conversazione' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Segnala', exact: true }).click();
  await page.getByText('Grazie. La nostra moderazione esaminerà la Sua segnalazione.').waitFor();
  await thread.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Blocca Luc Favre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Blocca', exact: true }).click();
  await thread.getByText('Ha bloccato Luc Favre. Qui non è più possibile scrivere.').waitFor();
  // Told at once: what was being written stays, and stands in the field again when the block is taken back.
  await stranger.page.getByText('Cette conversation est fermée. Vous pouvez toujours la lire.').waitFor();
  expect(await field.count()).toBe(0);
  const unsent = stranger.page.getByRole('textbox', { name: 'Votre message n’a pas été envoyé' });
  expect(await unsent.inputValue()).toBe('Encore une question');
  await expectWellFormed(stranger.page, 'closed while somebody writes');
  await reloadPage(stranger.page);
  await expect.poll(() => unsent.inputValue()).toBe('Encore une question');
  await thread.getByRole('button', { name: 'Sblocca' }).click();
  await thread.getByRole('textbox', { name: 'Messaggio a Luc Favre' }).waitFor();

  await expect.poll(() => field.inputValue()).toBe('Encore une question');

  // What looks like fraud waits; somebody of the house lets one go, removes the other and closes the conversation.
  for (const words of [RELEASED, REMOVED]) {
    await field.fill(words);
    await field.press('Enter');
    await stranger.page.getByRole('article').filter({ hasText: words }).getByText('Nous vérifions').waitFor();
  }
  await decideAsModerator();
  await thread.getByRole('article').filter({ hasText: RELEASED }).getByRole('note').waitFor();
  await thread.getByText('Questa conversazione è chiusa').waitFor();
  await reloadPage(page);
  expect(await thread.getByRole('article').count()).toBe(2);

  for (const [locale, scheme, size] of [
    ['de', 'dark', 'phone'],
    ['fr', 'light', 'wide'],
  ] as const) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: scheme });
    for (const query of ['', '?box=archived', '?text=zzz', '?pageNumber=9']) {
      await openPage(page, `${owner.origin}/${locale}/workspace/my-messages${query}`);
      await expectWellFormed(page, `${locale} ${query}`);
    }
  }
  await stranger.close();
  await owner.close();
});
