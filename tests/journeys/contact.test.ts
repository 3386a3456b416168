import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, openPage, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { visitAsMember } from '#tests/support/browser/member.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** Mails of the dev mailbox with these words in their subject. */
async function mailsAbout(page: Page, subject: string): Promise<number> {
  await page.goto(`${new URL(page.url()).origin}/dev/mail`);
  return page.getByRole('article').filter({ hasText: subject }).count();
}

const isSending = (postData: string | null): boolean => postData?.includes('sendContactMessage') ?? false;

describe('a message to the house', () => {
  test('is written and sent by keyboard, and arrives once however often it is sent', async () => {
    const { page, close } = await visit(browser, '/en/contact');
    let sent = 0;
    await page.route('**/graphql', async (route) => {
      if (!isSending(route.request().postData())) return route.continue();
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return route.continue();
    });
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Anna Muster');
    await page.keyboard.press('Tab');
    await page.keyboard.type('anna@example.ch');
    await page.keyboard.press('Tab');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Good morning');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Is there a map?');
    await page.keyboard.press('Tab');
    for (let tap = 0; tap < 4; tap += 1) await page.keyboard.press('Enter');
    const thanks = page.getByRole('heading', { name: 'Message sent' });
    await thanks.waitFor();
    expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(sent).toBe(1);
    expect(await mailsAbout(page, 'Kontaktformular: By keyboard')).toBe(1);
    await close();
  });

  test('whose answer is lost can be sent again, and is one mail; what was written outlives failures and reloads', async () => {
    const { page, context } = await visit(browser, '/en/contact', { size: 'phone' });
    let losing = true;
    await page.route('**/graphql', async (route) => {
      if (!losing || !isSending(route.request().postData())) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByLabel('Your name').fill('Ben Muster');
    await page.getByLabel('Your email').fill('ben@example.ch');
    await page.getByLabel('Subject').fill('A lost answer');
    await page.getByLabel('Message', { exact: true }).fill('Line one\nLine two');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.tap();
    await page.getByRole('alert').getByText('The service is temporarily unavailable').waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Line one\nLine two');
    await reloadPage(page);
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('Line one\nLine two');
    expect(await page.getByLabel('Your email').inputValue()).toBe('ben@example.ch');
    losing = false;
    await send.tap();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    await page.getByRole('button', { name: 'Write another message' }).tap();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
    await reloadPage(page);
    expect(await page.getByLabel('Subject').inputValue()).toBe('');
    expect(await mailsAbout(page, 'Kontaktformular: A lost answer')).toBe(1);
    // The line that was cut is complained of by the browser.
    await context.close();
  });

  test('with mistakes shows all of them and goes to the first', async () => {
    const { page, close } = await visit(browser, '/de/kontakt', { size: 'phone', language: 'de-CH' });
    await page.getByLabel('Ihre E-Mail-Adresse').fill('anna');
    await page.getByRole('button', { name: 'Nachricht senden' }).tap();
    await page.getByText('Dieses Feld ist erforderlich.').first().waitFor();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(4);
    await expect
      .poll(() => page.getByLabel('Ihr Name').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await expectAccessible(page);
    await close();
  });

  test('of a member has name and address in it, and goes out without a puzzle', async () => {
    const { page, person, close } = await visitAsMember(browser, '/en/contact');
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Lena Keller');
    expect(await page.getByLabel('Your email').inputValue()).toBe(person.email);
    const puzzles: string[] = [];
    page.on('request', (request) => request.url().includes('/recaptcha') && puzzles.push(request.url()));
    await page.getByLabel('Subject').fill('From a member');
    await page.getByLabel('Message', { exact: true }).fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Message sent' }).waitFor();
    expect(puzzles).toEqual([]);
    expect(await mailsAbout(page, 'Kontaktformular: From a member')).toBe(1);
    await page
      .getByText(`Antworten an Lena Keller <${person.email}>`)
      .or(page.getByText(person.email))
      .first()
      .waitFor();
    await close();
  });
});

describe.each(LOCALES)('without scripts in %s', (locale) => {
  test.each(['contact', 'terms', 'privacy'] as const)('%s can be read, and says who runs the house', async (screen) => {
    const { page, close } = await visit(browser, buildPath(screen, locale), { script: false });
    const main = page.getByRole('main');
    expect(await main.getByText('Lares Marktplatz AG').first().isVisible()).toBe(true);
    expect(await main.getByRole('note').isVisible()).toBe(true);
    expect(await main.getByRole('link', { name: 'hello@lares.example' }).isVisible()).toBe(true);
    const words = await main.innerText();
    // Neither a placeholder nor an id of a text is left.
    expect(words).not.toMatch(/[{}]|\b(?:terms|privacy|operator|contact)\.\w+\./);
    await close();
  });
});

test('a text of law leads from its contents to each section, by keyboard, and prints without them', async () => {
  const { page, close } = await visit(browser, '/en/privacy', { size: 'phone' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    expect(await page.locator(`h2#${id}`).textContent()).toBe(await link.textContent());
  }
  await contents.getByRole('link', { name: 'Your rights' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#rights');
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(50);
  expect((await heading.boundingBox())?.y).toBeLessThan(844);
  await page.emulateMedia({ media: 'print' });
  expect(await contents.isVisible()).toBe(false);
  expect(await heading.isVisible()).toBe(true);
  await close();
});

test('what people accept leads to the texts themselves', async () => {
  const { page, origin, close } = await visit(browser, '/en/register');
  const main = page.getByRole('main');
  for (const [link, heading] of [
    ['terms', 'Terms of service'],
    ['privacy policy', 'Privacy policy'],
  ] as const) {
    const href = await main.getByRole('link', { name: link }).first().getAttribute('href');
    const other = await page.context().newPage();
    await openPage(other, origin + (href ?? ''));
    await other.getByRole('heading', { level: 1, name: heading }).waitFor();
    await other.close();
  }
  await close();
});
