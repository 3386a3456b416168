import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { openBrowser, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { visitAsStaff } from '#tests/support/browser/staff-visit.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const isSending = (postData: string | null): boolean => postData?.includes('requestMoving') ?? false;

test('a moving request whose answer is lost outlives a reload, is sent again, is one mail, and one entry that staff marks as done', async () => {
  const { page, context, origin } = await visit(browser, '/en/moving/movu', { size: 'phone' });
  let losing = true;
  await page.route('**/graphql', async (route) => {
    if (!losing || !isSending(route.request().postData())) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const to = page.getByLabel('To', { exact: true });
  await page.getByLabel('From').fill('8004 Zürich');
  await to.fill('7500 St. Moritz');
  await page.getByLabel('Day of the move').fill(inAMonth());
  await page.getByLabel('Your name').fill('Ben Muster');
  await page.getByLabel('Your email').fill('ben@example.ch');
  const send = page.getByRole('button', { name: 'Send request' });
  await send.tap();
  await page.getByRole('alert').getByText('The service is temporarily unavailable').waitFor();
  await reloadPage(page);
  await expect.poll(() => to.inputValue()).toBe('7500 St. Moritz');
  expect(await page.getByLabel('Day of the move').inputValue()).toBe(inAMonth());
  losing = false;
  await send.tap();
  await page.getByRole('heading', { name: 'Request sent' }).waitFor();
  await page.getByRole('button', { name: 'Send another request' }).tap();
  expect(await to.inputValue()).toBe('');
  await reloadPage(page);
  expect(await page.getByLabel('From').inputValue()).toBe('');
  await page.goto(`${origin}/dev/mail`);
  expect(await page.getByRole('article').filter({ hasText: '8004 Zürich – 7500 St. Moritz' }).count()).toBe(1);
  // The browser complains of the connection that was cut.
  await context.close();

  const staff = await visitAsStaff(browser, '/en/workspace/moving-requests', 'administrator');
  const entry = staff.page.getByRole('listitem').filter({ hasText: '8004 Zürich → 7500 St. Moritz' });
  await entry.getByText('Ben Muster').waitFor();
  expect(await entry.count()).toBe(1);
  await entry.getByRole('button', { name: 'Mark as done' }).click();
  await entry.waitFor({ state: 'detached' });
  await staff.page.getByRole('link', { name: 'Done', exact: true }).click();
  await entry.getByText('done on').waitFor();
  await staff.close();
});

test('a moderator finds no moving requests: the screen does not exist', async () => {
  const { page, origin, close } = await visitAsStaff(browser, '/en/workspace', 'moderator');
  expect((await page.request.get(`${origin}/en/workspace/moving-requests`)).status()).toBe(404);
  expect(await page.getByRole('link', { name: 'Moving requests' }).count()).toBe(0);
  await close();
});

describe.each(LOCALES)('without scripts in %s', (locale) => {
  test('the moving page says that its form needs them', async () => {
    const { page, close } = await visit(browser, buildPath('moving', locale), { script: false });
    expect(await page.getByText('JavaScript').first().isVisible()).toBe(true);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    const contact = page.getByRole('main').getByRole('link').first();
    expect(await contact.getAttribute('href')).toBe(buildPath('contact', locale));
    await close();
  });
});
