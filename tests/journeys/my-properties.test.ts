import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '#tests/factories/account.ts';
import { openBrowser, openPage, type Visitor, visit } from '#tests/support/browser/browser.ts';
import { logIn } from '#tests/support/browser/member.ts';
import { type JourneyOwner, ownerEmail } from '#tests/support/journey-server/journey-owners.ts';

const LIST = '/en/workspace/my-properties';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** The page of an owner, who has just signed in. */
async function visitAsOwner(owner: JourneyOwner, path: string, visitor: Visitor = {}) {
  const opened = await visit(browser, '/en/login', visitor);
  await logIn(opened.page, { email: ownerEmail(owner), password: TEST_PASSWORD });
  await opened.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await openPage(opened.page, opened.origin + path);
  return opened;
}

const homeCalled = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });

test('a visitor who looks at a home and asks for its number is counted, once, and its owner is not', async () => {
  const { page, origin, close } = await visitAsOwner('counted', LIST);
  const home = homeCalled(page, 'Flat that ends soon');
  await home.getByText('no views, saved by no one, no phone number views, no messages').waitFor();
  await home.getByRole('heading', { level: 2 }).getByRole('link').click();
  const href = await page.getByRole('link', { name: 'View public page' }).getAttribute('href');
  const mailed = (visitor: Page) =>
    visitor.waitForResponse((response) => response.request().postData()?.includes('offerSeen') ?? false);
  const ownLook = mailed(page);
  await openPage(page, `${origin}${href}`);
  expect(await (await ownLook).json()).toEqual({ data: { offerSeen: false } });

  const visitor = await visit(browser, href ?? '', { language: 'en-GB' });
  const look = await mailed(visitor.page);
  expect(await look.json()).toEqual({ data: { offerSeen: true } });
  await visitor.page.getByRole('button', { name: 'Show phone number' }).first().click();
  await visitor.page
    .getByRole('link', { name: /21 555 00 00/ })
    .first()
    .waitFor();
  const again = mailed(visitor.page);
  await visitor.page.reload();
  await visitor.page.mouse.move(200, 300);
  expect(await (await again).json()).toEqual({ data: { offerSeen: false } });
  await visitor.close();

  await openPage(page, origin + LIST);
  await home.getByText('viewed by 1 person, saved by no one, phone number viewed by 1 person').waitFor();
  await close();
});
