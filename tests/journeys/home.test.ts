import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, untilAlive, visit } from '#tests/support/browser/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const RESULTS_PATH = /\/properties\/(rent|buy)\//;

const placeField = (page: Page) => page.getByRole('combobox', { name: 'Where?' });
const button = (page: Page) => page.getByRole('main').locator('form button[type=submit]');
const chosenRows = (page: Page) => page.locator('[role=option][aria-selected=true]');
const numberIn = (text: string): number => Number(text.replace(/\D/g, ''));

/** Lets answers about a place wait, by the text that was asked for. */
async function delaySuggestions(page: Page, delayMs: (text: string) => number): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    const { query, variables } = route.request().postDataJSON();
    if (!query.includes('LocationSuggestions')) return route.continue();
    asked.push(variables.text);
    await new Promise((resolve) => setTimeout(resolve, delayMs(variables.text)));
    // Whoever typed on, or left, waits no more.
    await route.continue().catch(() => {});
  });
  return asked;
}

describe('the place field takes', () => {
  test('the first place of what was typed, by one Enter, and searches once, however late the answer', async () => {
    const { page, close } = await visit(browser, '/en');
    // The answer to the older text comes after that to the newer one.
    await delaySuggestions(page, (text) => (text === 'Gen' ? 3_000 : 1_000));
    const entries = await page.evaluate(() => history.length);
    await placeField(page).focus();
    await page.keyboard.type('Gen');
    await page.waitForTimeout(300);
    await placeField(page).fill('');
    await page.keyboard.type('Lausanne');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => placeField(page).getAttribute('aria-busy')).toBe('true');
    await page.waitForURL(/\/rent\/apartment-house,3\/lausanne,c/);
    await page.getByRole('heading', { level: 1, name: /Lausanne/ }).waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await page.waitForURL(/\/en$/);
    await close();
  });

  test('never a row of an older text, and shows none as chosen meanwhile', async () => {
    const { page, close } = await visit(browser, '/en');
    await delaySuggestions(page, (text) => (text === 'Bern' ? 0 : 1_000));
    await placeField(page).fill('Bern');
    await expect.poll(() => chosenRows(page).innerText()).toMatch(/^Bern/);
    await placeField(page).fill('Thun');
    await expect.poll(() => chosenRows(page).count()).toBe(0);
    await placeField(page).press('Enter');
    await page.waitForURL(/\/thun,c/);
    await close();
  });

  test('the one row that looks chosen, by mouse or arrows', async () => {
    const { page, close } = await visit(browser, '/en');
    await placeField(page).click();
    await page.getByRole('option', { name: /Geneva/ }).waitFor();
    expect(await chosenRows(page).count()).toBe(0);
    await placeField(page).pressSequentially('Lau');
    await expect.poll(() => chosenRows(page).innerText()).toMatch(/^Lausanne/);
    const rows = page.getByRole('listbox', { name: 'Where?' }).getByRole('option');
    await rows.nth(2).hover();
    const third = await rows.nth(2).innerText();
    expect(await chosenRows(page).allInnerTexts()).toEqual([third]);
    // Who wishes for less motion gets it within a millisecond; that may begin with the next picture only.
    const likeThird = async (): Promise<number> => {
      const looks = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
      return looks.filter((look) => look === looks[2]).length;
    };
    await expect.poll(likeThird).toBe(1);
    await page.mouse.move(0, 0);
    await expect.poll(() => chosenRows(page).innerText()).toMatch(/^Lausanne/);

    await placeField(page).press('ArrowDown');
    const second = await rows.nth(1).innerText();
    expect(await chosenRows(page).innerText()).toBe(second);
    const described = await placeField(page).getAttribute('aria-activedescendant');
    expect(await chosenRows(page).getAttribute('id')).toBe(described);
    // Enter that ends a word of an input method belongs to it; Home and End to the text.
    await placeField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    await placeField(page).press('Home');
    expect(await placeField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/en');
    await placeField(page).press('Enter');
    await page.waitForURL(RESULTS_PATH);
    await page.getByRole('heading', { level: 1, name: new RegExp(second.split('\n')[0] ?? '') }).waitFor();
    await close();
  });

  test('nothing while it is empty: Enter searches the whole country', async () => {
    const { page, close } = await visit(browser, '/en');
    await placeField(page).click();
    await page.getByRole('option', { name: /Geneva/ }).waitFor();
    await placeField(page).press('Enter');
    await page.waitForURL(/\/rent\/apartment-house,3\/switzerland,ch$/);
    await close();
  });

  test('nothing on a broken line, and nothing that nobody knows: it says so, keeps the text, and asks again', async () => {
    const { page, close } = await visit(browser, '/en');
    const breakLine = (url: URL): boolean => url.pathname === '/graphql';
    await page.getByLabel('Rooms').selectOption('3.5');
    await placeField(page).fill('Nowherewil');
    await page.keyboard.press('Enter');
    await page.getByText('We don’t know “Nowherewil”. Check the spelling.').waitFor();
    await page.route(breakLine, (route) => route.abort());
    await placeField(page).fill('Bern');
    await page.keyboard.press('Escape');
    await button(page).click();
    await page.getByText('We couldn’t search for “Bern”.').waitFor();
    expect(await placeField(page).inputValue()).toBe('Bern');
    await expectWellFormed(page, 'home without a line');
    await page.unroute(breakLine);
    await button(page).click();
    await page.waitForURL(/\/bern,c\d+\?minRooms=3.5$/);
    await close();
  });
});

