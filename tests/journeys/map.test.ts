import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/browser/accessible.ts';
import { openBrowser, openPage, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { shiftsOf } from '#tests/support/browser/layout-shifts.ts';
import { drag, homesOf, lookAndComeBack, pinsOf, query, VAUD, visitMap } from '#tests/support/browser/results-map.ts';

const STYLE = { version: 8, sources: {}, layers: [{ id: 'land', type: 'background', paint: {} }] };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: true, movesMaps: true });
});
afterAll(() => browser.close());

const status = (page: Page): Promise<string> => page.getByText(/^(?:[\d,]+|No) homes? in this part/).innerText();
const foundBy = async (page: Page): Promise<number> =>
  Number(
    (
      await page
        .getByRole('main')
        .getByText(/^[\d,]+ homes?|^No homes/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  );

describe('beside the list', () => {
  test('a card lifts its pin, a pin lifts its card, and a pin opens its home', async () => {
    const { page, close } = await visitMap(browser, `${VAUD}?zoom=12&lat=46.52&lng=6.63`);
    const lifted = page.locator('fieldset [data-lifted]');
    for (const card of await page.getByRole('article').all()) {
      await card.hover();
      if ((await lifted.count()) > 0) break;
    }
    await page.mouse.move(5, 5);
    await expect.poll(() => lifted.count()).toBe(0);
    await pinsOf(page).first().focus();
    await expect.poll(() => lifted.count()).toBe(1);
    await page
      .getByRole('group', { name: 'Homes on the map' })
      .getByRole('button', { name: /^CHF|^On request/ })
      .first()
      .press('Enter');
    const here = page.getByRole('region', { name: /home here/ });
    await here.getByRole('article').first().waitFor();
    await page.keyboard.press('Escape');
    await here.waitFor({ state: 'hidden' });
    await close();
  });

  test('however fast it is moved, the last area wins', async () => {
    const { page, close } = await visitMap(browser, `${VAUD}?zoom=11&lat=46.52&lng=6.63`);
    for (let move = 0; move < 10; move += 1) await drag(page, move % 2 ? -90 : 70, move % 3 ? 40 : -60);
    await expect.poll(() => query(page).get('area')).toBe('true');
    const settled = async () => {
      const [south = 0, west = 0, north = 0, east = 0] = query(page).get('rectangles')?.split(',').map(Number) ?? [];
      return [(west + east) / 2 - Number(query(page).get('lng')), south < north && west < east] as const;
    };
    await expect.poll(async () => Math.abs((await settled())[0])).toBeLessThan(0.0001);
    await expect.poll(async () => (await status(page)).startsWith(`${await foundBy(page)} home`)).toBe(true);
    const homes = await homesOf(page);
    const address = page.url();
    await reloadPage(page);
    expect(page.url()).toBe(address);
    expect(await homesOf(page)).toEqual(homes);
    await close();
  });

  test('moving does not search where that is switched off, until somebody asks', async () => {
    const { page, close } = await visitMap(browser, VAUD);
    const all = await foundBy(page);
    await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
    await drag(page, 120, 60);
    await page.waitForURL(/zoom=/);
    expect(query(page).has('rectangles')).toBe(false);
    expect(await foundBy(page)).toBe(all);
    await page.getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL(/area=true/);
    await reloadPage(page);
    expect(await page.getByRole('checkbox', { name: 'Search as I move the map' }).isChecked()).toBe(false);
    await close();
  });

  test('the map of a drawn search is moved without asking for the list again', async () => {
    const { page, close } = await visitMap(browser, `${VAUD}?circles=46.52,6.63,8`);
    const lists: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('query Results')) lists.push(request.url());
    });
    await drag(page, 80, 40);
    await page.waitForURL(/zoom=.*circles=/);
    await page.waitForLoadState('networkidle');
    expect(lists).toEqual([]);
    expect(query(page).has('rectangles')).toBe(false);
    await close();
  });

  test('with nothing but a keyboard', async () => {
    const { page, close } = await visitMap(browser, `${VAUD}?zoom=10&lat=46.55&lng=6.7`);
    const isOnPins = () => page.evaluate(() => Boolean(document.activeElement?.closest('fieldset')));
    const address = page.url();
    await pinsOf(page).first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    expect(await isOnPins()).toBe(true);
    // Several homes go nearer: other pins come, and whoever stands on one still does.
    const several = pinsOf(page)
      .filter({ hasText: /homes$/ })
      .first();
    await several.focus();
    expect(page.url()).toBe(address);
    await page.keyboard.press('Enter');
    await page.waitForURL(/area=true/);
    await page.waitForLoadState('networkidle');
    await expect.poll(isOnPins).toBe(true);
    await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await page.waitForURL(/area=true/);
    await page.getByRole('button', { name: 'Draw an area' }).press('Enter');
    await page.getByText('Circle', { exact: true }).click();
    await page.getByRole('button', { name: 'Circle around map centre' }).press('Enter');
    await page.getByRole('textbox', { name: 'Radius' }).fill('5');
    await page.getByRole('button', { name: /^Show \d|^No homes/ }).press('Enter');
    await page.waitForURL(/circles=[\d.]+,[\d.]+,(5|4\.99\d*|5\.0\d*)(&|$)/);
    await close();
  });
});

describe('while the map comes', () => {
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

  test('a map that does not come leaves the list, and can be asked for again', async () => {
    const { page, context, close } = await visit(browser, '/robots.txt');
    let isBroken = true;
    await context.route('**/map/style/*', (route) => (isBroken ? route.abort() : route.fulfill({ json: STYLE })));
    await openPage(page, new URL(VAUD, page.url()).href);
    await page.getByText('The map couldn’t be loaded').waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await pinsOf(page).first().waitFor();
    await close();
  });

  test('a browser that cannot draw says so in words', async () => {
    const { page, context, close } = await visit(browser, '/robots.txt');
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await openPage(page, new URL(VAUD, page.url()).href);
    await page.getByText('This browser can’t show maps').waitFor();
    await close();
  });
});

test('a home that was opened is marked in the list and on the map from then on', async () => {
  const { page, close } = await visitMap(browser, VAUD);
  const first = page.getByRole('article').first();
  const href = await first.getByRole('link').last().getAttribute('href');
  expect(await first.getByText('Seen', { exact: true }).count()).toBe(0);
  await first.getByRole('link').last().click();
  await lookAndComeBack(page);
  await page.locator(`article:has(a[href="${href}"])`).first().getByText('Seen', { exact: true }).waitFor();
  await close();
});

test.each([
  ['wide', 'light'],
  ['phone', 'dark'],
] as const)('the map passes axe on a %s in the %s scheme, also while drawing', async (size, scheme) => {
  const { page, close } = await visitMap(browser, `${VAUD}?zoom=11&lat=46.52&lng=6.63`, { size, scheme });
  if (size === 'phone') await page.getByRole('link', { name: 'Map', exact: true }).click();
  await pinsOf(page).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page.getByText(/^(Click each corner|Draw around the area)/).waitFor();
  await expectAccessible(page);
  await close();
});
