import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, reloadPage, visit } from '#tests/support/browser.ts';
import { drag, homesOf, middle, query, VAUD, visitMap } from '#tests/support/results-map.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true });
});
afterAll(() => browser.close());

test('two shapes drawn by mouse survive reload, sharing and a change of language; then they are deleted', async () => {
  const { page, close } = await visitMap(browser, `${VAUD}?zoom=10&lat=46.55&lng=6.7`);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y } = await middle(page);
  const corners = [
    [x - 200, y + 60],
    [x - 60, y - 40],
    [x - 40, y + 180],
    [x - 200, y + 60],
  ] as const;
  await page.getByText('Set corner after corner').waitFor();
  for (const [left, top] of corners) await page.mouse.click(left, top);
  await page.getByRole('listitem').filter({ hasText: 'Area 1' }).waitFor();
  await page.getByText('Circle', { exact: true }).click();
  await page.mouse.click(x + 150, y + 100);
  await page.mouse.move(x + 200, y + 150, { steps: 4 });
  await page.mouse.click(x + 220, y + 160);
  await page.getByRole('listitem').filter({ hasText: 'Circle 2' }).waitFor();
  await page.getByRole('button', { name: /^Show \d|^No homes/ }).click();
  await page.waitForURL(/polygons=.*circles=/);
  await page.getByRole('button', { name: 'Change the areas' }).waitFor();
  const homes = await homesOf(page);
  const address = new URL(page.url());
  await reloadPage(page);
  expect(await homesOf(page)).toEqual(homes);

  const other = await visit(browser, address.pathname + address.search, { size: 'phone', scheme: 'dark' });
  expect(await homesOf(other.page)).toEqual(homes);
  await other.close();

  await page.locator('header summary', { hasText: 'EN' }).click();
  await page.getByRole('link', { name: /Français/ }).click();
  await page.waitForURL(/\/fr\/immobilier\/.*polygons=.*circles=/);
  await page.getByRole('button', { name: 'Modifier les zones' }).click();
  await page.getByRole('button', { name: 'Tout supprimer' }).click();
  await page
    .getByRole('button', { name: /^Afficher|^Voir|biens?$/ })
    .last()
    .click();
  await expect.poll(() => query(page).has('polygons') || query(page).has('circles')).toBe(false);
  await close();
});

test('tiles that do not come keep nobody from drawing', async () => {
  const { page, close } = await visitMap(browser, `${VAUD}?zoom=10&lat=46.55&lng=6.7`);
  const stalled = Promise.withResolvers<void>();
  await page.context().route('**/map/tiles/**', (route) => stalled.promise.then(() => route.continue()));
  await drag(page, -500, 0);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page.getByText('Set corner after corner').waitFor();
  const { x, y } = await middle(page);
  for (const [left, top] of [
    [-200, 60],
    [-60, -40],
    [-40, 180],
    [-200, 60],
  ] as const)
    await page.mouse.click(x + left, y + top);
  await page.getByRole('listitem').filter({ hasText: 'Area 1' }).waitFor();
  stalled.resolve();
  await close();
});
