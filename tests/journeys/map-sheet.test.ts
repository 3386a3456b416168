import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, openPage, reloadPage } from '#tests/support/browser/browser.ts';
import { shiftsOf } from '#tests/support/browser/layout-shifts.ts';
import {
  lookAndComeBack,
  openMapOnPhone,
  pinsOf,
  query,
  sheetOf,
  untilRests,
  untilStill,
  VAUD,
  visitMap,
} from '#tests/support/browser/results-map.ts';
import { dragFinger, straight } from '#tests/support/browser/touch.ts';

/** So near that homes show their prices. */
const NEAR = `${VAUD}?zoom=12&lat=46.52&lng=6.63`;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
});
afterAll(() => browser.close());

const visitSheet = async (path: string, scheme: 'light' | 'dark' = 'light') => {
  const visited = await visitMap(browser, path, { size: 'phone', scheme });
  await openMapOnPhone(visited.page);
  return visited;
};

const handle = (page: Page) => sheetOf(page).getByRole('button', { name: /^List (closed|half|fully)/ });
const topOf = async (page: Page): Promise<number> => (await sheetOf(page).boundingBox())?.y ?? Number.NaN;
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

/** South and north of the part of the map that is searched. */
const searched = (page: Page): { south: number; north: number } => {
  const [south = 0, , north = 0] = query(page).get('rectangles')?.split(',').map(Number) ?? [];
  return { south, north };
};

/** Pins that show a price and can be tapped. */
const prices = (page: Page) => pinsOf(page).filter({ hasText: 'CHF' });

describe('by finger', () => {
  test('the sheet rests low, half and fully open, and the map searches what it leaves free', async () => {
    const { page, close } = await visitMap(browser, VAUD, { size: 'phone' });
    // On a slow line the letters of the heading come later, and with them another line of it.
    const loadedMs = await page.evaluate(() => performance.now());
    await openMapOnPhone(page);
    await untilRests(page, 'half');
    expect(await topOf(page)).toBe(422);
    // Where a home takes the place of its placeholder, the last pixels of the next one move at the edge of the window.
    expect((await shiftsOf(page, loadedMs)).filter((shift) => shift >= 0.001)).toEqual([]);
    await expectAccessible(page);
    await dragTo(page, 'low', 436, 700);
    await expect.poll(() => topOf(page)).toBe(844 - 72);
    expect(query(page).has('rectangles')).toBe(false);
    await dragTo(page, 'half', 800, 500);

    // The map beside it moves as ever; what lies under the sheet is not searched until it gives way.
    await dragFinger(page, straight([195, 200], [195, 260]));
    await page.waitForURL(/area=true/);
    const half = searched(page);
    const pins = await pinsOf(page).all();
    for (const pin of pins) expect((await pin.boundingBox())?.y).toBeLessThan(422);
    await dragTo(page, 'low', 436, 700);
    await expect.poll(() => searched(page).south).toBeLessThan(half.south - (half.north - half.south) / 2);
    expect(searched(page).north).toBeCloseTo(half.north, 3);

    await dragTo(page, 'half', 800, 500);
    await dragTo(page, 'full', 700, 300);
    await expectAccessible(page);
    await drag(page, 700, 300);
    // Whoever taps a list in motion stops it, no more.
    expect(await stillReadPx(page)).toBeGreaterThan(900);
    expect(await topOf(page)).toBeLessThan(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Map', exact: true }).tap();
    await untilRests(page, 'half');

    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await sheetOf(page).boundingBox())?.width).toBeLessThan(400);
    await untilRests(page, 'half');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => topOf(page)).toBe(422);

    const leave = page.getByRole('button', { name: 'List', exact: true });
    await expect.poll(async () => (await leave.boundingBox())?.x).toBe(12);
    await leave.tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('');
    await close();
  });

  test('a pin brings its home into the sheet, and whoever comes back finds all as it was', async () => {
    const { page, close } = await visitSheet(NEAR, 'dark');
    await dragTo(page, 'low', 436, 700);
    // What was uncovered is searched, too: a pin is tapped where it stays.
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

    // What an older build or a stranger left there is no place to stand at.
    await stillReadPx(page);
    await page.evaluate(() => sessionStorage.setItem('lm_map_sheet', '{"address":1,"rest":"up"'));
    await reloadPage(page);
    await untilRests(page, 'half');
    await close();
  });
});

test('with nothing but a keyboard', async () => {
  const { page, close } = await visitSheet(NEAR);
  await handle(page).focus();
  for (const rest of ['full', 'low', 'half']) {
    await page.keyboard.press('Enter');
    await untilRests(page, rest);
  }
  // Further on the sheet rises, so that nothing hides what has the focus.
  await page.keyboard.press('Tab');
  await untilRests(page, 'full');
  const focused = await page.locator(':focus').boundingBox();
  expect(focused?.y).toBeGreaterThan(70);
  expect(focused?.y).toBeLessThan(800);
  await page.keyboard.press('Escape');
  await untilRests(page, 'half');
  await prices(page).first().focus();
  await page.keyboard.press('Enter');
  await sheetOf(page).getByRole('heading', { name: /here/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(await handle(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await close();
});

test('homes that do not come are asked for again; where there are none, ways on lead to a map', async () => {
  const { page, context, origin, close } = await visitSheet(NEAR);
  let isBroken = true;
  await context.route('**/graphql', (route) =>
    isBroken && route.request().postData()?.includes('query CellHomes') ? route.abort() : route.fallback(),
  );
  await prices(page).first().tap();
  const failed = sheetOf(page).getByRole('alert');
  await failed.waitFor();
  isBroken = false;
  await failed.getByRole('button', { name: 'Try again' }).tap();
  await sheetOf(page).getByRole('article').first().waitFor();

  await page.goto('about:blank');
  await openPage(page, `${origin}${VAUD}?minRooms=20#map`);
  await sheetOf(page).getByRole('status').getByText('No homes').waitFor();
  await expectAccessible(page);
  await sheetOf(page).getByRole('link').first().tap();
  await expect.poll(() => sheetOf(page).getByRole('article').count()).toBeGreaterThan(0);
  await close();
});
