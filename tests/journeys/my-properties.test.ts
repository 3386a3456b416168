import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '#tests/factories/account.ts';
import { expectWellFormed, openBrowser, openPage, type Visitor, visit } from '#tests/support/browser/browser.ts';
import { expectScreensWellFormed } from '#tests/support/browser/looks.ts';
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
const group = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Groups of your homes' }).getByRole('link', { name });
const toastSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor();
const choose = async (page: Page, title: string, act: string): Promise<void> => {
  await homeCalled(page, title).getByRole('button', { name: 'Actions' }).click();
  await page
    .getByRole('dialog', { name: `Actions for “${title}”` })
    .getByText(act, { exact: true })
    .click();
};

describe('an owner looks at the homes', () => {
  test('each says where it stands and what comes next, by groups, words and order', async () => {
    const { page, close } = await visitAsOwner('looks', LIST);
    // Eleven homes are for sale; the one to let is in another list.
    await page.getByRole('status').filter({ hasText: '11 homes' }).waitFor();
    await homeCalled(page, 'Bright flat by the lake').getByText('60 days left').waitFor();
    const ending = homeCalled(page, 'Flat that ends soon');
    expect(await ending.getByRole('link', { name: 'Extend' }).getAttribute('href')).toMatch(/payment\/\d+$/);
    await homeCalled(page, 'Flat to be mended').getByText('Please describe the kitchen').waitFor();
    // A slow line: the places of the homes stand there meanwhile.
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await mayCome;
      await route.continue();
    });
    await group(page, 'Drafts').click();
    await page.locator('main [aria-busy=true]').waitFor();
    come();
    await page.getByRole('status').filter({ hasText: '3 homes' }).waitFor();
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('searchbox').fill('mended');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('status').filter({ hasText: '1 home' }).waitFor();
    await page.reload();
    await homeCalled(page, 'Flat to be mended').waitFor();
    await page.getByRole('searchbox').fill('no such home');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'No homes match your search' }).waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await homeCalled(page, 'Bright flat by the lake').waitFor();
    await page.getByLabel('Sort by').selectOption({ label: 'Lowest price' });
    await expect.poll(() => page.getByRole('article').first().innerText()).toContain('420');
    await page.getByRole('main').getByRole('link', { name: 'For rent', exact: true }).click();
    await homeCalled(page, 'Room to let').waitFor();
    await close();
  });

  test('the preview shows the home as everybody sees it, its state, and how many came', async () => {
    const { page, close } = await visitAsOwner('looks', LIST);
    await page.getByRole('link', { name: 'Bright flat by the lake' }).click();
    await page.getByRole('heading', { level: 2, name: 'Your home as everyone sees it' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Bright flat by the lake' }).waitFor();
    await page.getByRole('heading', { name: 'Viewed the listing' }).waitFor();
    await page.getByText('As a table').first().click();
    expect(await page.getByRole('table', { name: 'Viewed the listing' }).getByRole('row').count()).toBe(29);
    await page.getByRole('link', { name: 'View public page' }).click();
    await page.waitForURL(/\/en\/listing\/buy\//);
    await close();
  });

  test('a home of somebody else is not there, and what is missing in a draft is said', async () => {
    const { page, origin, close } = await visitAsOwner('looks', `${LIST}?group=0`);
    await homeCalled(page, 'Apartment').getByRole('link').first().click();
    await page.getByText('Still missing').waitFor();
    await page.getByText('the number of rooms', { exact: true }).waitFor();
    for (const id of ['999999', 'x', '0'])
      expect((await page.request.get(`${origin}${LIST}/preview/${id}`)).status(), id).toBe(404);
    await close();
  });
});

test('pause, go on, private, to suggest, sold, deleted and archived, each with its counter', async () => {
  const { page, close } = await visitAsOwner('acts', LIST);
  const lake = homeCalled(page, 'Bright flat by the lake');
  await choose(page, 'Bright flat by the lake', 'Pause');
  await toastSays(page, 'Paused');
  await lake.getByText('Hidden from everyone.').waitFor();
  await lake.getByRole('button', { name: 'Put online again' }).click();
  await toastSays(page, 'Online again');
  await choose(page, 'Bright flat by the lake', 'Make private');
  await lake.getByText('Only you can see it.').waitFor();
  await choose(page, 'Bright flat by the lake', 'Suggest to people searching');
  await lake.getByText('Private, suggested to people searching').waitFor();
  await choose(page, 'Bright flat by the lake', 'Mark as sold');
  await page
    .getByRole('dialog', { name: 'Mark as sold or rented?' })
    .getByRole('button', { name: 'Mark as sold' })
    .click();
  await toastSays(page, 'Congratulations');
  await group(page, 'Sold').getByText('2').waitFor();

  await choose(page, 'Complete draft', 'Delete');
  await page.getByRole('dialog', { name: 'Delete this draft?' }).getByRole('button', { name: 'Cancel' }).click();
  await choose(page, 'Complete draft', 'Delete');
  await page.getByRole('dialog', { name: 'Delete this draft?' }).getByRole('button', { name: 'Delete' }).click();
  await toastSays(page, 'Deleted');
  await expect.poll(() => homeCalled(page, 'Complete draft').count()).toBe(0);
  await group(page, 'Drafts').getByText('2').waitFor();

  await choose(page, 'Flat that ends soon', 'Archive');
  await page.getByRole('dialog', { name: 'Archive this home?' }).getByRole('button', { name: 'Archive' }).click();
  await toastSays(page, 'Archived');
  await homeCalled(page, 'Flat that ends soon').getByText('We’ve kept it for you.').waitFor();

  await choose(page, 'House in the vineyard', 'Use as a template');
  await toastSays(page, 'New draft created');
  await expect.poll(() => homeCalled(page, 'House in the vineyard').count()).toBe(2);
  await close();
});

test('of two tabs the later one sees how a home stands, and nothing is lost', async () => {
  const first = await visitAsOwner('tabs', LIST);
  const second = await first.context.newPage();
  await openPage(second, first.origin + LIST);
  await choose(first.page, 'Bright flat by the lake', 'Archive');
  await first.page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await toastSays(first.page, 'Archived');
  await choose(second, 'Bright flat by the lake', 'Pause');
  await toastSays(second, 'This home has been changed in the meantime. Here’s its current status.');
  await homeCalled(second, 'Bright flat by the lake').getByText('We’ve kept it for you.').waitFor();
  // What both want is done once, and both are told so.
  await choose(first.page, 'House in the vineyard', 'Put online again');
  await toastSays(first.page, 'Online again');
  await choose(second, 'House in the vineyard', 'Put online again');
  await toastSays(second, 'Online again');
  await first.close();
});

test('two taps in a row are one', async () => {
  const { page, close } = await visitAsOwner('tabs', LIST);
  let sent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('cloneOffer')) sent += 1;
  });
  const menu = page.getByRole('dialog', { name: 'Actions for “Flat under review”' });
  await homeCalled(page, 'Flat under review').getByRole('button', { name: 'Actions' }).click();
  await menu.getByText('Use as a template', { exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await toastSays(page, 'New draft created');
  expect(sent).toBe(1);
  await close();
});

