import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { openBrowser, reloadPage, visit } from '#tests/support/browser/browser.ts';

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

describe('a message to the operator', () => {
  test('whose answer is lost can be sent again, and is one mail; the text outlives failures and reloads', async () => {
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
});

describe.each(LOCALES)('without scripts in %s', (locale) => {
  test.each(['contact', 'terms', 'privacy'] as const)('%s can be read, and names the operator', async (screen) => {
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
