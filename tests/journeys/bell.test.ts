import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TEST_PASSWORD } from '#tests/factories/account.ts';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { logIn } from '#tests/support/browser/member.ts';
import { ownerEmail } from '#tests/support/journey-server/journey-owners.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

/** Queries the API as the member who is signed in at a page. */
const ask = <Data>(page: Page, query: string, variables: object = {}): Promise<Data> =>
  page.evaluate(
    async ([text, given]) => {
      const body = JSON.stringify({ query: text, variables: given });
      const headers = { 'content-type': 'application/json' };
      const answer = await (await fetch('/graphql', { method: 'POST', headers, body })).json();
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data;
    },
    [query, variables] as const,
  );

const OWN = `query ($userId: Int!) {
  offers(filter: { userId: $userId, offerType: 0, group: 2 }) { data { id } } }`;
const WRITE = `mutation ($objectId: Int!, $text: String!) {
  createMessage(objectId: $objectId, objectType: 99, text: $text) { id conversationId } }`;

/** How wide an element is, and how high it may become, pixels. */
const sizesOf = (element: HTMLElement): [number, number] => [
  element.offsetWidth,
  Number.parseFloat(getComputedStyle(element).maxHeight),
];

test('a message rings while the page stays open; the panel works by keys; messages that came meanwhile are there', async () => {
  const owner = await visit(browser, '/en/login');
  const { page, context } = owner;
  await logIn(page, { email: ownerEmail('bell'), password: TEST_PASSWORD });
  await page.waitForURL(/workspace|\/en$/);
  const { profile } = await ask<{ profile: { id: number } }>(page, '{ profile { id } }');
  const { offers } = await ask<{ offers: { data: { id: number }[] } }>(page, OWN, { userId: profile.id });
  const objectId = offers.data[0]?.id;
  const enquirer = await visit(browser, '/en/login');
  await logIn(enquirer.page, { email: ownerEmail('caller'), password: TEST_PASSWORD });
  await enquirer.page.waitForURL(/workspace|\/en$/);
  const bell = page.getByRole('banner').locator('summary').filter({ hasText: 'Notifications' });
  await bell.waitFor();

  await ask(enquirer.page, WRITE, { objectId, text: 'Is it still free?' });
  await bell.getByText('1 new notification').waitFor();
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);

  await bell.press('Enter');
  const row = page.getByRole('link', { name: 'Message from Vera Keller' });
  await row.waitFor();
  expect(await row.innerText()).toContain('Is it still free?');
  expect(await row.evaluate((link) => getComputedStyle(link).fontWeight)).toBe('700');
  expect(await bell.locator('svg').evaluate((sign) => getComputedStyle(sign).fill)).not.toBe('none');
  expect(await page.locator('.bell-panel').evaluate(sizesOf)).toEqual([384, 0.7 * 900]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await row.waitFor({ state: 'hidden' });
  expect(await bell.evaluate((summary) => summary === document.activeElement)).toBe(true);

  await context.setOffline(true);
  await ask(enquirer.page, WRITE, { objectId, text: 'I could come on Monday.' });
  await context.setOffline(false);
  await bell.getByText('2 new notifications').waitFor();
  await bell.click();
  await page.getByRole('link', { name: 'I could come on Monday.' }).waitFor();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await row.first().waitFor({ state: 'hidden' });

  // Where no socket gets through, it is asked again.
  await context.routeWebSocket(/\/realtime\//, (socket) => socket.close());
  await openPage(page, `${inject('origin')}/en`);
  await bell.getByText('2 new notifications').waitFor();
  await ask(enquirer.page, WRITE, { objectId, text: 'Or on Tuesday.' });
  await bell.getByText('3 new notifications').waitFor();

  await page.setViewportSize({ width: 1024, height: 768 });
  await bell.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `${inject('origin')}/en`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const inDrawer = page.getByRole('dialog').locator('summary').filter({ hasText: 'Notifications' });
  await inDrawer.getByText('3 new notifications').waitFor();
  await inDrawer.click();
  await page.getByRole('dialog').getByRole('link', { name: 'I could come on Monday.' }).waitFor();
  await expectAccessible(page);
  await context.close();
  await enquirer.close();
});
