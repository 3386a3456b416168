import polyline from '@mapbox/polyline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { drag, homesOf, middle, openMapOnPhone, query, VAUD, visitMap } from '#tests/support/browser/results-map.ts';
import { arc, dragFinger, straight } from '#tests/support/browser/touch.ts';

const ZURICH = '/en/properties/rent/apartment-house,3/zurich,c196541';
const NEAR = `${VAUD}?zoom=10&lat=46.55&lng=6.7`;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
});
afterAll(() => browser.close());

const area = (page: Page, number = 1) => page.getByRole('listitem').filter({ hasText: `Area ${number}` });
const apply = (page: Page) => page.getByRole('button', { name: /^Show/ });
const polygonsOf = (page: Page): [number, number][][] =>
  (query(page).get('polygons') ?? '')
    .split(';')
    .filter(Boolean)
    .map((line) => polyline.decode(line));
const countOf = async (page: Page): Promise<string> =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'home' }).first().innerText();

async function startDrawing(page: Page): Promise<{ x: number; y: number }> {
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page.getByText(/^(Click each corner|Draw around the area)/).waitFor();
  return middle(page);
}

describe('by mouse', () => {
  test('two shapes survive reload, sharing and a change of language; then they are deleted', async () => {
    const { page, close } = await visitMap(browser, NEAR);
    const { x, y } = await startDrawing(page);
    for (const [left, top] of [
      [x - 200, y + 60],
      [x - 60, y - 40],
      [x - 40, y + 180],
      [x - 200, y + 60],
    ] as const)
      await page.mouse.click(left, top);
    await area(page).waitFor();
    await page.getByText('Circle', { exact: true }).click();
    await page.mouse.click(x + 150, y + 100);
    await page.mouse.move(x + 200, y + 150, { steps: 4 });
    await page.mouse.click(x + 220, y + 160);
    await page.getByRole('listitem').filter({ hasText: 'Circle 2' }).waitFor();
    await apply(page).click();
    await page.waitForURL(/polygons=.*circles=/);
    await page.getByRole('button', { name: 'Edit areas' }).waitFor();
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

  test('a dragged line is closed and simplified, and the map stays where it is', async () => {
    const { page, close } = await visitMap(browser, NEAR);
    const { x, y } = await startDrawing(page);
    const line = arc([x, y + 20], 120, 0.85, 120);
    await page.mouse.move(...(line[0] as [number, number]));
    await page.mouse.down();
    for (const [left, top] of line) await page.mouse.move(left, top);
    await page.mouse.up();
    await area(page).waitFor();
    await apply(page).click();
    await page.waitForURL(/polygons=/);
    const [corners = []] = polygonsOf(page);
    expect(corners.length).toBeGreaterThan(6);
    expect(corners.length).toBeLessThan(60);
    await close();
  });

  test('corners are taken back one by one, by button, Ctrl+Z and the backspace key; what is left is closed', async () => {
    const { page, close } = await visitMap(browser, NEAR);
    const { x, y } = await startDrawing(page);
    const undo = page.getByRole('button', { name: 'Undo' });
    const closing = page.getByRole('button', { name: 'Finish this area' });
    expect(await undo.isDisabled()).toBe(true);
    for (const [left, top] of [
      [x - 150, y],
      [x, y - 100],
      [x + 150, y],
      [x + 100, y + 120],
      [x - 20, y + 160],
      [x - 100, y + 120],
    ] as const)
      await page.mouse.click(left, top);
    await undo.click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Backspace');
    await closing.waitFor();
    await undo.click();
    await closing.waitFor({ state: 'hidden' });
    await page.mouse.click(x + 150, y + 10);
    await closing.waitFor();
    // Nobody closed it: the button to show the homes does.
    await apply(page).click();
    await page.waitForURL(/polygons=/);
    expect(polygonsOf(page).map((corners) => corners.length)).toEqual([3]);
    await close();
  });

  test('sides that cross make two areas; one step back takes them both', async () => {
    const { page, close } = await visitMap(browser, NEAR);
    const { x, y } = await startDrawing(page);
    for (const [left, top] of [
      [x - 150, y - 80],
      [x + 150, y + 80],
      [x + 150, y - 80],
      [x - 150, y + 80],
    ] as const)
      await page.mouse.click(left, top);
    await page.getByRole('button', { name: 'Finish this area' }).click();
    await area(page, 2).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await area(page).waitFor({ state: 'hidden' });
    await close();
  });
});

test.each(['button', 'Escape'] as const)(
  'cancelling by %s leaves search, address and map as they were',
  async (way) => {
    const { page, close } = await visitMap(browser, ZURICH);
    const before = [page.url(), await countOf(page)];
    const { x, y } = await startDrawing(page);
    for (const [left, top] of [
      [x - 100, y],
      [x, y - 80],
      [x + 100, y],
    ] as const)
      await page.mouse.click(left, top);
    // With corners set, dragging reaches for the next one.
    await drag(page, -150, 90);
    // Nobody turns a wheel and presses something else within the tenths of a second in which the map follows it.
    const turned = page.evaluate(
      () => new Promise((resolve) => addEventListener('wheel', () => setTimeout(resolve, 600), { once: true })),
    );
    await page.mouse.wheel(0, -400);
    await turned;
    if (way === 'button') await page.getByRole('button', { name: 'Cancel drawing' }).click();
    else await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Draw an area' }).waitFor();
    await page.waitForLoadState('networkidle');
    // Longer than the page would take to follow the map.
    await page.waitForTimeout(800);
    expect([page.url(), await countOf(page)]).toEqual(before);
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).waitFor();
    await close();
  },
);

describe('by finger', () => {
  test('four taps and a line lead a family from the results to the homes of an area', async () => {
    const { page, close } = await visitMap(browser, VAUD, { size: 'phone' });
    const { x, y } = await openMapOnPhone(page).then(() => startDrawing(page));
    const place = () => page.evaluate(() => [scrollX, scrollY, visualViewport?.offsetTop]);
    const before = await place();
    const line = arc([x, y + 40], 110, 0.9);
    await dragFinger(page, line, async () => expect(await place()).toEqual(before));
    await area(page).waitFor();
    await apply(page).tap();
    await page.waitForURL(/polygons=.*#map$/);
    const [corners = []] = polygonsOf(page);
    expect(corners.length).toBeGreaterThan(6);
    expect(corners.length).toBeLessThan(40);
    // As round as it was drawn: nothing moved under the finger.
    const lats = corners.map(([lat]) => lat);
    const lngs = corners.map(([, lng]) => lng);
    const height = Math.max(...lats) - Math.min(...lats);
    const width = (Math.max(...lngs) - Math.min(...lngs)) * Math.cos((46.5 * Math.PI) / 180);
    expect(width / height).toBeGreaterThan(0.85);
    expect(width / height).toBeLessThan(1.2);
    await close();
  });

  test('corners can be tapped and a rectangle dragged; Escape leaves the map open', async () => {
    const { page, close } = await visitMap(browser, VAUD, { size: 'phone' });
    await openMapOnPhone(page);
    await startDrawing(page);
    await page.keyboard.press('Escape');
    await startDrawing(page);
    for (const [left, top] of [
      [60, 420],
      [140, 400],
      [110, 470],
    ] as const)
      await page.touchscreen.tap(left, top);
    await page.getByRole('button', { name: 'Finish this area' }).tap();
    await area(page).waitFor();
    await page.getByText('Rectangle', { exact: true }).tap();
    await dragFinger(page, straight([100, 500], [280, 640]));
    await page.getByRole('listitem').filter({ hasText: 'Rectangle 2' }).waitFor();
    await apply(page).tap();
    await page.waitForURL(/polygons=.*rectangles=.*#map$/);
    const [south = 0, west = 0, north = 0, east = 0] = query(page).get('rectangles')?.split(',').map(Number) ?? [];
    expect([south < north, west < east]).toEqual([true, true]);
    await page.getByRole('button', { name: 'List', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('');
    expect(query(page).has('rectangles')).toBe(true);
    await close();
  });
});

test('tiles that do not come keep nobody from drawing', async () => {
  const { page, close } = await visitMap(browser, NEAR);
  const stalled = Promise.withResolvers<void>();
  await page.context().route('**/map/tiles/**', (route) => stalled.promise.then(() => route.continue()));
  await drag(page, -500, 0);
  const { x, y } = await startDrawing(page);
  for (const [left, top] of [
    [-200, 60],
    [-60, -40],
    [-40, 180],
    [-200, 60],
  ] as const)
    await page.mouse.click(x + left, y + top);
  await area(page).waitFor();
  stalled.resolve();
  await close();
});
