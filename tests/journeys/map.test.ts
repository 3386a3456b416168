import polyline from '@mapbox/polyline';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { shiftsOf } from '#tests/support/browser/layout-shifts.ts';
import {
  homesOf,
  lookAndComeBack,
  middle,
  openMapOnPhone,
  pinsOf,
  query,
  sheetOf,
  untilRests,
  untilStill,
  VAUD,
  visitMap,
} from '#tests/support/browser/results-map.ts';
import { arc, dragFinger, straight } from '#tests/support/browser/touch.ts';

/** So near that homes show their prices. */
const NEAR_TOWN = `${VAUD}?zoom=12&lat=46.52&lng=6.63`;
/** Without homes of the size that other journeys publish and take back. */
const NEAR_LAKE = `${VAUD}?minRooms=4&zoom=10&lat=46.55&lng=6.7`;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
});
afterAll(() => browser.close());

/** How far the content of the sheet is scrolled. */
const readPx = (page: Page): Promise<number> => sheetOf(page).evaluate((sheet) => sheet.parentElement?.scrollTop ?? 0);
/** The same, once it stands still. */
async function stillReadPx(page: Page): Promise<number> {
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await readPx(page);
        return last - before;
      },
      { interval: 300 },
    )
    .toBe(0);
  return last;
}
const drag = (page: Page, fromY: number, toY: number) => dragFinger(page, straight([195, fromY], [195, toY]));

/** Drags the sheet to where it then rests; a page that is busy with its map may miss a finger, which then comes again. */
async function dragTo(page: Page, rest: string, fromY: number, toY: number): Promise<void> {
  for (let time = 1; time < MOST_DRAGS; time += 1) {
    await drag(page, fromY, toY);
    const isResting = sheetOf(page)
      .and(page.locator(`[data-rest="${rest}"]`))
      .waitFor({ timeout: MISSED_AFTER_MS })
      .then(() => true)
      .catch(() => false);
    if (await isResting) return;
  }
  await drag(page, fromY, toY);
  await untilRests(page, rest);
}

const MOST_DRAGS = 3;
const MISSED_AFTER_MS = 10_000;

/** Pins that show a price and can be tapped. */
const prices = (page: Page) => pinsOf(page).filter({ hasText: 'CHF' });

test('nothing shifts', async () => {
  const { page, context, close } = await visit(browser, '/robots.txt');
  // On a busy machine letters come late, and move what follows them: the map comes after them.
  let comesAtMs = 0;
  await context.route('**/map/style/*', async (route) => {
    comesAtMs = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now();
    });
    await route.continue();
  });
  await page.goto(new URL(VAUD, page.url()).href);
  await page.getByText(/in this part of the map/).waitFor();
  expect(comesAtMs).toBeGreaterThan(0);
  expect(await shiftsOf(page, comesAtMs)).toEqual([]);
  await close();
});

describe('the sheet over the map of a phone', () => {
  test('a pin brings its home into the sheet, and a returning visitor finds all as it was', async () => {
    const { page, close } = await visitMap(browser, NEAR_TOWN, { size: 'phone', scheme: 'dark' });
    // On a slow line the letters of the heading come later, and with them another line of it.
    const loadedMs = await page.evaluate(() => performance.now());
    await openMapOnPhone(page);
    await untilRests(page, 'half');
    // Where a home takes the place of its placeholder, the last pixels of the next one move at the edge of the window.
    expect((await shiftsOf(page, loadedMs)).filter((shift) => shift >= 0.001)).toEqual([]);
    await dragTo(page, 'low', 436, 700);
    // An uncovered part is searched, too: a pin is tapped where it stays.
    await page.waitForLoadState('networkidle');
    const pin = prices(page).last();
    await untilStill(pin);
    await pin.tap();
    await untilRests(page, 'half');
    const here = sheetOf(page).getByRole('heading', { name: /homes? here/ });
    await here.waitFor();
    const opened = page.locator('fieldset [data-lifted]');
    await expect.poll(async () => ((await opened.boundingBox())?.y ?? 999) < 400).toBe(true);
    await expectAccessible(page);
    const card = sheetOf(page).getByRole('article').first();
    await card.getByText(/rooms? · .*m² · ./).waitFor();
    await card.getByRole('link').last().tap();
    await lookAndComeBack(page);
    await here.waitFor();
    await card.getByText('Seen', { exact: true }).waitFor();
    await expect.poll(() => opened.count()).toBe(1);

    await sheetOf(page).getByRole('button', { name: 'Close', exact: true }).tap();
    await here.waitFor({ state: 'detached' });
    await dragTo(page, 'full', 700, 300);
    await drag(page, 700, 200);
    const read = await stillReadPx(page);
    expect(read).toBeGreaterThan(900);
    const cards = sheetOf(page).getByRole('article');
    const inView = await cards.evaluateAll((all) => all.findIndex((one) => one.getBoundingClientRect().top > 80));
    await cards.nth(inView).getByRole('link').first().tap();
    await page.waitForURL(/\/listing\//);
    await page.goBack();
    await untilRests(page, 'full');
    await expect.poll(async () => Math.abs((await readPx(page)) - read)).toBeLessThan(2);

    // A position of an older build or a stranger is ignored.
    await stillReadPx(page);
    await page.evaluate(() => sessionStorage.setItem('lm_map_sheet', '{"address":1,"rest":"up"'));
    await reloadPage(page);
    await untilRests(page, 'half');
    await close();
  });
});

const area = (page: Page, number = 1) => page.getByRole('listitem').filter({ hasText: `Area ${number}` });
const apply = (page: Page) => page.getByRole('button', { name: /^Show/ });
const polygonsOf = (page: Page): [number, number][][] =>
  (query(page).get('polygons') ?? '')
    .split(';')
    .filter(Boolean)
    .map((line) => polyline.decode(line));

async function startDrawing(page: Page): Promise<{ x: number; y: number }> {
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page.getByText(/^(Click each corner|Draw around the area)/).waitFor();
  return middle(page);
}

describe('a drawn search', () => {
  test('two shapes survive reload, sharing and a change of language; then they are deleted', async () => {
    const { page, close } = await visitMap(browser, NEAR_LAKE);
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
    expect(homes).not.toEqual([]);
    const address = new URL(page.url());
    await reloadPage(page);
    expect(await homesOf(page)).toEqual(homes);

    const other = await visit(browser, address.pathname + address.search, { size: 'phone', scheme: 'dark' });
    expect(await homesOf(other.page)).toEqual(homes);
    await other.close();

    await page.locator('header summary', { hasText: 'EN' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Français/ })
      .click();
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
});
