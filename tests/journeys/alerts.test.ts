import polyline from '@mapbox/polyline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, openPage, visit } from '#tests/support/browser.ts';
import { aPerson, linkInMail, register } from '#tests/support/member.ts';

const ROUND_LAUSANNE = polyline.encode([
  [46.45, 6.5],
  [46.65, 6.5],
  [46.65, 6.8],
  [46.45, 6.8],
]);
const DRAWN = `/en/properties/rent/apartment-house,3/switzerland,ch?minRooms=2&polygons=${encodeURIComponent(ROUND_LAUSANNE)}&map=false`;
const MY_ALERTS = '/en/workspace/my-alerts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const toastSays = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
const entries = (page: Page) => page.getByRole('main').getByRole('article');
const dialog = (page: Page) => page.getByRole('dialog');

test('a drawn search is saved on a phone, taken along at the sign-up, edited and deleted', async () => {
  const { page, origin, close } = await visit(browser, DRAWN, { size: 'phone' });
  const save = page.getByRole('main').getByRole('button', { name: 'Save this search' });
  // By keyboard: it opens, suggests a name, saves, and can be taken back.
  await save.press('Enter');
  const name = dialog(page).getByLabel('Name', { exact: true });
  await expect.poll(() => name.inputValue()).toBe('Apartments and houses for rent in the area you drew, from 2 rooms');
  await expectWellFormed(page, 'save a search');
  await name.press('Enter');
  await toastSays(page, 'Search alert saved.');
  await page.getByRole('link', { name: 'Search saved' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await toastSays(page, 'Saved search deleted.');
  await save.click();
  await name.fill('Round Lausanne');
  await dialog(page).getByLabel('Mail about new homes').selectOption('Immediately');
  const email = `alert-${process.pid}@example.ch`;
  await dialog(page).getByLabel('Your e-mail address').fill(email);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await toastSays(page, /^Search alert saved\. We have sent a question/);

  // Another visit: the browser still knows, and shows what is kept for it.
  await openPage(page, origin + DRAWN);
  await page.getByRole('link', { name: 'Search saved' }).click();
  await page.getByText(`Mail waits for a yes from ${email}.`).waitFor();
  await expectWellFormed(page, 'create an alert');

  const other = await visit(browser, new URL(await linkInMail(page, email, 'Shall we write')).pathname);
  await expectWellFormed(other.page, 'consent');
  await other.page.getByRole('button', { name: 'Yes, write to me' }).click();
  await other.page.getByText('Thank you. We write as soon as').waitFor();
  await other.close();
  await openPage(page, `${origin}/en/create-alert`);
  await page.getByText(`Mail goes to ${email}.`).waitFor();

  await openPage(page, `${origin}/en/register`);
  await register(page, aPerson());
  await page.waitForURL(/my-account|\/en$/, { timeout: 60_000 });
  await openPage(page, origin + MY_ALERTS);
  const entry = entries(page).filter({ hasText: 'Round Lausanne' });
  await entry.getByRole('img', { name: 'The area drawn on the map' }).waitFor();
  expect(await entry.getByRole('combobox').inputValue()).toBe('3');
  await expectWellFormed(page, 'my alerts');
  await entry.getByRole('combobox').selectOption('Weekly');
  await toastSays(page, 'Saved search edited successfully.');
  await entry.getByRole('button', { name: 'Edit “Round Lausanne”' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('By the lake');
  await dialog(page).getByLabel('Price up to').fill('3000');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.reload();
  const edited = entries(page).filter({ hasText: 'By the lake' });
  expect(await edited.getByRole('combobox').inputValue()).toBe('1');
  await edited.getByText(/3.000/).waitFor();
  await edited.getByRole('link', { name: 'By the lake' }).click();
  await page.waitForURL(/maxPrice=3000.*polygons=/);

  await openPage(page, origin + MY_ALERTS);
  await page.getByRole('checkbox', { name: 'Select “By the lake”' }).press('Space');
  await page.getByRole('button', { name: 'Delete selected (1)' }).click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await toastSays(page, 'Saved search deleted.');
  await page.reload();
  await page.getByRole('heading', { name: 'No saved searches yet' }).waitFor();
  await close();
}, 180_000);