describe('the search of the first page', () => {
  test('lies within the first 500 px of a phone, and nothing moves when it is used', async () => {
    for (const [path, height, scheme] of [
      ['/en', 844, 'light'],
      ['/de', 844, 'dark'],
      ['/fr', 640, 'dark'],
      ['/it', 640, 'light'],
    ] as const) {
      const { page, close } = await visit(browser, path, { size: 'phone', scheme });
      await page.setViewportSize({ width: height === 640 ? 360 : 390, height });
      const place = page.getByRole('main').locator('form [name=place]');
      const where = () =>
        page.evaluate(() => {
          const boxes = [
            ...document.querySelectorAll('main form, main form input, main form select, main form button'),
          ];
          return { scrolled: scrollY, boxes: boxes.map((box) => box.getBoundingClientRect().toJSON()) };
        });
      const before = await where();
      expect(before.boxes[0].bottom, path).toBeLessThanOrEqual(500);
      await place.tap();
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      expect(await where(), path).toEqual(before);
      await expectWellFormed(page, path);
      for (const field of await page.getByRole('main').locator('form select').all()) {
        await field.focus();
        expect(await where(), path).toEqual(before);
        // Smaller letters make phones zoom in.
        expect(await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(16);
      }
      await close();
    }
  });

  test('says on its button how many homes the list then has; rent and buy have their own prices', async () => {
    const { page, close } = await visit(browser, '/en', { size: 'phone' });
    const all = numberIn(await button(page).innerText());
    await page.getByLabel('Price up to (CHF)').selectOption('2000');
    await expect.poll(async () => numberIn(await button(page).innerText())).toBeLessThan(all);
    await page.getByLabel('Rooms').selectOption('3.5');
    await placeField(page).tap();
    await page.getByRole('option', { name: /Lausanne/ }).tap();
    await page.getByText('Buy', { exact: true }).last().tap();
    expect(await page.getByLabel('Price up to (CHF)').inputValue()).toBe('');
    expect(await page.getByLabel('Rooms').inputValue()).toBe('3.5');
    await page.getByLabel('Price up to (CHF)').selectOption('1000000');
    // A text that is no place yet makes the number a lie.
    await placeField(page).fill('Ren');
    await expect.poll(() => button(page).innerText()).toBe('Search');
    await placeField(page).fill('');
    // On a phone the towns that an empty field offers lie over the button.
    await placeField(page).press('Escape');
    await expect.poll(() => button(page).innerText()).toMatch(/^Show \d+ homes?$/);
    const expected = numberIn(await button(page).innerText());
    await button(page).tap();
    await page.waitForURL(/\/buy\/apartment-house,3\/lausanne,c\d+\?maxPrice=1000000&minRooms=3.5$/);
    const found = page.getByRole('main').getByRole('status').first();
    await expect.poll(async () => numberIn(/\d[\d,]*/.exec(await found.innerText())?.[0] ?? '')).toBe(expected);
    await close();
  });

  test('only says "Search" where homes cannot be counted, and searches', async () => {
    const { page, close } = await visit(browser, '/en');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByLabel('Rooms').selectOption('4.5');
    await expect.poll(() => button(page).innerText()).toBe('Search');
    await page.unroute('**/graphql');
    await button(page).click();
    await page.waitForURL(/\?minRooms=4.5$/);
    await close();
  });

  test('keeps what was entered before its scripts came', async () => {
    const { page, origin, close } = await visit(browser, '/robots.txt');
    let letGo = (): void => {};
    const comes = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto(`${origin}/en`, { waitUntil: 'commit' });
    await page.getByText('Buy', { exact: true }).last().click();
    await page.getByLabel('Price up to (CHF)').selectOption('750000');
    await placeField(page).fill('Bern');
    letGo();
    await untilAlive(page);
    await expect.poll(() => button(page).innerText()).toBe('Search');
    await button(page).click();
    await page.waitForURL(/\/buy\/apartment-house,3\/bern,c\d+\?maxPrice=750000$/);
    await close();
  });
});