test('by keyboard alone', async () => {
  const { page, close } = await visitAsOwner('keys', LIST);
  await homeCalled(page, 'Bright flat by the lake').getByRole('button', { name: 'Actions' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Actions for “Bright flat by the lake”' });
  await menu.getByRole('link', { name: 'Preview' }).waitFor();
  const isAt = (name: string): Promise<boolean> =>
    page.evaluate((words) => document.activeElement?.textContent === words, name);
  for (let steps = 0; steps < 12 && !(await isAt('Pause')); steps++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toastSays(page, 'Paused');
  await homeCalled(page, 'Bright flat by the lake').getByRole('button', { name: 'Put online again' }).press('Enter');
  await toastSays(page, 'Online again');
  await close();
});

test('a visitor who looks at a home and asks for its number is counted, once, and its owner is not', async () => {
  const { page, origin, close } = await visitAsOwner('keys', LIST);
  const home = homeCalled(page, 'Flat that ends soon');
  await home.getByText('no views, no phone number views').waitFor();
  await home.getByRole('heading', { level: 2 }).getByRole('link').click();
  const href = await page.getByRole('link', { name: 'View public page' }).getAttribute('href');
  const told = (visitor: Page) =>
    visitor.waitForResponse((response) => response.request().postData()?.includes('offerSeen') ?? false);
  const ownLook = told(page);
  await openPage(page, `${origin}${href}`);
  expect(await (await ownLook).json()).toEqual({ data: { offerSeen: false } });

  const visitor = await visit(browser, href ?? '', { language: 'en-GB' });
  const look = await told(visitor.page);
  expect(await look.json()).toEqual({ data: { offerSeen: true } });
  await visitor.page.getByRole('button', { name: 'Show phone number' }).first().click();
  await visitor.page
    .getByRole('link', { name: /21 555 00 00/ })
    .first()
    .waitFor();
  const again = told(visitor.page);
  await visitor.page.reload();
  await visitor.page.mouse.move(200, 300);
  expect(await (await again).json()).toEqual({ data: { offerSeen: false } });
  await visitor.close();

  await openPage(page, origin + LIST);
  await home.getByText('viewed by 1 person, phone number viewed by 1 person').waitFor();
  await close();
});

test('every screen passes axe and fits its window, on a phone too', async () => {
  const { page, origin, close } = await visitAsOwner('phone', LIST, { size: 'phone' });
  const ids = await page
    .getByRole('article')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const paths = ['', '?group=5', '?text=nothing', `/preview/${ids[0]}`, `/preview/${ids[4]}`];
  await expectScreensWellFormed(page, origin, (locale) =>
    paths.map((path) => `/${locale}/workspace/my-properties${path}`),
  );
  await openPage(page, `${origin}/workspace/my-properties/confirmation/rent`);
  await expectWellFormed(page, 'confirmation');
  await close();
});
